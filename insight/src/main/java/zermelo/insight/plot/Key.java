package zermelo.insight.plot;

/** What a colour means, for the legend. */
public record Key(Colour colour, String meaning) {}

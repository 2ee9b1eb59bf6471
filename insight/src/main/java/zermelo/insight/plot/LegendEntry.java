package zermelo.insight.plot;

import zermelo.insight.plot.canvas.Colour;

/** What a colour means, for the legend. */
public record LegendEntry(Colour colour, String meaning) {}

package zermelo.insight.plot;

import zermelo.insight.plot.canvas.Colour;

/** A colour with its meaning. */
public record LegendEntry(Colour colour, String meaning) {}

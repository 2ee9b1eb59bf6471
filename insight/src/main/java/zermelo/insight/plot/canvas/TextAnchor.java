package zermelo.insight.plot.canvas;

/** Which point of a text lies at the given coordinates, as SVG's {@code text-anchor}. */
public enum TextAnchor {
  START,
  MIDDLE,
  END
}

package zermelo.insight.plot.canvas;

/** The end of a text that is at its place. */
public enum TextAnchor {
  START,
  MIDDLE,
  END
}

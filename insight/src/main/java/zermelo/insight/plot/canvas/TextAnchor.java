package zermelo.insight.plot.canvas;

/** Which end of a text is at its place. */
public enum TextAnchor {
  START,
  MIDDLE,
  END
}

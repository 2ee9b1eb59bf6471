package zermelo.insight.plot.canvas;

/** The theme of a picture. */
public enum Theme {
  LIGHT,
  DARK,
  /** As the viewer of an SVG prefers. A PNG is light. */
  VIEWER
}

package zermelo.insight.plot.canvas;

/** What the paper is like. */
public enum Theme {
  LIGHT,
  DARK,
  /** As the viewer of an SVG likes it; a PNG is light then. */
  VIEWER
}

package zermelo.insight.plot.canvas;

/** Whether a plot is drawn in light or in dark colours. */
public enum Theme {
  LIGHT,
  DARK,
  /** As the viewer of an SVG prefers. A PNG is light. */
  VIEWER
}

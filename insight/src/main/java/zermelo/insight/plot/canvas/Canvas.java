package zermelo.insight.plot.canvas;

/**
 * A drawing surface. Coordinates are pixels from the top left corner.
 *
 * <p>All canvases show the same, so a picture does not depend on the canvas.
 */
public interface Canvas {
  int width();

  int height();

  /** Draws a filled rectangle. */
  void box(Colour fill, double x, double y, double width, double height);

  /** Draws a rectangle with round corners and an edge. */
  void frame(Colour fill, Colour edge, double x, double y, double width, double height);

  /** Draws a straight line. */
  void line(Colour colour, double thickness, double x1, double y1, double x2, double y2);

  /** Draws a dashed straight line. */
  void dashes(Colour colour, double x1, double y1, double x2, double y2);

  /**
   * Draws an arrow of one or more cubic curves.
   *
   * @param path the start; then for each curve two control points and its end, the last of which is
   *     the tip; each as x and y
   * @param tip the length of the arrow head
   */
  void arrow(Colour colour, double thickness, double tip, double... path);

  /** Draws round dots. */
  void dots(Colour colour, double opacity, double diameter, PlotMarks dots);

  /** Draws bars with straight ends, centred on their places. Neighbours touch without a seam. */
  void bars(Colour colour, double opacity, double thickness, PlotMarks bars);

  /** Draws a text whose base line is at y. */
  void text(Colour colour, double size, TextAnchor anchor, double x, double y, String text);

  /** Draws a text that reads upward, with its middle at the given place. */
  void upward(Colour colour, double size, double x, double y, String text);
}

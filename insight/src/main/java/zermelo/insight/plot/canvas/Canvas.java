package zermelo.insight.plot.canvas;

/**
 * What pictures are drawn on: pixels from the top left corner. All canvases show the same, so a
 * picture does not know which one it is on.
 */
public interface Canvas {
  int width();

  int height();

  /** A filled rectangle. */
  void box(Colour fill, double x, double y, double width, double height);

  /** A rectangle with round corners and an edge. */
  void frame(Colour fill, Colour edge, double x, double y, double width, double height);

  /** A straight line. */
  void line(Colour colour, double thickness, double x1, double y1, double x2, double y2);

  /** A dashed straight line. */
  void dashes(Colour colour, double x1, double y1, double x2, double y2);

  /**
   * A bent arrow.
   *
   * @param path start, two points that bend it, and its tip, each x and y
   * @param tip the length of the tip
   */
  void arrow(Colour colour, double thickness, double tip, double... path);

  /** Round dots of a diameter. */
  void dots(Colour colour, double opacity, double diameter, PlotMarks dots);

  /** Bars with straight ends, so thick, around their places; neighbours touch without a seam. */
  void bars(Colour colour, double opacity, double thickness, PlotMarks bars);

  /** A text whose base line is at y. */
  void text(Colour colour, double size, TextAnchor anchor, double x, double y, String text);

  /** A text that reads upward, its middle at the place. */
  void upward(Colour colour, double size, double x, double y, String text);
}

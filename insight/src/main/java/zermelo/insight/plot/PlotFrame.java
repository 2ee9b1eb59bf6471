package zermelo.insight.plot;

import java.util.List;
import zermelo.insight.plot.canvas.Canvas;
import zermelo.insight.plot.canvas.Colour;
import zermelo.insight.plot.canvas.TextAnchor;
import zermelo.insight.plot.canvas.TextMetrics;

/** The surroundings of a plot: title, legend, axes with round numbers, and the plot area. */
final class PlotFrame {
  private static final double SIDE = 22;
  private static final double TITLE = 17;
  private static final double SMALL = 12;
  private static final double LINE = 20;
  private static final double BELOW = 50;
  private static final double TICK_ROOM = 90; // horizontal space per number, in pixels
  private static final double TICK_ROWS = 42;

  private final Canvas canvas;
  private final AxisScale across;
  private final AxisScale up;
  private final double left;
  private final double top;
  private final double width;
  private final double height;

  private PlotFrame(
      Canvas canvas,
      AxisScale across,
      AxisScale up,
      double left,
      double top,
      double width,
      double height) {
    this.canvas = canvas;
    this.across = across;
    this.up = up;
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
  }

  /**
   * Draws the title and the legend. The frame takes the rest of the canvas.
   *
   * @param above space to leave above the plot area
   * @param right space to leave beside it
   */
  static PlotFrame around(
      Canvas canvas,
      PlotLabels labels,
      List<LegendEntry> keys,
      AxisScale across,
      AxisScale up,
      double above,
      double right) {
    double room = canvas.width() - 2 * SIDE;
    double y = SIDE + 10;
    canvas.text(
        Colour.INK,
        TITLE,
        TextAnchor.START,
        SIDE,
        y,
        TextMetrics.fitting(labels.title(), TITLE, room));
    y += LINE;
    canvas.text(
        Colour.DIM,
        SMALL,
        TextAnchor.START,
        SIDE,
        y,
        TextMetrics.fitting(labels.subtitle(), SMALL, room));
    y = keys.isEmpty() ? y : legend(canvas, keys, y + LINE, room);
    double top = Math.round(y + 18 + above);
    double height = Math.floor(Math.max(40, canvas.height() - top - BELOW));
    double numbers =
        up.ticks(ticksUp(height)).stream()
            .mapToDouble(tick -> TextMetrics.width(TextMetrics.number(tick), SMALL))
            .max()
            .orElse(0);
    double left = Math.round(SIDE + SMALL + numbers + 18);
    double width = Math.floor(Math.max(40, canvas.width() - left - SIDE - right));
    return new PlotFrame(canvas, across, up, left, top, width, height);
  }

  private static double legend(Canvas canvas, List<LegendEntry> keys, double top, double room) {
    double x = SIDE;
    double y = top;
    for (LegendEntry key : keys) {
      double width = 17 + TextMetrics.width(key.meaning(), SMALL) + 16;
      if (x > SIDE && x + width > SIDE + room) {
        x = SIDE;
        y += LINE;
      }
      canvas.box(key.colour(), x, y - 10, 11, 11);
      canvas.text(
          Colour.INK,
          SMALL,
          TextAnchor.START,
          x + 17,
          y,
          TextMetrics.fitting(key.meaning(), SMALL, room - 17));
      x += width;
    }
    return y;
  }

  private static int ticksUp(double height) {
    return (int) Math.clamp(height / TICK_ROWS, 2, 12);
  }

  /** Returns a frame with a plot area of another size, centred horizontally. */
  PlotFrame resized(double width, double height, AxisScale across, AxisScale up) {
    double aside = Math.floor(Math.max(0, this.width - width) / 2);
    return new PlotFrame(canvas, across, up, left + aside, top, width, height);
  }

  double left() {
    return left;
  }

  double top() {
    return top;
  }

  double width() {
    return width;
  }

  double height() {
    return height;
  }

  double right() {
    return left + width;
  }

  double bottom() {
    return top + height;
  }

  double x(double number) {
    return left + across.at(number) * width;
  }

  double y(double number) {
    return top + height - up.at(number) * height;
  }

  /** Draws the axes and the grid lines. The plot later covers the grid lines. */
  void axes(boolean linesUp) {
    for (long tick : up.ticks(ticksUp(height))) {
      double y = sharp(y((double) tick));
      canvas.line(Colour.GRID, 1, left, y, right(), y);
      canvas.line(Colour.AXIS, 1, left - 5, y, left, y);
      canvas.text(Colour.DIM, SMALL, TextAnchor.END, left - 8, y + 4, TextMetrics.number(tick));
    }
    double widest = TextMetrics.width(TextMetrics.number((long) across.high()), SMALL);
    int most = (int) Math.clamp(width / Math.max(TICK_ROOM * 0.6, widest + 24), 2, 14);
    for (long tick : across.ticks(most)) {
      double x = sharp(x((double) tick));
      if (linesUp) {
        canvas.line(Colour.GRID, 1, x, top, x, bottom());
      }
      canvas.line(Colour.AXIS, 1, x, bottom(), x, bottom() + 5);
      canvas.text(Colour.DIM, SMALL, TextAnchor.MIDDLE, x, bottom() + 18, TextMetrics.number(tick));
    }
    double x = sharp(left);
    double y = sharp(bottom());
    canvas.line(Colour.AXIS, 1, x, top, x, y);
    canvas.line(Colour.AXIS, 1, x, y, right(), y);
    canvas.text(
        Colour.INK, SMALL, TextAnchor.MIDDLE, left + width / 2, bottom() + 38, across.name());
    double numbers =
        up.ticks(ticksUp(height)).stream()
            .mapToDouble(tick -> TextMetrics.width(TextMetrics.number(tick), SMALL))
            .max()
            .orElse(0);
    canvas.upward(Colour.INK, SMALL, left - numbers - 18, top + height / 2, up.name());
  }

  /** Returns the middle of a pixel, so that a thin line is not spread over two pixels. */
  static double sharp(double place) {
    return Math.floor(place) + 0.5;
  }
}

package zermelo.insight.plot;

import java.util.Optional;
import zermelo.insight.plot.canvas.Canvas;
import zermelo.insight.plot.canvas.Colour;
import zermelo.insight.plot.canvas.PlotMarks;
import zermelo.insight.plot.canvas.TextAnchor;
import zermelo.insight.plot.canvas.TextMetrics;

/**
 * A scatter plot of a sequence, with rare values in another colour and a ruler of periods above.
 *
 * <p>More points than {@link #MAX_DOTS} are counted in small cells instead, so that the picture
 * stays small whatever the number of points.
 */
public record ScatterPlot(PlotLabels labels, Series series) implements Plot {
  private static final int MAX_DOTS = 6_000;

  /** A mark takes up to twenty bytes in an SVG. */
  private static final int MAX_MARKS = 50_000;

  private static final double RULER = 30;

  @Override
  public String title() {
    return labels.title() + ", " + labels.subtitle();
  }

  @Override
  public void draw(Canvas canvas) {
    AxisScale across =
        AxisScale.whole(labels.across(), series.first(), Math.max(series.first(), series.last()));
    AxisScale up = AxisScale.whole(labels.up(), 0, series.greatest());
    Optional<PlotPeriod> period = series.period().filter(known -> known.from() <= series.last());
    PlotFrame frame =
        PlotFrame.around(
            canvas, labels, series.keys(), across, up, period.isPresent() ? RULER : 0, 10);
    frame.axes(false);
    period.ifPresent(known -> ruler(canvas, frame, known));
    if (series.count() <= MAX_DOTS) {
      dots(canvas, frame);
    } else {
      thinned(canvas, frame);
    }
  }

  private void dots(Canvas canvas, PlotFrame frame) {
    PlotMarks common = new PlotMarks();
    PlotMarks rare = new PlotMarks();
    for (long number = series.first(); number <= series.last(); number++) {
      long value = series.value().applyAsLong(number);
      if (value >= 0) {
        PlotMarks marks = series.isRare(number, value) ? rare : common;
        marks.add(frame.x((double) number), frame.y((double) value), 0);
      }
    }
    double diameter =
        Math.clamp(frame.width() / Math.max(1.0, (double) series.count()) * 0.8, 2.4, 7);
    canvas.dots(Colour.ONE, 1, diameter, common);
    canvas.dots(Colour.TWO, 1, Math.max(diameter, 3.2), rare); // few points, drawn on top
  }

  private void thinned(Canvas canvas, PlotFrame frame) {
    long range = series.greatest() + 1;
    for (int size = 2; ; size++) {
      int columns = (int) Math.max(1, frame.width() / size);
      int rows = (int) Math.clamp((long) frame.height() / size, 1, range);
      BinCounts common = new BinCounts(columns, rows);
      BinCounts rare = new BinCounts(columns, rows);
      for (long i = 0; i < series.count(); i++) {
        long number = series.first() + i;
        long value = series.value().applyAsLong(number);
        if (value >= 0) {
          int column = (int) ((double) i / (double) series.count() * columns);
          int row = range == rows ? (int) value : (int) ((double) value / (double) range * rows);
          (series.isRare(number, value) ? rare : common).add(column, row);
        }
      }
      if (common.marks() + rare.marks() <= MAX_MARKS || columns == 1) {
        double step = frame.height() / rows;
        double thickness =
            rows == range ? Math.max(size, Math.min(4, step * 0.6)) : Math.ceil(step);
        BinCounts.Places places = places(frame, columns, step);
        common.draw(canvas, Colour.ONE, 0.25, thickness, places);
        rare.draw(canvas, Colour.TWO, 0.6, Math.max(thickness, 3), places);
        return;
      }
    }
  }

  private static BinCounts.Places places(PlotFrame frame, int columns, double step) {
    return new BinCounts.Places() {
      @Override
      public double x(int column) {
        return frame.left() + frame.width() * column / columns;
      }

      @Override
      public double y(int row) {
        return frame.bottom() - (row + 0.5) * step;
      }
    };
  }

  private void ruler(Canvas canvas, PlotFrame frame, PlotPeriod period) {
    double y = PlotFrame.sharp(frame.top() - 10);
    double from = Math.max(frame.left(), frame.x(period.from() - 0.5));
    double end = frame.right();
    double step =
        frame.x((double) period.from() + period.length()) - frame.x((double) period.from());
    if (period.from() > series.first()) {
      double x = PlotFrame.sharp(from);
      canvas.dashes(Colour.AXIS, x, frame.top(), x, frame.bottom());
    }
    boolean apart = step >= 8;
    canvas.line(Colour.WIN, apart ? 1 : 5, from, y, end, y);
    for (double x = from; apart && x <= end + 0.5; x += step) {
      canvas.line(Colour.WIN, 1, PlotFrame.sharp(x), y - 5, PlotFrame.sharp(x), y + 5);
    }
    double room = TextMetrics.width(period.words(), 12);
    boolean rightward = from + room <= end;
    canvas.text(
        Colour.INK,
        12,
        rightward ? TextAnchor.START : TextAnchor.END,
        rightward ? from : end,
        y - 10,
        period.words());
  }
}

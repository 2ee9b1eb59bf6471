package zermelo.insight.plot;

import zermelo.insight.plot.canvas.Canvas;
import zermelo.insight.plot.canvas.Colour;

/** A histogram of values, with rare values in another colour. */
public record HistogramPlot(PlotLabels labels, Series series) implements Plot {
  private static final double NARROWEST = 4;

  @Override
  public String title() {
    return labels.title() + ", " + labels.subtitle();
  }

  @Override
  public void draw(Canvas canvas) {
    long greatest = series.greatest();
    // Bars have a minimum width in pixels. Beyond that, each stands for several values.
    long group = AxisScale.step((greatest + 1) * NARROWEST / Math.max(100, canvas.width() - 120));
    int bars = (int) (greatest / group) + 1;
    long[] common = new long[bars];
    long[] rare = new long[bars];
    long most = 1;
    for (long i = 0; i < series.count(); i++) {
      long number = series.first() + i;
      long value = series.value().applyAsLong(number);
      if (value >= 0) {
        int bar = (int) (value / group);
        (series.isRare(number, value) ? rare : common)[bar]++;
        most = Math.max(most, common[bar] + rare[bar]);
      }
    }
    String name = labels.across() + (group == 1 ? "" : ", " + group + " in each bar");
    AxisScale across = new AxisScale(name, -0.5, bars * (double) group - 0.5);
    AxisScale up = new AxisScale(labels.up(), 0, most * 1.04);
    PlotFrame frame = PlotFrame.around(canvas, labels, series.keys(), across, up, 0, 10);
    frame.axes(false);
    double width = frame.width() / bars;
    double inside = Math.max(1, width > 60 ? 48 : width - (width >= 4 ? 1 : 0));
    for (int bar = 0; bar < bars; bar++) {
      double x = frame.left() + (bar + 0.5) * width - inside / 2;
      double seam = frame.y((double) common[bar]);
      double top = frame.y((double) common[bar] + rare[bar]);
      block(canvas, Colour.ONE, x, seam, inside, frame.bottom());
      block(canvas, Colour.TWO, x, top, inside, seam);
    }
  }

  private static void block(
      Canvas canvas, Colour colour, double x, double top, double width, double bottom) {
    if (bottom > top) {
      canvas.box(colour, x, top, width, bottom - top);
    }
  }
}

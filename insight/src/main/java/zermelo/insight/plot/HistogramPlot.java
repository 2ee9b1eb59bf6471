package zermelo.insight.plot;

/** How often each value occurs, rare values in another colour. */
public record HistogramPlot(Labels labels, Series series) implements Plot {
  private static final double NARROWEST = 4;

  @Override
  public String title() {
    return labels.title() + ", " + labels.subtitle();
  }

  @Override
  public void draw(Canvas canvas) {
    long greatest = series.greatest();
    // Bars are not narrower than some pixels: beyond that each stands for several values.
    long group = Scale.step((greatest + 1) * NARROWEST / Math.max(100, canvas.width() - 120));
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
    Scale across = new Scale(name, -0.5, bars * (double) group - 0.5);
    Scale up = new Scale(labels.up(), 0, most * 1.04);
    Frame frame = Frame.around(canvas, labels, series.keys(), across, up, 0, 10);
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

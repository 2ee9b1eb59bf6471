package zermelo.insight.plot;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zermelo.insight.plot.canvas.Canvas;
import zermelo.insight.plot.canvas.Colour;
import zermelo.insight.plot.canvas.PlotMarks;
import zermelo.insight.plot.canvas.TextAnchor;
import zermelo.insight.plot.canvas.TextMetrics;

/**
 * A heat map of Grundy values by two numbers, dark for small and bright for large values.
 *
 * <p>Zeros, the P-positions, stand out.
 */
public record HeatPlot(PlotLabels labels, ValueGrid grid) implements Plot {
  private static final double BAR = 16;
  private static final double BAR_ROOM = 92;

  @Override
  public String title() {
    return labels.title() + ", " + labels.subtitle();
  }

  @Override
  public Size size() {
    return TileLayout.size(grid, BAR_ROOM);
  }

  @Override
  public void draw(Canvas canvas) {
    long greatest = Math.max(1, grid.greatest());
    AxisScale up =
        new AxisScale(
            labels.up(), grid.firstUp(), grid.firstUp() + (double) grid.rows() * grid.stepUp());
    AxisScale across =
        AxisScale.whole(labels.across(), grid.firstAcross(), grid.firstAcross() + grid.columns());
    PlotFrame room =
        PlotFrame.around(
            canvas,
            labels,
            List.of(new LegendEntry(Colour.LOSE, "0: P-positions")),
            across,
            up,
            0,
            BAR_ROOM);
    TileLayout tiles = TileLayout.of(room, grid, labels, 1);
    tiles.frame().axes(false);
    Map<String, Colour> colours = new TreeMap<>();
    Map<String, PlotMarks> marks = new TreeMap<>();
    double[][] values = values(tiles);
    for (int row = 0; row < tiles.rows(); row++) {
      for (int column = 0; column < tiles.columns(); ) {
        if (values[row][column] < 0) {
          column++;
          continue;
        }
        Colour colour = colour(values[row][column], greatest);
        int from = column;
        while (column < tiles.columns()
            && values[row][column] >= 0
            && colour(values[row][column], greatest).equals(colour)) {
          column++;
        }
        colours.put(colour.name(), colour);
        tiles.add(marks.computeIfAbsent(colour.name(), name -> new PlotMarks()), from, column, row);
      }
    }
    marks.forEach(
        (name, runs) ->
            canvas.bars(colours.getOrDefault(name, Colour.INK), 1, tiles.inside(), runs));
    bar(canvas, tiles.frame(), greatest, tiles.group());
  }

  private static Colour colour(double value, long greatest) {
    return value == 0
        ? Colour.LOSE
        : ColourRamp.at(greatest == 1 ? 1 : (value - 1) / (greatest - 1));
  }

  /** Returns the value of each tile: the mean of its cells. */
  private double[][] values(TileLayout tiles) {
    double[][] sums = new double[tiles.rows()][tiles.columns()];
    int[][] counts = new int[tiles.rows()][tiles.columns()];
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        long value = grid.cell().at(column, row);
        if (value >= 0) {
          sums[row / tiles.group()][column / tiles.group()] += value;
          counts[row / tiles.group()][column / tiles.group()]++;
        }
      }
    }
    for (int row = 0; row < tiles.rows(); row++) {
      for (int column = 0; column < tiles.columns(); column++) {
        sums[row][column] = counts[row][column] == 0 ? -1 : sums[row][column] / counts[row][column];
      }
    }
    return sums;
  }

  /** Draws the colour scale beside the plot area. */
  private void bar(Canvas canvas, PlotFrame frame, long greatest, int group) {
    double x = frame.right() + 20;
    double height = Math.min(frame.height(), 320);
    double bottom = frame.top() + height;
    int steps = (int) Math.min(greatest, ColourRamp.COLOURS);
    for (int step = 0; step < steps; step++) {
      double place = steps == 1 ? 1 : (double) step / (steps - 1);
      double y = bottom - height * (step + 1) / steps;
      canvas.box(ColourRamp.at(place), x, y, BAR, height / steps);
    }
    AxisScale scale = AxisScale.whole("", 1, greatest);
    for (long tick : scale.ticks((int) (height / 36))) {
      double y = bottom - scale.at((double) tick) * height;
      if (tick >= 1) {
        canvas.text(Colour.DIM, 12, TextAnchor.START, x + BAR + 7, y + 4, TextMetrics.number(tick));
      }
    }
    if (group > 1) {
      canvas.text(Colour.DIM, 12, TextAnchor.START, x, bottom + 20, "means of");
      canvas.text(Colour.DIM, 12, TextAnchor.START, x, bottom + 35, group + " × " + group);
    }
  }
}

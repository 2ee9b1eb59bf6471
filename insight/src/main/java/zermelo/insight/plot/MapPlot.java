package zermelo.insight.plot;

import java.util.List;
import zermelo.insight.plot.canvas.Canvas;
import zermelo.insight.plot.canvas.PlotMarks;

/**
 * A map with one coloured cell per pair of numbers: P-positions, or all outcomes.
 *
 * @param grid each cell holds an index into the keys; negative if nothing is drawn
 */
public record MapPlot(PlotLabels labels, ValueGrid grid, List<LegendEntry> keys) implements Plot {

  public MapPlot {
    keys = List.copyOf(keys);
  }

  @Override
  public String title() {
    return labels.title() + ", " + labels.subtitle();
  }

  @Override
  public Size size() {
    return TileLayout.size(grid, 0);
  }

  @Override
  public void draw(Canvas canvas) {
    AxisScale up =
        new AxisScale(
            labels.up(), grid.firstUp(), grid.firstUp() + (double) grid.rows() * grid.stepUp());
    AxisScale across =
        AxisScale.whole(labels.across(), grid.firstAcross(), grid.firstAcross() + grid.columns());
    PlotFrame room = PlotFrame.around(canvas, labels, keys, across, up, 0, 10);
    TileLayout tiles = TileLayout.of(room, grid, labels, Math.max(1, keys.size()));
    tiles.frame().axes(true);
    for (int key = 0; key < keys.size(); key++) {
      if (tiles.group() == 1) {
        cells(canvas, tiles, key);
      } else {
        bins(tiles, key).draw(canvas, keys.get(key).colour(), 0.35, tiles.height(), tiles);
      }
    }
  }

  private void cells(Canvas canvas, TileLayout tiles, int key) {
    PlotMarks marks = new PlotMarks();
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        int from = column;
        while (column < grid.columns() && grid.cell().at(column, row) == key) {
          column++;
        }
        if (column > from) {
          tiles.add(marks, from, column, row);
        }
      }
    }
    canvas.bars(keys.get(key).colour(), 1, tiles.inside(), marks);
  }

  private BinCounts bins(TileLayout tiles, int key) {
    BinCounts bins = new BinCounts(tiles.columns(), tiles.rows());
    for (int row = 0; row < grid.rows(); row++) {
      for (int column = 0; column < grid.columns(); column++) {
        if (grid.cell().at(column, row) == key) {
          bins.add(column / tiles.group(), row / tiles.group());
        }
      }
    }
    return bins;
  }
}

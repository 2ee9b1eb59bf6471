package zermelo.insight.plot;

import java.util.List;

/**
 * A coloured cell for each of two numbers: where P-positions are, or what every position is worth.
 *
 * @param grid in a cell is a place in the keys; negative where nothing is drawn
 */
public record MapPlot(Labels labels, Grid grid, List<Key> keys) implements Plot {

  public MapPlot {
    keys = List.copyOf(keys);
  }

  @Override
  public String title() {
    return labels.title() + ", " + labels.subtitle();
  }

  @Override
  public Size size() {
    return Tiles.size(grid, 0);
  }

  @Override
  public void draw(Canvas canvas) {
    Scale up =
        new Scale(
            labels.up(), grid.firstUp(), grid.firstUp() + (double) grid.rows() * grid.stepUp());
    Scale across =
        Scale.whole(labels.across(), grid.firstAcross(), grid.firstAcross() + grid.columns());
    Frame room = Frame.around(canvas, labels, keys, across, up, 0, 10);
    Tiles tiles = Tiles.of(room, grid, labels, Math.max(1, keys.size()));
    tiles.frame().axes(true);
    for (int key = 0; key < keys.size(); key++) {
      if (tiles.group() == 1) {
        cells(canvas, tiles, key);
      } else {
        bins(tiles, key).draw(canvas, keys.get(key).colour(), 0.35, tiles.height(), tiles);
      }
    }
  }

  private void cells(Canvas canvas, Tiles tiles, int key) {
    Marks marks = new Marks();
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

  private Bins bins(Tiles tiles, int key) {
    Bins bins = new Bins(tiles.columns(), tiles.rows());
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

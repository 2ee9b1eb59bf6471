package zermelo.insight.plot;

import zermelo.insight.plot.canvas.Canvas;
import zermelo.insight.plot.canvas.Colour;
import zermelo.insight.plot.canvas.PlotMarks;

/**
 * Counts the points in each cell of a grid, for plots with more points than pixels.
 *
 * <p>Each cell with points gets one mark. The more points, the stronger the mark.
 */
final class BinCounts {
  private static final int LEVELS = 5;

  private final int columns;
  private final int rows;
  private final int[] counts;

  BinCounts(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    this.counts = new int[Math.multiplyExact(columns, rows)];
  }

  void add(int column, int row) {
    int at = row * columns + column;
    counts[at] += counts[at] < Integer.MAX_VALUE ? 1 : 0;
  }

  /** Returns the number of marks. Neighbours of equal strength share one. */
  int marks() {
    int[] levels = levels();
    int marks = 0;
    for (int at = 0; at < levels.length; at++) {
      boolean goesOn = at % columns > 0 && levels[at] == levels[at - 1];
      marks += levels[at] > 0 && !goesOn ? 1 : 0;
    }
    return marks;
  }

  /**
   * Returns the strength of each cell, from 0 for none to {@link #LEVELS}, on a logarithmic scale.
   */
  private int[] levels() {
    int most = 0;
    for (int count : counts) {
      most = Math.max(most, count);
    }
    int[] levels = new int[counts.length];
    double whole = Math.log1p(most);
    for (int at = 0; at < counts.length; at++) {
      levels[at] =
          counts[at] == 0 ? 0 : (int) Math.ceil(LEVELS * Math.log1p(counts[at]) / whole - 1e-9);
    }
    return levels;
  }

  /** The places of the cells on the canvas. */
  interface Places {
    double x(int column);

    double y(int row);
  }

  /**
   * Draws the marks.
   *
   * @param faintest the opacity of the faintest marks
   */
  void draw(Canvas canvas, Colour colour, double faintest, double thickness, Places places) {
    int[] levels = levels();
    for (int level = 1; level <= LEVELS; level++) {
      PlotMarks marks = new PlotMarks();
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          int from = column;
          while (column < columns && levels[row * columns + column] == level) {
            column++;
          }
          if (column > from) {
            double x = places.x(from);
            marks.add(x, places.y(row), places.x(column) - x);
          }
        }
      }
      canvas.bars(colour, faintest + (1 - faintest) * (level - 1) / (LEVELS - 1), thickness, marks);
    }
  }
}

package zermelo.insight.plot;

import zermelo.insight.plot.canvas.PlotMarks;

/**
 * The layout of a grid: each cell has a whole number of pixels.
 *
 * <p>If there are more cells than pixels, or more than an SVG can hold, a square of cells is one
 * tile.
 *
 * @param group the number of cells in a row or column of a tile
 */
record TileLayout(PlotFrame frame, int group, int columns, int rows, double width, double height)
    implements BinCounts.Places {
  private static final int WIDEST = 60;
  private static final int MAX_ASPECT_RATIO = 3;

  /** A tile takes up to sixteen bytes in an SVG. */
  private static final int MAX_TILES = 60_000;

  private static final double USUAL = 600; // pixels
  private static final double FILLED = 0.85;

  /**
   * Returns the canvas size at which cells of whole pixels fill the plot area.
   *
   * @param right further space beside the plot area
   */
  static Plot.Size size(ValueGrid grid, double right) {
    double across = usual(grid.columns());
    double up = usual(grid.rows());
    if (grid.columns() == grid.rows()) {
      across = up;
    }
    return new Plot.Size((int) (across + 110 + right), (int) (up + 150));
  }

  private static double usual(int cells) {
    return cells >= USUAL ? USUAL : cells * Math.clamp(Math.round(USUAL / cells), 1, WIDEST);
  }

  /**
   * Chooses the tile size.
   *
   * @param layers the number of marks that a tile of several cells may have
   */
  static TileLayout of(PlotFrame room, ValueGrid grid, PlotLabels labels, int layers) {
    int group = 1;
    while (!fits(
        room, ceil(grid.columns(), group), ceil(grid.rows(), group), group > 1 ? layers : 0)) {
      group++;
    }
    int columns = ceil(grid.columns(), group);
    int rows = ceil(grid.rows(), group);
    double width = Math.clamp(Math.floor(room.width() / columns), 1, WIDEST);
    double height = Math.clamp(Math.floor(room.height() / rows), 1, WIDEST);
    int unequal = grid.columns() == grid.rows() ? 1 : MAX_ASPECT_RATIO;
    width = Math.min(width, unequal * height);
    height = Math.min(height, unequal * width);
    AxisScale across = scale(labels.across(), grid.firstAcross(), 1, columns * (double) group);
    AxisScale up = scale(labels.up(), grid.firstUp(), grid.stepUp(), rows * (double) group);
    PlotFrame frame = room.resized(columns * width, rows * height, across, up);
    return new TileLayout(frame, group, columns, rows, width, height);
  }

  private static AxisScale scale(String name, long first, long step, double count) {
    return new AxisScale(name, first - 0.5 * step, first + (count - 0.5) * step);
  }

  /** Returns whether this many tiles have room. Tiles of several cells must also fill the room. */
  private static boolean fits(PlotFrame room, int columns, int rows, int layers) {
    double width = Math.floor(room.width() / columns) * columns;
    double height = Math.floor(room.height() / rows) * rows;
    boolean filled =
        layers == 0
            || Math.max(width / room.width(), height / room.height()) >= FILLED
            || columns <= 60;
    return (long) columns * rows * Math.max(1, layers) <= MAX_TILES
        && width > 0
        && height > 0
        && filled;
  }

  private static int ceil(int number, int by) {
    return (number + by - 1) / by;
  }

  /** Returns the height of a drawn tile. Large tiles have a seam between them. */
  double inside() {
    return height - seam();
  }

  private double seam() {
    return Math.min(width, height) >= 7 ? 1 : 0;
  }

  @Override
  public double x(int column) {
    return frame.left() + column * width;
  }

  @Override
  public double y(int row) {
    return frame.bottom() - (row + 0.5) * height;
  }

  /** Adds a run of tiles as one mark, or as one mark each if they have seams. */
  void add(PlotMarks marks, int from, int end, int row) {
    if (seam() == 0) {
      marks.add(x(from), y(row), (end - from) * width);
      return;
    }
    for (int column = from; column < end; column++) {
      marks.add(x(column), y(row), width - seam());
    }
  }
}

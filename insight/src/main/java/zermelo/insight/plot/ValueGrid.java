package zermelo.insight.plot;

/**
 * A value for each pair of numbers. The values are queried, never copied.
 *
 * @param firstAcross the number of the leftmost column
 * @param firstUp the number of the lowest row
 * @param stepUp the difference between a row's number and that of the row below
 */
public record ValueGrid(
    long firstAcross, int columns, long firstUp, long stepUp, int rows, Cell cell) {
  /** The content of a cell. */
  @FunctionalInterface
  public interface Cell {
    /** Returns the value, or a negative number if there is none. */
    long at(int column, int row);
  }

  public static ValueGrid of(long firstAcross, int columns, long firstUp, int rows, Cell cell) {
    return new ValueGrid(firstAcross, columns, firstUp, 1, rows, cell);
  }

  /** Breaks a long sequence into rows, the lowest numbers at the bottom, as nearly a square. */
  public static ValueGrid lines(Series series) {
    int columns = (int) Math.max(10, AxisScale.step(Math.sqrt((double) series.count())));
    long start = Math.floorDiv(series.first(), columns) * columns;
    int rows = (int) ((series.last() - start) / columns) + 1;
    return new ValueGrid(
        0,
        columns,
        start,
        columns,
        rows,
        (column, row) -> {
          long number = start + (long) row * columns + column;
          return number < series.first() || number > series.last()
              ? -1
              : series.value().applyAsLong(number);
        });
  }

  /** Returns a grid of the same shape with other contents. */
  public ValueGrid with(Cell other) {
    return new ValueGrid(firstAcross, columns, firstUp, stepUp, rows, other);
  }

  long greatest() {
    long greatest = 0;
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        greatest = Math.max(greatest, cell.at(column, row));
      }
    }
    return greatest;
  }
}

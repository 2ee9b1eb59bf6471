package zermelo.bench.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntBinaryOperator;
import java.util.stream.IntStream;

/** A rectangle of cells, numbered row by row from the top left. */
record Grid(int rows, int columns) {
  public int cells() {
    return rows * columns;
  }

  public int cell(int row, int column) {
    return row * columns + column;
  }

  public int row(int cell) {
    return cell / columns;
  }

  public int column(int cell) {
    return cell % columns;
  }

  /** Returns the bits of all cells. The grid has at most 64 cells. */
  public long mask() {
    return -1L >>> (64 - cells());
  }

  /** Returns the bits of one column. */
  long columnMask(int column) {
    return IntStream.range(0, rows).mapToLong(row -> 1L << cell(row, column)).sum();
  }

  /** Returns the half turn and the two reflections, as the target of each cell. */
  public List<int[]> mirrors() {
    return List.of(
        map((row, column) -> cell(rows - 1 - row, columns - 1 - column)),
        map((row, column) -> cell(row, columns - 1 - column)),
        map((row, column) -> cell(rows - 1 - row, column)));
  }

  /** Returns all symmetries but the identity: seven of a square, three of another rectangle. */
  public List<int[]> symmetries() {
    List<int[]> all = new ArrayList<>(mirrors());
    if (rows == columns) {
      int[] transposed = map((row, column) -> column * columns + row);
      all.add(transposed);
      for (int[] mirror : mirrors()) {
        all.add(IntStream.of(mirror).map(cell -> transposed[cell]).toArray());
      }
    }
    return all;
  }

  private int[] map(IntBinaryOperator image) {
    return IntStream.range(0, cells())
        .map(cell -> image.applyAsInt(row(cell), column(cell)))
        .toArray();
  }
}

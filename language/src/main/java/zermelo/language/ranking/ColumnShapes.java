package zermelo.language.ranking;

import java.util.List;
import java.util.Optional;

/**
 * Numbers the sets of filled cells on a board whose stones fall down columns, as in connect four.
 *
 * <p>In such a set each column is filled from its first cell on. So the set is a shape: the number
 * of filled cells of each column. Sets that are no shapes get the rank of some shape, which does
 * not lead back to them.
 */
final class ColumnShapes implements FilledCells {
  private static final int MAX_SHAPES = 1 << 20;

  private final long[] columns; // the cells of each column
  private final int[] scales;
  private final int[] places; // by code: the rank among shapes with as many cells
  private final long[][] shapes; // by number of cells, then by rank

  private ColumnShapes(List<int[]> lists, int count, int cells) {
    this.columns = new long[lists.size()];
    this.scales = new int[lists.size()];
    int scale = 1;
    for (int i = 0; i < columns.length; i++) {
      for (int cell : lists.get(i)) {
        columns[i] |= 1L << cell;
      }
      scales[i] = scale;
      scale *= lists.get(i).length + 1;
    }
    this.places = new int[count];
    int[] sizes = new int[cells + 1];
    for (int code = 0; code < count; code++) {
      places[code] = sizes[Long.bitCount(filled(code, lists))]++;
    }
    this.shapes = new long[cells + 1][];
    for (int i = 0; i <= cells; i++) {
      shapes[i] = new long[sizes[i]];
    }
    for (int code = 0; code < count; code++) {
      long filled = filled(code, lists);
      shapes[Long.bitCount(filled)][places[code]] = filled;
    }
  }

  /**
   * The shapes of columns, whose cells are listed in the order in which they are filled.
   *
   * @return none if there are too many shapes
   */
  static Optional<FilledCells> of(List<int[]> columns) {
    long count = 1;
    int cells = 0;
    for (int[] column : columns) {
      count *= column.length + 1;
      cells += column.length;
      if (count > MAX_SHAPES) {
        return Optional.empty();
      }
    }
    return Optional.of(new ColumnShapes(columns, (int) count, cells));
  }

  private static long filled(int code, List<int[]> lists) {
    long filled = 0;
    int left = code;
    for (int[] column : lists) {
      int height = left % (column.length + 1);
      left /= column.length + 1;
      for (int i = 0; i < height; i++) {
        filled |= 1L << column[i];
      }
    }
    return filled;
  }

  @Override
  public long count(int cells) {
    return shapes[cells].length;
  }

  @Override
  public long rank(long filled) {
    int code = 0;
    for (int i = 0; i < columns.length; i++) {
      code += scales[i] * Long.bitCount(filled & columns[i]);
    }
    return places[code];
  }

  @Override
  public long filled(int cells, long rank) {
    return shapes[cells][(int) rank];
  }

  @Override
  public long next(long filled) {
    long[] all = shapes[Long.bitCount(filled)];
    int next = (int) rank(filled) + 1;
    return next < all.length ? all[next] : 0;
  }
}

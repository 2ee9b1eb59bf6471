package zermelo.language.compile.board.analysis;

import java.util.Map;
import java.util.TreeMap;

/**
 * A function from cells to cells that does not depend on the position, such as the cell above.
 *
 * <p>No cell is 0.
 */
public final class CellMap {
  /** Maps with more different distances are written as tables. */
  public static final int MOST_SHIFTS = 3;

  private final long[] table;

  /** Creates a map; the table has the image of each cell, by its number. */
  public CellMap(long[] table) {
    this.table = table;
  }

  /** The image of a cell. */
  public long image(int cell) {
    return table[cell];
  }

  /** The cells that move by each distance. */
  public Map<Integer, Long> shifts() {
    Map<Integer, Long> found = new TreeMap<>();
    for (int cell = 1; cell < table.length; cell++) {
      if (table[cell] != 0) {
        found.merge((int) table[cell] - cell, BoardPlan.bit(cell), (a, b) -> a | b);
      }
    }
    return found;
  }

  /** Whether no cell is mapped to "no cell". */
  public boolean total() {
    for (int cell = 1; cell < table.length; cell++) {
      if (table[cell] == 0) {
        return false;
      }
    }
    return true;
  }

  /** The image of each cell as a bit. */
  public long[] bits() {
    long[] bits = new long[table.length];
    for (int cell = 0; cell < table.length; cell++) {
      bits[cell] = BoardPlan.bit(table[cell]);
    }
    return bits;
  }

  public int[] indices() {
    int[] indices = new int[table.length];
    for (int cell = 0; cell < table.length; cell++) {
      indices[cell] = (int) table[cell];
    }
    return indices;
  }
}

package zermelo.library.boards.representation;

import zermelo.kernel.Options;
import zermelo.kernel.Position;

/** Places dominoes on a grid of at most 64 cells. Set bits are filled cells. */
public record DominoPlacement(Grid grid, long board, long notLast) {
  public DominoPlacement(Grid grid) {
    this(grid, grid.mask(), grid.mask() & ~grid.columnMask(grid.columns() - 1));
  }

  /** Adds every board with one more vertical domino. Returns false if the options are full. */
  public boolean upright(long filled, long flip, Options out) {
    long free = ~filled & board;
    long upper = grid.rows() == 1 ? 0 : free & (free >>> grid.columns());
    return add(filled, upper, 1L | (1L << grid.columns()), flip, out);
  }

  /** Adds every board with one more horizontal domino. Returns false if the options are full. */
  public boolean level(long filled, long flip, Options out) {
    long free = ~filled & board;
    return add(filled, free & (free >>> 1) & notLast, 0b11, flip, out);
  }

  /** Returns the two cells that a move filled: {@code b2-b3}. */
  public String label(Position before, Position after) {
    long cells = (before.word(0) ^ after.word(0)) & board;
    return grid.name(Long.numberOfTrailingZeros(cells))
        + "-"
        + grid.name(63 - Long.numberOfLeadingZeros(cells));
  }

  private static boolean add(long filled, long places, long domino, long flip, Options out) {
    for (long left = places; left != 0; left &= left - 1) {
      if (!out.add((filled ^ flip) | (domino << Long.numberOfTrailingZeros(left)))) {
        return false;
      }
    }
    return true;
  }
}

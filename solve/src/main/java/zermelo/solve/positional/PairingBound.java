package zermelo.solve.positional;

/**
 * Bounds what the player to move can reach if cells form pairs and the other player answers a stone
 * on one cell of a pair by a stone on the other.
 *
 * <p>Where stones fall, the other player can answer every stone by one on top of it, in a column
 * with an even number of free cells. In any column it can do so below a free cell where it would
 * win, if the number of free cells below that cell is odd: the answer to the last of them wins.
 * Such a column is closed by its winning cell. The odd columns that are not closed are coupled two
 * by two, so their number must be even: a stone on the first free cell of one is answered on the
 * first free cell of the other, and after that both are even.
 *
 * <p>So the player to move gets every second free cell, and one of the two first cells of each
 * couple. If these do not complete a winning set, the player to move cannot win. If a column is
 * closed too, the player to move runs out of other moves and loses. It also loses if the cells that
 * the other player gets complete a set. These are the rules claimeven and baseinverse, and the odd
 * threat, of V. Allis, A knowledge-based approach of connect-four, 1988; here a few operations on
 * bits test all columns at once.
 *
 * <p>Where stones do not fall, the only bound is that a player who cannot complete any set does not
 * win.
 */
final class PairingBound {
  /** The result if no bound is found. */
  static final int NONE = Integer.MAX_VALUE;

  private final BitLayout layout;
  private final WinningCells wins;
  private final long firsts; // cells that are the first of a pair if their column is even

  PairingBound(BitLayout layout, WinningCells wins) {
    this.layout = layout;
    this.wins = wins;
    long second = 0;
    for (int below = 1; below < layout.stride - 1; below += 2) {
      second |= layout.top >>> below;
    }
    this.firsts = second & layout.board;
  }

  /**
   * An upper bound on the {@link Score}, or {@link #NONE}.
   *
   * @param winning the free cells where the other player would win
   */
  int of(long own, long theirs, long winning, int ply) {
    long taken = own | theirs;
    long free = layout.board & ~taken;
    if (!layout.falls) {
      return wins.isComplete(own | free) ? NONE : 0;
    }
    long next = layout.playable(taken);
    long odd = (layout.guards - (next & ~firsts)) & layout.board; // free cells of odd columns
    long closing = winning & ((odd & firsts) | (free & ~odd & ~firsts));
    long reach = reach(closing, next);
    long open = reach & layout.top & odd; // the top cells of odd columns that are not closed
    if ((Long.bitCount(open) & 1) != 0) {
      closing &= ~odd;
      reach = reach(closing, next);
      open = reach & layout.top & odd;
      if ((Long.bitCount(open) & 1) != 0) {
        return wins.isComplete(own | free) ? NONE : 0;
      }
    }
    long coupled = ((open << 1) - (open >>> (layout.stride - 2))) & free;
    long mine = own | (reach & ~odd & firsts) | (reach & odd & ~coupled & ~firsts);
    long starts = coupled & next;
    mine |= coupled & firsts;
    if (wins.isComplete(mine | starts) && !couplesHold(mine, starts)) {
      return wins.isComplete(own | free) ? NONE : 0;
    }
    if (closing != 0) {
      int closed = Long.bitCount(next) - Long.bitCount(reach & layout.top);
      int last = ply + Long.bitCount(reach) - closed + 2;
      return -Score.of(layout.cells, last);
    }
    return wins.isComplete(theirs | (free & ~firsts & ~next)) ? -1 : 0;
  }

  /**
   * The free cells below the lowest closing cell of each column; all its free cells if it has none.
   */
  private long reach(long closing, long next) {
    return ((closing | layout.guards) - next) & ~closing & layout.board;
  }

  /** Whether some way to couple the first cells leaves no winning set to the player to move. */
  private boolean couplesHold(long mine, long starts) {
    int count = Long.bitCount(starts);
    if (count == 0 || count > 4) {
      return false;
    }
    long first = starts & -starts;
    for (long left = starts ^ first; left != 0; left &= left - 1) {
      long second = left & -left;
      long rest = starts ^ first ^ second;
      if (rest == 0) {
        return !wins.isComplete(mine | first) && !wins.isComplete(mine | second);
      }
      long third = rest & -rest;
      long fourth = rest ^ third;
      if (!wins.isComplete(mine | first | third)
          && !wins.isComplete(mine | first | fourth)
          && !wins.isComplete(mine | second | third)
          && !wins.isComplete(mine | second | fourth)) {
        return true;
      }
    }
    return false;
  }
}

package zermelo.solve.positional;

import zermelo.solve.team.NodeCounter;

/**
 * Searches for the score of a position, in one thread.
 *
 * <p>This is negamax with null windows: a search answers whether the score is more than {@code
 * alpha}, and returns a bound that shows it. Before it searches the positions after the moves, it
 * tries what costs less:
 *
 * <ol>
 *   <li>Threats. A move that makes two winning cells, both playable or one above the other, wins
 *       two plies later. If the opponent has a winning cell, it must be taken, and the cell below
 *       it must not be.
 *   <li>The table. It may have a bound for the position, or for a position after one of its moves.
 *   <li>Pairs. A {@link PairingBound} after a move may answer the question.
 * </ol>
 *
 * <p>A position in which the mover can win at once is never searched, because the search of the
 * position before it sees that.
 *
 * <p>Moves are tried in this order: first the one that the table names, then those that make the
 * most winning cells, then those with the most winning sets through their cell.
 */
final class PositionalSearch {
  private static final int NO_MOVE = 63;

  /** With fewer stones than this, symmetric positions share an entry of the table. */
  private static final int SYMMETRIC_STONES = 12;

  /** The weight of a winning cell, against the winning sets through a move's cell. */
  private static final int THREAT = 4;

  private final BitLayout layout;
  private final WinningCells wins;
  private final PairingBound pairing;
  private final ScoreTable table;
  private final long[] weights;
  private final int[][] symmetries;
  private final NodeCounter counter;
  private final int cells;
  private final int width;
  private final int[] preference = new int[64]; // by bit

  // The moves of each ply, the best first.
  private final long[] moves;
  private final long[] replies;
  private final long[] keys;
  private final int[] scores;

  /**
   * Creates the search of one thread.
   *
   * @param number the number of the thread; each prefers other moves among equals, so that the
   *     threads do not all do the same
   */
  PositionalSearch(
      BitLayout layout,
      WinningCells wins,
      ScoreTable table,
      long[] weights,
      int[][] symmetries,
      int number,
      NodeCounter counter) {
    this.layout = layout;
    this.wins = wins;
    this.pairing = new PairingBound(layout, wins);
    this.table = table;
    this.weights = weights;
    this.symmetries = symmetries;
    this.counter = counter;
    this.cells = layout.cells;
    this.width = layout.falls ? Long.bitCount(layout.bottom) : cells;
    for (int bit = 0; bit < preference.length; bit++) {
      int through = wins.through(1L << bit);
      preference[bit] = through + (number == 0 ? 0 : (bit * 7 + number * 5) % 4);
    }
    int size = (cells + 1) * width;
    this.moves = new long[size];
    this.replies = new long[size];
    this.keys = new long[size];
    this.scores = new int[size];
  }

  /** A bound on the score that shows whether it is more than alpha. No set may be complete yet. */
  int bound(long own, long theirs, int alpha) {
    long taken = own | theirs;
    int stones = Long.bitCount(taken);
    long next = layout.playable(taken);
    if (next == 0) {
      return 0;
    }
    long mine = wins.of(own) & layout.board & ~taken;
    if ((mine & next) != 0) {
      return Score.of(cells, stones + 1);
    }
    long winning = wins.of(theirs) & layout.board & ~taken;
    long safe = replies(next, winning);
    if (safe == 0) {
      return -Score.of(cells, stones + 2);
    }
    return stones >= cells - 2
        ? 0
        : search(own, theirs, safe, stones, key(own, theirs, stones), alpha);
  }

  /**
   * The moves that do not lose at once; 0 if all do.
   *
   * @param winning the free cells where the other player would win
   */
  private long replies(long next, long winning) {
    long forced = next & winning;
    if ((forced & (forced - 1)) != 0) {
      return 0;
    }
    long moves = forced != 0 ? forced : next;
    return layout.falls ? moves & ~(winning >>> 1) : moves;
  }

  /**
   * A bound on the score of a position whose mover cannot win at once.
   *
   * @param safe the moves that do not lose at once, at least one
   */
  private int search(long own, long theirs, long safe, int stones, long key, int alpha) {
    counter.count();
    int high = Score.of(cells, stones + 3);
    if (high <= alpha) {
      return high;
    }
    int low = -Score.of(cells, stones + 4);
    if (low > alpha) {
      return low;
    }
    int hint = NO_MOVE;
    long entry = table.find(key);
    if (entry != 0) {
      low = ScoreTable.low(entry);
      high = ScoreTable.high(entry);
      if (low > alpha || high <= alpha) {
        return low > alpha ? low : high;
      }
      hint = ScoreTable.move(entry);
    }
    long before = counter.nodes();
    int first = stones * width;
    int end = first;
    int best = Integer.MIN_VALUE;
    long taken = own | theirs;
    long parentKey = 2 * encoded(theirs) + encoded(own);
    for (long left = safe; left != 0; left &= left - 1) {
      long move = left & -left;
      long stonesAfter = own | move;
      long after = taken | move;
      long made = wins.of(stonesAfter) & layout.board & ~after;
      long next = layout.playable(after);
      long reply = replies(next, made);
      if (reply == 0 && next != 0) {
        return Score.of(cells, stones + 3);
      }
      if (stones >= cells - 3) { // the last stones cannot win any more
        best = Math.max(best, 0);
        continue;
      }
      int bit = Long.numberOfTrailingZeros(move);
      long child =
          stones < SYMMETRIC_STONES && symmetries.length > 0
              ? key(theirs, stonesAfter, stones + 1)
              : table.mix(parentKey + weights[bit]);
      long known = table.find(child);
      if (known != 0) {
        if (-ScoreTable.high(known) > alpha) {
          return -ScoreTable.high(known);
        }
        if (-ScoreTable.low(known) <= alpha) {
          best = Math.max(best, -ScoreTable.low(known));
          continue;
        }
      }
      int most = pairing.of(theirs, stonesAfter, made, stones + 1);
      if (most < -alpha) {
        return -most;
      }
      int score = bit == hint ? Integer.MAX_VALUE : THREAT * Long.bitCount(made) + preference[bit];
      int at = end++;
      for (; at > first && scores[at - 1] < score; at--) {
        scores[at] = scores[at - 1];
        moves[at] = moves[at - 1];
        replies[at] = replies[at - 1];
        keys[at] = keys[at - 1];
      }
      scores[at] = score;
      moves[at] = move;
      replies[at] = reply;
      keys[at] = child;
    }
    int chosen = hint;
    for (int i = first; i < end && best <= alpha; i++) {
      int value = -search(theirs, own | moves[i], replies[i], stones + 1, keys[i], -alpha - 1);
      if (value > best) {
        best = value;
        chosen = value > alpha ? Long.numberOfTrailingZeros(moves[i]) : hint;
      }
    }
    table.store(
        key,
        best > alpha ? Math.max(low, best) : low,
        best > alpha ? high : Math.min(high, best),
        chosen,
        counter.nodes() - before);
    return best;
  }

  private long key(long own, long theirs, int stones) {
    long key = 2 * encoded(own) + encoded(theirs);
    if (stones <= SYMMETRIC_STONES) {
      for (int[] symmetry : symmetries) {
        long other = 2 * encoded(image(own, symmetry)) + encoded(image(theirs, symmetry));
        key = Long.compareUnsigned(other, key) < 0 ? other : key;
      }
    }
    return table.mix(key);
  }

  private long encoded(long stones) {
    if (layout.falls) {
      return stones;
    }
    long sum = 0;
    for (long left = stones; left != 0; left &= left - 1) {
      sum += weights[Long.numberOfTrailingZeros(left)];
    }
    return sum;
  }

  private static long image(long stones, int[] symmetry) {
    long image = 0;
    for (long left = stones; left != 0; left &= left - 1) {
      image |= 1L << symmetry[Long.numberOfTrailingZeros(left)];
    }
    return image;
  }
}

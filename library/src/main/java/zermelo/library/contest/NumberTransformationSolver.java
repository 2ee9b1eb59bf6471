package zermelo.library.contest;

/**
 * Solves number transformation without a full search of its tree: does the player to move win?
 *
 * <p>A number is c * 2^a * 3^b with c coprime to 6, and c never changes. So numbers meet only
 * within one family, those of the same c. The largest family has 40 numbers, so the used values fit
 * into the bits of a long. Three things keep the work small:
 *
 * <ul>
 *   <li>Only those used values count that a player can still reach.
 *   <li>If no used value can be reached and the players can reach no common value, each walks
 *       alone, and the player with the longer walk wins.
 *   <li>The other results are stored in a table, which the cases of one input share.
 * </ul>
 *
 * <p>Slow twin: the library game, and a plain tree search in the test.
 */
final class NumberTransformationSolver {
  static final int LIMIT = 1000;

  private final int[] family = new int[LIMIT + 1];
  private final int[] bit = new int[LIMIT + 1];

  /** The values reachable from a value, as bits of its family. */
  private final long[] reach = new long[LIMIT + 1];

  /** The number of moves of the longest walk from a value. */
  private final int[] longest = new int[LIMIT + 1];

  private final WinLossTable[] memos = new WinLossTable[LIMIT + 1];

  NumberTransformationSolver() {
    int[] sizes = new int[LIMIT + 1];
    for (int v = 1; v <= LIMIT; v++) {
      family[v] = withoutFactor(withoutFactor(v, 2), 3);
      bit[v] = sizes[family[v]]++;
    }
    // Descending, so that 2v is ready before v. The step to v / 3 recurses.
    for (int v = LIMIT; v > 0; v--) {
      prepare(v);
    }
  }

  private static int withoutFactor(int number, int factor) {
    int rest = number;
    while (rest % factor == 0) {
      rest /= factor;
    }
    return rest;
  }

  private void prepare(int v) {
    if (reach[v] != 0) {
      return;
    }
    if (2 * v <= LIMIT) {
      step(v, 2 * v);
    }
    if (v % 3 == 0) {
      step(v, v / 3);
    }
  }

  private void step(int from, int to) {
    prepare(to);
    reach[from] |= reach[to] | 1L << bit[to];
    longest[from] = Math.max(longest[from], longest[to] + 1);
  }

  boolean wins(int x, int y) {
    if (family[x] != family[y]) {
      return longest[x] > longest[y];
    }
    WinLossTable memo = memos[family[x]];
    if (memo == null) {
      memo = new WinLossTable();
      memos[family[x]] = memo;
    }
    return wins(x, y, 0, memo);
  }

  private boolean wins(int own, int other, long used, WinLossTable memo) {
    long open = used & (reach[own] | reach[other]);
    if (open == 0 && (reach[own] & reach[other]) == 0) {
      return longest[own] > longest[other];
    }
    long key = open << 12 | (long) bit[own] << 6 | bit[other];
    int known = memo.get(key);
    if (known != WinLossTable.UNKNOWN) {
      return known == 1;
    }
    boolean wins =
        (2 * own <= LIMIT && goodMove(2 * own, other, open, memo))
            || (own % 3 == 0 && goodMove(own / 3, other, open, memo));
    memo.put(key, wins);
    return wins;
  }

  private boolean goodMove(int to, int other, long used, WinLossTable memo) {
    long taken = 1L << bit[to];
    return (used & taken) == 0 && !wins(other, to, used | taken, memo);
  }
}

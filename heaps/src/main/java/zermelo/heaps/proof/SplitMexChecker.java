package zermelo.heaps.proof;

import zermelo.heaps.code.PlainSequence;

/**
 * The mex rule for codes that split in two, without looking at every split. Its slow twin is {@link
 * PlainSequence#mex}.
 *
 * <p><b>Why it is right.</b> First all options with one heap are marked, and all splits with a rare
 * part. By {@link ClaimedSplitValues} every value that is common at n and worth an option is then
 * marked. The claimed value must not be an option: if it is common, it is enough that it is not
 * marked; if it is rare, all splits are searched. Every smaller value must be one: if it is not
 * marked it is none if it is common, and is searched among the splits if it is rare. Before that,
 * splits near the middle are marked while many are missing; marks only ever stand for true options,
 * so it does not matter how many. Nor does a bad mask make anything wrong, only slow.
 */
final class SplitMexChecker implements MexChecker {
  /** While more values than these are missing, marking is cheaper than searching each. */
  private static final int FEW = 8;

  /** So many splits are marked before one looks what is still missing, and at most. */
  private static final int ROUND = 128;

  private static final int MARKED = 4 * ROUND;

  /** So many parts are remembered for a value in a row, and at most so many in all. */
  private static final int REMEMBERED = 4;

  private static final int ALL_REMEMBERED = 1 << 22;

  /** Up to so many more than a move can take, heaps are small and are checked plainly. */
  private static final int SMALL = 16;

  private final ClaimedSplitValues claims;
  private final int[] values;

  /** Holds n for every value that is known to be worth an option of heap n. */
  private final int[] seen;

  private final int[] missing;

  /**
   * Parts of splits that were worth a value, in a row for each heap of the period: often they are
   * again, a period later. A remembered part is only tried.
   */
  private final int[] parts;

  private final int rows;
  private int turn;

  SplitMexChecker(ClaimedSplitValues claims, long period) {
    this.claims = claims;
    this.values = claims.values;
    this.seen = new int[2 * Integer.highestOneBit(Math.max(1, claims.most))];
    this.missing = new int[claims.most];
    int row = REMEMBERED * (claims.most + 1);
    this.rows = Math.clamp(period, 1, Math.max(1, ALL_REMEMBERED / row));
    this.parts = new int[rows * row];
  }

  @Override
  public boolean holds(int n) {
    int value = values[n];
    if (n < claims.code.reach() + SMALL) {
      return PlainSequence.mex(claims.code, n, i -> values[i]) == value;
    }
    for (int taken : claims.takes) {
      seen[values[n - taken]] = n;
    }
    for (int taken : claims.splits) {
      markRares(n, n - taken);
    }
    if (seen[value] == n || (!claims.common(n, value) && split(n, value))) {
      return false;
    }
    int count = 0;
    for (int less = 0; less < value; less++) {
      if (seen[less] != n) {
        if (claims.common(n, less)) {
          return false;
        }
        missing[count++] = less;
      }
    }
    for (int from = 0; count > FEW && from < MARKED; from += ROUND) {
      for (int taken : claims.splits) {
        markMiddle(n, n - taken, from);
      }
      count = stillMissing(n, count);
    }
    for (int i = 0; i < count; i++) {
      if (!remembered(n, missing[i]) && !split(n, missing[i])) {
        return false;
      }
    }
    return true;
  }

  private void markRares(int n, int sum) {
    int[] rares = claims.rares;
    int[] worth = claims.worth;
    for (int i = 0; i < rares.length && rares[i] < sum; i++) {
      seen[worth[i] ^ values[sum - rares[i]]] = n;
    }
  }

  /** Marks a round of splits whose smaller part is {@code from} or more below the middle. */
  private void markMiddle(int n, int sum, int from) {
    int first = sum / 2 - from;
    for (int a = first; a > Math.max(0, first - ROUND); a--) {
      seen[values[a] ^ values[sum - a]] = n;
    }
  }

  private int stillMissing(int n, int count) {
    int left = 0;
    for (int i = 0; i < count; i++) {
      if (seen[missing[i]] != n) {
        missing[left++] = missing[i];
      }
    }
    return left;
  }

  /** Whether a remembered part is part of a split of heap {@code n} that is worth this. */
  private boolean remembered(int n, int value) {
    int first = place(n, value);
    for (int i = first; i < first + REMEMBERED; i++) {
      for (int taken : claims.splits) {
        int part = parts[i];
        int other = n - taken - part;
        if (part > 0 && other > 0 && (values[part] ^ values[other]) == value) {
          return true;
        }
      }
    }
    return false;
  }

  private int place(int n, int value) {
    return (n % rows * (claims.most + 1) + value) * REMEMBERED;
  }

  /** Whether a split of heap {@code n} is worth this; remembers a part of it. */
  private boolean split(int n, int value) {
    for (int taken : claims.splits) {
      int part = claims.split(n - taken, value);
      if (part > 0) {
        parts[place(n, value) + turn] = part;
        turn = (turn + 1) % REMEMBERED;
        return true;
      }
    }
    return false;
  }
}

package zermelo.heaps.proof;

import zermelo.heaps.code.PlainSequence;

/**
 * Checks the mex rule for codes that split in two, without looking at every split.
 *
 * <p>Slow twin: {@link PlainSequence#mex}.
 *
 * <p><b>Why it is correct.</b> First it marks the values of all options with one heap and of all
 * splits with a rare part. By {@link ClaimedSplitValues}, every option value that is common at n is
 * then marked. The claimed value must not be the value of an option. If it is common, it is enough
 * that it is not marked; if it is rare, all splits are searched. Every smaller value must be the
 * value of an option. If it is not marked and common, it is none, and the check fails; if it is not
 * marked and rare, the splits are searched for it. Before that search, splits near the middle are
 * marked while many values are missing. Marks only ever stand for true options, so their number
 * does not matter. A bad mask makes the check slow, never wrong.
 */
final class SplitMexChecker implements MexChecker {
  /** While more values than this are missing, marking is cheaper than searching for each. */
  private static final int FEW = 8;

  /**
   * This many splits are marked before the missing values are counted again; the second constant is
   * the total.
   */
  private static final int ROUND = 128;

  private static final int MARKED = 4 * ROUND;

  /** The number of parts remembered per value and row, and the bound on all remembered parts. */
  private static final int REMEMBERED = 4;

  private static final int ALL_REMEMBERED = 1 << 22;

  /** Heaps up to this much above the largest taking are checked by the plain mex rule. */
  private static final int SMALL = 16;

  private final ClaimedSplitValues claims;
  private final int[] values;

  /** Contains n at every index that is known to be the value of an option of heap n. */
  private final int[] seen;

  private final int[] missing;

  /**
   * Remembers, for each heap of the period and each value, a part whose split has that value.
   *
   * <p>The same part often works again one period later. A remembered part is only tried, never
   * trusted.
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

  /** Marks a round of splits whose smaller part is at least {@code from} below the middle. */
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

  /** Whether a remembered part gives a split of heap {@code n} with this value. */
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

  /** Whether a split of heap {@code n} has this value. Remembers a part of it. */
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

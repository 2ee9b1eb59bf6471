package zermelo.language.compile.runtime;

import java.util.Arrays;
import zermelo.kernel.numbers.NumberTheory;

/**
 * The divisors of a stretch of neighbouring numbers, all found at once: for every d up to the root
 * of the largest, its multiples d * m with m at least d get d from below and m from above. So they
 * come in order, and nothing is sorted; nor is anything divided if blocks follow each other.
 */
public final class DivisorBlock {
  /** Numbers from here on have divisors that are no ints. */
  static final long MOST = 1L << 31;

  private static final int SHORTEST = 1 << 10;

  /** No number below {@link #MOST} has as many divisors. */
  private static final int SPARE = 1 << 11;

  private long first;
  private int length;
  private int[] starts = {}; // where the divisors of a number begin
  private int[] counts = {}; // behind the block there is room for a multiple of each d
  private long[] places = {}; // below, where its next small divisor goes; above, that place plus
  // the one where the large divisor goes with it, which is always the same
  private long[] divisors = {};
  private int[] cofactors = {}; // for each d, the first m from d on with d * m not before the block
  private int root;

  boolean covers(long n) {
    return n - first >= 0 && n - first < length;
  }

  /** Finds those from n on, at least 2: as many as its root, so that it pays to try every d. */
  void fill(long n) {
    boolean follows = length > 0 && n == first + length;
    first = n;
    length = (int) Math.min(Math.max(SHORTEST, NumberTheory.sqrt(n)), MOST - n);
    begin(follows);
    int through =
        (int) NumberTheory.sqrt(first - 1); // up to here multiples go all through the block
    count(through);
    begin(starts[length], through);
    int rounds = length;
    for (int d = 2; d <= through; d++) {
      while (rounds * d > length) {
        rounds--;
      }
      writeThrough(d, rounds);
    }
    for (int d = through + 1; d <= root; d++) {
      cofactors[d] = write(d, cofactors[d]);
    }
  }

  private void begin(boolean follows) {
    int known = follows ? root : 0;
    root = (int) NumberTheory.sqrt(first + length - 1);
    if (cofactors.length <= root) {
      cofactors = Arrays.copyOf(cofactors, root + root / 2 + 1);
    }
    for (int d = known + 1; d <= root; d++) {
      cofactors[d] = (int) Math.max(d, (first + d - 1) / d);
    }
    if (starts.length <= length + root) {
      starts = new int[(length + root) / 4 * 5 + 4];
      counts = new int[starts.length];
      places = new long[starts.length];
    }
  }

  /** How many divisors each number has, and so where they begin. */
  private void count(int through) {
    Arrays.fill(counts, 0, length, 2);
    int rounds = length;
    for (int d = 2; d <= through; d++) {
      while (rounds * d > length) {
        rounds--;
      }
      countThrough(d, rounds);
    }
    for (int d = Math.max(2, through + 1); d <= root; d++) {
      int m = cofactors[d];
      int at = offset(d, m);
      if (m == d && at < length) {
        counts[at]--;
      }
      for (; at < length; at += d) {
        counts[at] += 2;
      }
    }
    int sum = 0;
    for (int i = 0; i < length; i++) {
      int end = sum + counts[i];
      starts[i] = sum;
      places[i] = (sum + 1) | ((long) (sum + end - 1) << 32);
      sum = end;
    }
    starts[length] = sum;
  }

  /** One multiple more than surely lies in the block: as many for one d as for the next. */
  private void countThrough(int d, int rounds) {
    int at = offset(d, cofactors[d]);
    for (int i = 0; i <= rounds; i++, at += d) {
      counts[at] += 2;
    }
  }

  /** Writes 1 and the numbers themselves, and makes room behind them for what is past the end. */
  private void begin(int end, int through) {
    if (divisors.length < end + 2 * SPARE) {
      divisors = new long[end / 4 * 5 + 2 * SPARE];
    }
    Arrays.fill(places, length, length + through + 1, end | ((long) (2 * (end + SPARE) - 1) << 32));
    for (int i = 0; i < length; i++) { // d = 1
      divisors[starts[i]] = 1;
      divisors[starts[i + 1] - 1] = first + i;
    }
  }

  /** As {@link #write}, for one multiple more than surely lies in the block. */
  private void writeThrough(int d, int rounds) {
    int m = cofactors[d];
    int at = offset(d, m);
    for (int i = 0; i <= rounds; i++, at += d) {
      long both = places[at];
      places[at] = both + 1;
      divisors[(int) both] = d;
      divisors[(int) (both >>> 32) - (int) both] = m++;
    }
    cofactors[d] = at - d >= length ? m - 1 : m;
  }

  /** Writes d and what belongs to it; the first m behind the block. */
  private int write(int d, int from) {
    int m = from;
    for (int at = offset(d, m); at < length; at += d) {
      long both = places[at];
      places[at] = both + 1;
      divisors[(int) both] = d;
      divisors[(int) (both >>> 32) - (int) both] = m++;
    }
    return m;
  }

  /** Where a multiple lies; past the end if it is too large for an int. */
  private int offset(int d, int m) {
    return (int) Math.min((long) d * m - first, Integer.MAX_VALUE);
  }

  /** Lends the divisors of a number that is covered, ascending, until the next {@link #fill}. */
  void divisors(long n, NumberSet out) {
    int from = starts[(int) (n - first)];
    out.lend(divisors, from, starts[(int) (n - first) + 1] - from);
  }
}

package zermelo.language.compile.runtime;

import java.util.Arrays;
import zermelo.kernel.numbers.NumberTheory;

/**
 * A sieve for the divisors of consecutive numbers.
 *
 * <p>Each d up to the square root of the largest number visits its multiples d * m with m at least
 * d. For each it appends d to the small divisors and puts m before the large ones, so the divisors
 * are ascending without a sort. The next block continues without a division.
 */
public final class DivisorBlock {
  /** From here on numbers have divisors that are no ints. */
  static final long END = 1L << 31;

  private static final int SHORTEST = 1 << 10;

  /** More than the number of divisors of any number below {@link #END}. */
  private static final int SPARE = 1 << 11;

  private long first;
  private int length;
  private int[] starts = {}; // index of the first divisor of each number
  private int[] counts = {}; // has spare entries after the block for one multiple of each d
  private long[] places = {}; // low half: index for the next small divisor; high half:
  // that index plus the index for its codivisor. This sum is constant for each number
  private long[] divisors = {};
  private int[] cofactors = {}; // for each d, the least m >= d with d * m not before the block
  private int root;

  boolean covers(long n) {
    return n - first >= 0 && n - first < length;
  }

  /**
   * Fills the block from n on, n at least 2. Its length is about the root of n, so that trying
   * every d pays.
   */
  void fill(long n) {
    boolean follows = length > 0 && n == first + length;
    first = n;
    length = (int) Math.min(Math.max(SHORTEST, NumberTheory.sqrt(n)), END - n);
    begin(follows);
    int through =
        (int) NumberTheory.sqrt(first - 1); // multiples of d up to here cross the whole block
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

  /** Counts the divisors of each number, and so finds where they begin. */
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

  /**
   * Counts one multiple more than surely lies in the block, so that neighbouring d have equally
   * long loops.
   */
  private void countThrough(int d, int rounds) {
    int at = offset(d, cofactors[d]);
    for (int i = 0; i <= rounds; i++, at += d) {
      counts[at] += 2;
    }
  }

  /**
   * Writes 1 and the numbers themselves, and reserves space for entries past the end of the block.
   */
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

  /** Like {@link #write}, for one multiple more than surely lies in the block. */
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

  /** Writes d and its codivisors. Returns the first m past the block. */
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

  /** The offset of d * m in the block, capped at the greatest int. */
  private int offset(int d, int m) {
    return (int) Math.min((long) d * m - first, Integer.MAX_VALUE);
  }

  /**
   * Gives the divisors of a covered number, ascending. They are valid until the next {@link #fill}.
   */
  void divisors(long n, NumberSet out) {
    int from = starts[(int) (n - first)];
    out.borrow(divisors, from, starts[(int) (n - first) + 1] - from);
  }
}

package zermelo.language.compile;

import zermelo.kernel.numbers.Numbers;

/**
 * The divisors of a stretch of neighbouring numbers, all found at once: for every d up to the root
 * of the largest, its multiples d * m with m at least d get the pair d, m. So they come in order,
 * the small ones ascending and the large ones descending, and nothing is divided or sorted.
 */
final class DivisorBlock {
  /** Numbers from here on have divisors that are no ints. */
  static final long MOST = 1L << 31;

  private static final int SHORTEST = 1 << 10;

  private long first;
  private int length;
  private int[] starts = {}; // where the pairs of a number begin
  private int[] small = {};
  private int[] large = {};

  boolean covers(long n) {
    return n - first >= 0 && n - first < length;
  }

  /** Finds those from n on: as many as its root, so that it pays to try every d up to that. */
  void fill(long n) {
    first = n;
    length = (int) Math.min(Math.max(SHORTEST, 2 * Numbers.sqrt(n)), MOST - n);
    long end = first + length;
    long root = Numbers.sqrt(end - 1);
    int[] counts = new int[length + 1];
    for (long d = 1; d <= root; d++) {
      for (long multiple = d * least(d); multiple < end; multiple += d) {
        counts[(int) (multiple - first) + 1]++;
      }
    }
    for (int i = 0; i < length; i++) {
      counts[i + 1] += counts[i];
    }
    if (small.length < counts[length]) {
      small = new int[counts[length] + counts[length] / 4];
      large = new int[small.length];
    }
    starts = counts.clone();
    for (long d = 1; d <= root; d++) {
      long m = least(d);
      for (long multiple = d * m; multiple < end; multiple += d) {
        int at = counts[(int) (multiple - first)]++;
        small[at] = (int) d;
        large[at] = (int) m++;
      }
    }
  }

  /** The least m from d on for which d * m is in the block or behind it. */
  private long least(long d) {
    return Math.max(d, (first + d - 1) / d);
  }

  /** Writes the divisors of a number that is covered, ascending. */
  void divisors(long n, NumberSet out) {
    int from = starts[(int) (n - first)];
    int pairs = starts[(int) (n - first) + 1] - from;
    int size = 2 * pairs - (small[from + pairs - 1] == large[from + pairs - 1] ? 1 : 0);
    long[] items = out.room(size);
    for (int i = 0; i < pairs; i++) {
      items[i] = small[from + i];
      items[size - 1 - i] = large[from + i]; // of a square, the middle one twice
    }
  }
}

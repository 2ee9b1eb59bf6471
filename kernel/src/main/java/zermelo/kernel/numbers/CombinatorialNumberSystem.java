package zermelo.kernel.numbers;

/**
 * Numbers the bit patterns with a given number of ones, smallest first, and finds them again.
 *
 * <p>A pattern is a word of at most 62 bits; ranks are 0 to {@code count(ones) - 1}. Of 4 bits with
 * 2 ones, 0011 has rank 0 and 1100 rank 5. Tables handle one byte at a time.
 */
public final class CombinatorialNumberSystem {
  private static final int PART = 8;
  private static final int WORDS = 1 << PART;

  private final int bits;
  private final long[][] pascal;
  private final int parts;
  private final long[] below; // by part, ones below it, its bits: contribution to the rank
  private final long[] upTo; // by part, ones up to it, its bits: number of smaller words

  /**
   * Builds the tables.
   *
   * @param bits at most 62, so that ranks fit a long
   */
  public CombinatorialNumberSystem(int bits) {
    this.bits = bits;
    this.parts = (bits + PART - 1) / PART;
    this.pascal = pascal(parts * PART);
    int ones = parts * PART + 1;
    this.below = new long[parts * ones * WORDS];
    this.upTo = new long[parts * ones * WORDS];
    for (int part = 0; part < parts; part++) {
      for (int count = 0; count < ones; count++) {
        fill(part, count);
      }
    }
  }

  private void fill(int part, int count) {
    int at = at(part, count);
    long less = 0;
    for (int word = 0; word < WORDS; word++) {
      int seen = count;
      for (int bit = 0; bit < PART; bit++) {
        if ((word >>> bit & 1) != 0) {
          below[at + word] += choose(part * PART + bit, ++seen);
        }
      }
      upTo[at + word] = less;
      less += choose(part * PART, count - Integer.bitCount(word));
    }
  }

  private static long[][] pascal(int rows) {
    long[][] pascal = new long[rows + 1][rows + 1];
    for (int n = 0; n <= rows; n++) {
      pascal[n][0] = 1;
      for (int k = 1; k <= n; k++) {
        pascal[n][k] = pascal[n - 1][k - 1] + pascal[n - 1][k];
      }
    }
    return pascal;
  }

  private long choose(int n, int k) {
    return k < 0 || k > n ? 0 : pascal[n][k];
  }

  private int at(int part, int ones) {
    return (part * (parts * PART + 1) + ones) * WORDS;
  }

  /** Returns how many words have this many ones. */
  public long count(int ones) {
    return choose(bits, ones);
  }

  /**
   * Returns how many words of only {@code bits} bits have this many ones. Their ranks come first.
   */
  public long count(int bits, int ones) {
    return choose(bits, ones);
  }

  /** Returns the rank of a word among those with as many ones. */
  public long rank(long word) {
    long rank = 0;
    int ones = 0;
    long left = word;
    for (int part = 0; left != 0; part++) {
      int low = (int) left & WORDS - 1;
      rank += below[at(part, ones) + low];
      ones += Integer.bitCount(low);
      left >>>= PART;
    }
    return rank;
  }

  /** Returns the word with this rank among those with this many ones. */
  public long word(int ones, long number) {
    long word = 0;
    long left = number;
    int count = ones;
    for (int part = parts - 1; part > 0 && count > 0; part--) {
      int at = at(part, count);
      int low = 0; // the last value of this part with at most `left` smaller words
      for (int step = WORDS >> 1; step > 0; step >>= 1) {
        if (upTo[at + low + step] <= left) {
          low += step;
        }
      }
      left -= upTo[at + low];
      count -= Integer.bitCount(low);
      word |= (long) low << (part * PART);
    }
    return word | last(count, left);
  }

  /** Returns the lowest byte of the word. */
  private int last(int ones, long number) {
    int at = at(0, ones);
    int low = 0;
    for (int step = WORDS >> 1; step > 0; step >>= 1) {
      if (upTo[at + low + step] <= number) {
        low += step;
      }
    }
    return low;
  }
}

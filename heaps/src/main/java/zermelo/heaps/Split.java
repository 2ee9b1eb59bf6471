package zermelo.heaps;

/**
 * Which values are common and which are rare.
 *
 * <p>The values of many games avoid a linear space: there is a mask such that almost all values
 * have an odd number of ones under it. Those are common, the others rare. Two commons or two rares
 * xor to a rare value, a common and a rare one to a common value (Berlekamp, Conway and Guy,
 * Winning Ways, chapter 4, "sparse spaces"). So a common value can only be an option through a rare
 * heap, and rare heaps are few. Where all splitting digits have one parity, the parity of the heap
 * takes part as one more bit of the value.
 *
 * <p>The mask is that of the most negative coefficient of the Walsh-Hadamard transform of the
 * histogram. Any mask is right, the best one is fast.
 *
 * @param mask over the bits of a value
 * @param parity whether the parity of the heap counts too
 * @param offset what is added to a heap before its parity is taken
 * @param rares how many values are rare
 */
record Split(int mask, boolean parity, int offset, long rares) {

  /** Values that grow so large grow with the heap, and no mask tells anything of them. */
  static final int MOST_BITS = 24;

  /** The parity that all these takings share, or -1. */
  static int sharedParity(int[] breaks) {
    for (int b : breaks) {
      if ((b ^ breaks[0]) % 2 != 0) {
        return -1;
      }
    }
    return breaks.length == 0 ? -1 : breaks[0] & 1;
  }

  static Split best(Held values, int[] breaks) {
    int shared = sharedParity(breaks);
    int offset = Math.max(shared, 0);
    if (bits(values.largest()) > MOST_BITS) {
      return new Split(0, false, offset, values.count());
    }
    int length = 2 << bits(values.largest());
    long[] counts = histogram(values, offset, length);
    transform(counts);
    int best = 0;
    for (int i = 1; i < length; i++) {
      if (counts[i] < counts[best] && (shared >= 0 || i % 2 == 0)) {
        best = i;
      }
    }
    // The coefficient is evens minus odds, the first one their sum.
    return new Split(best >> 1, best % 2 != 0, offset, (values.count() + counts[best]) / 2);
  }

  /** How many bits it takes to write this value, at least 1. */
  static int bits(int value) {
    return Math.max(1, 32 - Integer.numberOfLeadingZeros(value));
  }

  boolean common(int value, int heap) {
    return ((Integer.bitCount(value & mask) ^ (parity ? heap + offset : 0)) & 1) != 0;
  }

  /** For heaps of one parity: which of the values below {@code length} are common. */
  boolean[] commons(int length, int heap) {
    boolean[] common = new boolean[length];
    for (int value = 0; value < length; value++) {
      common[value] = common(value, heap);
    }
    return common;
  }

  private static long[] histogram(Held held, int offset, int length) {
    long[] counts = new long[length];
    if (held instanceof Values values && values.width() == 1) {
      byte[] g = values.bytes();
      int size = values.size();
      for (int n = 0; n < size; n++) {
        counts[((g[n] & 0xff) << 1) | ((n + offset) & 1)]++;
      }
    } else {
      long size = held.count();
      for (long n = 0; n < size; n++) {
        counts[(held.worth(n) << 1) | ((int) (n + offset) & 1)]++;
      }
    }
    return counts;
  }

  private static void transform(long[] h) {
    for (int half = 1; half < h.length; half *= 2) {
      for (int i = 0; i < h.length; i += 2 * half) {
        for (int j = i; j < i + half; j++) {
          long a = h[j];
          long b = h[j + half];
          h[j] = a + b;
          h[j + half] = a - b;
        }
      }
    }
  }
}

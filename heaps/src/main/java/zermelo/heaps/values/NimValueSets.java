package zermelo.heaps.values;

/** Operations on sets of nim-values, which are the bits of an array of longs. */
public final class NimValueSets {
  private static final long[] LOW = {
    0x5555555555555555L, 0x3333333333333333L, 0x0f0f0f0f0f0f0f0fL,
    0x00ff00ff00ff00ffL, 0x0000ffff0000ffffL, 0x00000000ffffffffL
  };

  private NimValueSets() {}

  public static void add(long[] set, int value) {
    set[value >> 6] |= 1L << value;
  }

  /** Returns the least value that is not in a set. The set must lack one. */
  public static int mex(long[] set) {
    int word = 0;
    while (set[word] == -1) {
      word++;
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(~set[word]);
  }

  /** Adds every element of {@code set}, xor {@code value}. */
  public static void addTurned(long[] seen, long[] set, int value) {
    int words = value >> 6;
    for (int i = 0; i < set.length; i++) {
      if (set[i] != 0) {
        seen[i ^ words] |= turned(set[i], value);
      }
    }
  }

  /** Moves bit i to bit i xor value, by at most six swaps of neighbouring groups of bits. */
  private static long turned(long word, int value) {
    long x = word;
    for (int bit = 0; bit < 6; bit++) {
      if (((value >> bit) & 1) != 0) {
        int shift = 1 << bit;
        long low = LOW[bit];
        x = ((x & low) << shift) | ((x >>> shift) & low);
      }
    }
    return x;
  }
}

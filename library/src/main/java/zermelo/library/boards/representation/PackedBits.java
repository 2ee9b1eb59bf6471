package zermelo.library.boards.representation;

/** Accesses single bits of packed positions of one or more words. */
public final class PackedBits {
  private PackedBits() {}

  /** Returns how many words hold this many bits. */
  public static int words(int bits) {
    return (bits + 63) >>> 6;
  }

  public static boolean get(long[] words, int at, int bit) {
    return (words[at + (bit >> 6)] >>> bit & 1) != 0;
  }

  public static void set(long[] words, int at, int bit) {
    words[at + (bit >> 6)] |= 1L << bit;
  }

  /** Compares two positions word by word. */
  public static int compare(long[] a, int atA, long[] b, int atB, int count) {
    for (int i = 0; i < count; i++) {
      int order = Long.compareUnsigned(a[atA + i], b[atB + i]);
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }
}

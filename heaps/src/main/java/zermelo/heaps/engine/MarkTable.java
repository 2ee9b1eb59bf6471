package zermelo.heaps.engine;

import zermelo.heaps.values.NimValueArray;

/**
 * Tables of marks for 16 or 32 heaps: one byte for each heap and value.
 *
 * <p>The byte is 1 if the value is the xor of a marked heap and the heap that it leaves.
 *
 * <p>There is one method for each common table size. If the compiler sees that the table has a
 * fixed size, it need not check the bounds at each mark, which takes almost half of the time.
 * Methods of this length are compiled once, by themselves. Two or four values are loaded as one
 * int, because each value taken from a long would have to be converted to int.
 */
final class MarkTable {
  private static final int EACH_BYTE = 0x01010101;
  private static final int EACH_SHORT = 0x00010001;

  /** Padding between rows. Rows of a power of two would map to the same cache lines. */
  private static final int GAP = 64;

  private static final int S256 = 256 + GAP;
  private static final int S512 = 512 + GAP;
  private static final int S1024 = 1024 + GAP;
  private static final int S2048 = 2048 + GAP;

  private MarkTable() {}

  /** The number of heaps in a table, so that it fits into a fast cache. */
  static int lanes(int classes) {
    return classes > 512 ? 16 : 32;
  }

  /** The distance between the rows of two heaps. */
  static int stride(int classes) {
    return classes + GAP;
  }

  /**
   * Creates a table for values below {@code classes}, a power of two from 256.
   *
   * @param segments three numbers each: the first of the sums, the first mark, the end of marks
   */
  static byte[] marked(NimValueArray values, MarkedHeaps marks, int classes, int[] segments) {
    byte[] g = values.bytes();
    return switch (values.width()) {
      case 1 -> bytes(g, marks, segments);
      case 2 ->
          switch (classes) {
            case 512 -> of512(g, marks, segments);
            case 1024 -> of1024(g, marks, segments);
            case 2048 -> of2048(g, marks, segments);
            default -> any(values, marks, classes, segments);
          };
      default -> any(values, marks, classes, segments);
    };
  }

  /**
   * Calls the method for this table size so often that Java compiles it.
   *
   * <p>The loops in these methods are long, and Java waits for many calls. Without this warm-up
   * they would be interpreted for a tenth of a second.
   *
   * @param most the number of marks to use; 1 while Java interprets the code
   */
  static void warmUp(NimValueArray values, MarkedHeaps marks, int classes, int most) {
    int last = Math.min(most, marks.size() - 1);
    if (last > 0 && marks.heaps()[last] + lanes(classes) < values.size()) {
      int[] few = {marks.heaps()[last] + 1, 0, last};
      for (int i = 0; i < PairSearch.WARM_UP_ROUNDS; i++) {
        marked(values, marks, classes, few);
      }
    }
  }

  private static byte[] any(NimValueArray values, MarkedHeaps marks, int classes, int[] segments) {
    int stride = stride(classes);
    int lanes = lanes(classes);
    byte[] table = new byte[lanes * stride];
    for (int s = 0; s < segments.length; s += 3) {
      for (int k = segments[s + 1]; k < segments[s + 2]; k++) {
        int p = segments[s] - marks.heaps()[k];
        int v = marks.values()[k];
        for (int lane = 0; lane < lanes; lane++) {
          table[lane * stride + (values.at(p + lane) ^ v)] = 1;
        }
      }
    }
    return table;
  }

  private static byte[] bytes(byte[] g, MarkedHeaps marks, int[] segments) {
    byte[] table = new byte[32 * S256];
    int[] heaps = marks.heaps();
    int[] worth = marks.values();
    for (int s = 0; s < segments.length; s += 3) {
      int sum = segments[s];
      int last = segments[s + 2];
      for (int k = segments[s + 1]; k < last; k++) {
        int p = sum - heaps[k];
        int v = worth[k] * EACH_BYTE;
        int x = PairScan.four(g, p) ^ v;
        table[x & 255] = 1;
        table[S256 + (x >>> 8 & 255)] = 1;
        table[2 * S256 + (x >>> 16 & 255)] = 1;
        table[3 * S256 + (x >>> 24)] = 1;
        x = PairScan.four(g, p + 4) ^ v;
        table[4 * S256 + (x & 255)] = 1;
        table[5 * S256 + (x >>> 8 & 255)] = 1;
        table[6 * S256 + (x >>> 16 & 255)] = 1;
        table[7 * S256 + (x >>> 24)] = 1;
        x = PairScan.four(g, p + 8) ^ v;
        table[8 * S256 + (x & 255)] = 1;
        table[9 * S256 + (x >>> 8 & 255)] = 1;
        table[10 * S256 + (x >>> 16 & 255)] = 1;
        table[11 * S256 + (x >>> 24)] = 1;
        x = PairScan.four(g, p + 12) ^ v;
        table[12 * S256 + (x & 255)] = 1;
        table[13 * S256 + (x >>> 8 & 255)] = 1;
        table[14 * S256 + (x >>> 16 & 255)] = 1;
        table[15 * S256 + (x >>> 24)] = 1;
        x = PairScan.four(g, p + 16) ^ v;
        table[16 * S256 + (x & 255)] = 1;
        table[17 * S256 + (x >>> 8 & 255)] = 1;
        table[18 * S256 + (x >>> 16 & 255)] = 1;
        table[19 * S256 + (x >>> 24)] = 1;
        x = PairScan.four(g, p + 20) ^ v;
        table[20 * S256 + (x & 255)] = 1;
        table[21 * S256 + (x >>> 8 & 255)] = 1;
        table[22 * S256 + (x >>> 16 & 255)] = 1;
        table[23 * S256 + (x >>> 24)] = 1;
        x = PairScan.four(g, p + 24) ^ v;
        table[24 * S256 + (x & 255)] = 1;
        table[25 * S256 + (x >>> 8 & 255)] = 1;
        table[26 * S256 + (x >>> 16 & 255)] = 1;
        table[27 * S256 + (x >>> 24)] = 1;
        x = PairScan.four(g, p + 28) ^ v;
        table[28 * S256 + (x & 255)] = 1;
        table[29 * S256 + (x >>> 8 & 255)] = 1;
        table[30 * S256 + (x >>> 16 & 255)] = 1;
        table[31 * S256 + (x >>> 24)] = 1;
      }
    }
    return table;
  }

  private static byte[] of512(byte[] g, MarkedHeaps marks, int[] segments) {
    byte[] table = new byte[32 * S512];
    int[] heaps = marks.heaps();
    int[] worth = marks.values();
    for (int s = 0; s < segments.length; s += 3) {
      int sum = segments[s];
      int last = segments[s + 2];
      for (int k = segments[s + 1]; k < last; k++) {
        int p = 2 * (sum - heaps[k]);
        int v = worth[k] * EACH_SHORT;
        int x = PairScan.four(g, p) ^ v;
        table[x & 511] = 1;
        table[S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 4) ^ v;
        table[2 * S512 + (x & 511)] = 1;
        table[3 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 8) ^ v;
        table[4 * S512 + (x & 511)] = 1;
        table[5 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 12) ^ v;
        table[6 * S512 + (x & 511)] = 1;
        table[7 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 16) ^ v;
        table[8 * S512 + (x & 511)] = 1;
        table[9 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 20) ^ v;
        table[10 * S512 + (x & 511)] = 1;
        table[11 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 24) ^ v;
        table[12 * S512 + (x & 511)] = 1;
        table[13 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 28) ^ v;
        table[14 * S512 + (x & 511)] = 1;
        table[15 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 32) ^ v;
        table[16 * S512 + (x & 511)] = 1;
        table[17 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 36) ^ v;
        table[18 * S512 + (x & 511)] = 1;
        table[19 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 40) ^ v;
        table[20 * S512 + (x & 511)] = 1;
        table[21 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 44) ^ v;
        table[22 * S512 + (x & 511)] = 1;
        table[23 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 48) ^ v;
        table[24 * S512 + (x & 511)] = 1;
        table[25 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 52) ^ v;
        table[26 * S512 + (x & 511)] = 1;
        table[27 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 56) ^ v;
        table[28 * S512 + (x & 511)] = 1;
        table[29 * S512 + (x >>> 16 & 511)] = 1;
        x = PairScan.four(g, p + 60) ^ v;
        table[30 * S512 + (x & 511)] = 1;
        table[31 * S512 + (x >>> 16 & 511)] = 1;
      }
    }
    return table;
  }

  private static byte[] of1024(byte[] g, MarkedHeaps marks, int[] segments) {
    byte[] table = new byte[16 * S1024];
    int[] heaps = marks.heaps();
    int[] worth = marks.values();
    for (int s = 0; s < segments.length; s += 3) {
      int sum = segments[s];
      int last = segments[s + 2];
      for (int k = segments[s + 1]; k < last; k++) {
        int p = 2 * (sum - heaps[k]);
        int v = worth[k] * EACH_SHORT;
        int x = PairScan.four(g, p) ^ v;
        table[x & 1023] = 1;
        table[S1024 + (x >>> 16 & 1023)] = 1;
        x = PairScan.four(g, p + 4) ^ v;
        table[2 * S1024 + (x & 1023)] = 1;
        table[3 * S1024 + (x >>> 16 & 1023)] = 1;
        x = PairScan.four(g, p + 8) ^ v;
        table[4 * S1024 + (x & 1023)] = 1;
        table[5 * S1024 + (x >>> 16 & 1023)] = 1;
        x = PairScan.four(g, p + 12) ^ v;
        table[6 * S1024 + (x & 1023)] = 1;
        table[7 * S1024 + (x >>> 16 & 1023)] = 1;
        x = PairScan.four(g, p + 16) ^ v;
        table[8 * S1024 + (x & 1023)] = 1;
        table[9 * S1024 + (x >>> 16 & 1023)] = 1;
        x = PairScan.four(g, p + 20) ^ v;
        table[10 * S1024 + (x & 1023)] = 1;
        table[11 * S1024 + (x >>> 16 & 1023)] = 1;
        x = PairScan.four(g, p + 24) ^ v;
        table[12 * S1024 + (x & 1023)] = 1;
        table[13 * S1024 + (x >>> 16 & 1023)] = 1;
        x = PairScan.four(g, p + 28) ^ v;
        table[14 * S1024 + (x & 1023)] = 1;
        table[15 * S1024 + (x >>> 16 & 1023)] = 1;
      }
    }
    return table;
  }

  private static byte[] of2048(byte[] g, MarkedHeaps marks, int[] segments) {
    byte[] table = new byte[16 * S2048];
    int[] heaps = marks.heaps();
    int[] worth = marks.values();
    for (int s = 0; s < segments.length; s += 3) {
      int sum = segments[s];
      int last = segments[s + 2];
      for (int k = segments[s + 1]; k < last; k++) {
        int p = 2 * (sum - heaps[k]);
        int v = worth[k] * EACH_SHORT;
        int x = PairScan.four(g, p) ^ v;
        table[x & 2047] = 1;
        table[S2048 + (x >>> 16 & 2047)] = 1;
        x = PairScan.four(g, p + 4) ^ v;
        table[2 * S2048 + (x & 2047)] = 1;
        table[3 * S2048 + (x >>> 16 & 2047)] = 1;
        x = PairScan.four(g, p + 8) ^ v;
        table[4 * S2048 + (x & 2047)] = 1;
        table[5 * S2048 + (x >>> 16 & 2047)] = 1;
        x = PairScan.four(g, p + 12) ^ v;
        table[6 * S2048 + (x & 2047)] = 1;
        table[7 * S2048 + (x >>> 16 & 2047)] = 1;
        x = PairScan.four(g, p + 16) ^ v;
        table[8 * S2048 + (x & 2047)] = 1;
        table[9 * S2048 + (x >>> 16 & 2047)] = 1;
        x = PairScan.four(g, p + 20) ^ v;
        table[10 * S2048 + (x & 2047)] = 1;
        table[11 * S2048 + (x >>> 16 & 2047)] = 1;
        x = PairScan.four(g, p + 24) ^ v;
        table[12 * S2048 + (x & 2047)] = 1;
        table[13 * S2048 + (x >>> 16 & 2047)] = 1;
        x = PairScan.four(g, p + 28) ^ v;
        table[14 * S2048 + (x & 2047)] = 1;
        table[15 * S2048 + (x >>> 16 & 2047)] = 1;
      }
    }
    return table;
  }
}

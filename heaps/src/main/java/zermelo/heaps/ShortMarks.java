package zermelo.heaps;

/**
 * Marks for values of two bytes: once more for each common size of a table. Where the compiler sees
 * the table being made with a fixed size, it need not check the bounds at each mark, which takes
 * almost half of the time.
 */
final class ShortMarks {
  private static final long EACH = 0x0001000100010001L;

  private ShortMarks() {}

  /**
   * A new table of eight times {@code stride} with all marks of the segments: sum, first mark, end.
   *
   * @param g two bytes a value, the low one first
   */
  static byte[] table(byte[] g, Marks marks, int stride, int[] segments, int count) {
    return switch (stride) {
      case 512 -> of512(g, marks, segments, count);
      case 1024 -> of1024(g, marks, segments, count);
      case 2048 -> of2048(g, marks, segments, count);
      default -> any(g, marks, stride, segments, count);
    };
  }

  private static byte[] of512(byte[] g, Marks marks, int[] segments, int count) {
    byte[] table = new byte[8 * 512];
    int[] heaps = marks.heaps();
    int[] worth = marks.values();
    for (int s = 0; s < count; s += 3) {
      int sum = segments[s];
      int last = segments[s + 2];
      for (int k = segments[s + 1]; k < last; k++) {
        int p = 2 * (sum - heaps[k]);
        long v = worth[k] * EACH;
        long x = Pairs.eight(g, p) ^ v;
        table[(int) x & 511] = 1;
        table[512 + ((int) (x >>> 16) & 511)] = 1;
        table[2 * 512 + ((int) (x >>> 32) & 511)] = 1;
        table[3 * 512 + ((int) (x >>> 48) & 511)] = 1;
        long y = Pairs.eight(g, p + 8) ^ v;
        table[4 * 512 + ((int) y & 511)] = 1;
        table[5 * 512 + ((int) (y >>> 16) & 511)] = 1;
        table[6 * 512 + ((int) (y >>> 32) & 511)] = 1;
        table[7 * 512 + ((int) (y >>> 48) & 511)] = 1;
      }
    }
    return table;
  }

  private static byte[] of1024(byte[] g, Marks marks, int[] segments, int count) {
    byte[] table = new byte[8 * 1024];
    int[] heaps = marks.heaps();
    int[] worth = marks.values();
    for (int s = 0; s < count; s += 3) {
      int sum = segments[s];
      int last = segments[s + 2];
      for (int k = segments[s + 1]; k < last; k++) {
        int p = 2 * (sum - heaps[k]);
        long v = worth[k] * EACH;
        long x = Pairs.eight(g, p) ^ v;
        table[(int) x & 1023] = 1;
        table[1024 + ((int) (x >>> 16) & 1023)] = 1;
        table[2 * 1024 + ((int) (x >>> 32) & 1023)] = 1;
        table[3 * 1024 + ((int) (x >>> 48) & 1023)] = 1;
        long y = Pairs.eight(g, p + 8) ^ v;
        table[4 * 1024 + ((int) y & 1023)] = 1;
        table[5 * 1024 + ((int) (y >>> 16) & 1023)] = 1;
        table[6 * 1024 + ((int) (y >>> 32) & 1023)] = 1;
        table[7 * 1024 + ((int) (y >>> 48) & 1023)] = 1;
      }
    }
    return table;
  }

  private static byte[] of2048(byte[] g, Marks marks, int[] segments, int count) {
    byte[] table = new byte[8 * 2048];
    int[] heaps = marks.heaps();
    int[] worth = marks.values();
    for (int s = 0; s < count; s += 3) {
      int sum = segments[s];
      int last = segments[s + 2];
      for (int k = segments[s + 1]; k < last; k++) {
        int p = 2 * (sum - heaps[k]);
        long v = worth[k] * EACH;
        long x = Pairs.eight(g, p) ^ v;
        table[(int) x & 2047] = 1;
        table[2048 + ((int) (x >>> 16) & 2047)] = 1;
        table[2 * 2048 + ((int) (x >>> 32) & 2047)] = 1;
        table[3 * 2048 + ((int) (x >>> 48) & 2047)] = 1;
        long y = Pairs.eight(g, p + 8) ^ v;
        table[4 * 2048 + ((int) y & 2047)] = 1;
        table[5 * 2048 + ((int) (y >>> 16) & 2047)] = 1;
        table[6 * 2048 + ((int) (y >>> 32) & 2047)] = 1;
        table[7 * 2048 + ((int) (y >>> 48) & 2047)] = 1;
      }
    }
    return table;
  }

  private static byte[] any(byte[] g, Marks marks, int stride, int[] segments, int count) {
    byte[] table = new byte[8 * stride];
    for (int s = 0; s < count; s += 3) {
      for (int k = segments[s + 1]; k < segments[s + 2]; k++) {
        int p = 2 * (segments[s] - marks.heaps()[k]);
        for (int half = 0; half < 2; half++) {
          long x = Pairs.eight(g, p + 8 * half) ^ marks.values()[k] * EACH;
          for (int lane = 4 * half; lane < 4 * half + 4; lane++) {
            table[lane * stride + ((int) x & 0xffff)] = 1;
            x >>>= 16;
          }
        }
      }
    }
    return table;
  }
}

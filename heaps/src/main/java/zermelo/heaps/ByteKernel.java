package zermelo.heaps;

/** While values stay below 256. */
final class ByteKernel extends TableKernel {
  private static final int STRIDE = 256;

  private final byte[] g;

  ByteKernel(TakeAndBreak code, Marks marks, Split split, byte[] g, int slots) {
    super(code, marks, split, STRIDE, slots);
    this.g = g;
  }

  @Override
  int at(int heap) {
    return g[heap] & 0xff;
  }

  /** The table is made here so that the compiler knows its size and leaves out bounds checks. */
  @Override
  byte[] marked(int[] segments, int count) {
    byte[] table = new byte[LANES * STRIDE];
    byte[] values = g;
    int[] heaps = marks.heaps();
    long[] worth = marks.packed();
    for (int s = 0; s < count; s += 3) {
      int sum = segments[s];
      int last = segments[s + 2];
      for (int k = segments[s + 1]; k < last; k++) {
        long x = Pairs.eight(values, sum - heaps[k]) ^ worth[k];
        table[(int) x & 0xff] = 1;
        table[1 * STRIDE + ((int) (x >>> 8) & 0xff)] = 1;
        table[2 * STRIDE + ((int) (x >>> 16) & 0xff)] = 1;
        table[3 * STRIDE + ((int) (x >>> 24) & 0xff)] = 1;
        table[4 * STRIDE + ((int) (x >>> 32) & 0xff)] = 1;
        table[5 * STRIDE + ((int) (x >>> 40) & 0xff)] = 1;
        table[6 * STRIDE + ((int) (x >>> 48) & 0xff)] = 1;
        table[7 * STRIDE + (int) (x >>> 56)] = 1;
      }
    }
    return table;
  }

  @Override
  boolean among(int sum, int from, int to, int value) {
    return value < STRIDE && Pairs.any(g, sum, from, to, value);
  }
}

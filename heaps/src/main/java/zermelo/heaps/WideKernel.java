package zermelo.heaps;

/** For values of 2^15 and more: games whose values grow with the heap. */
final class WideKernel extends TableKernel {
  private final int[] g;
  private final int stride;

  WideKernel(
      TakeAndBreak code, Marks marks, Split split, Values values, int end, int stride, int slots) {
    super(code, marks, split, stride, slots);
    this.stride = stride;
    this.g = new int[end + Values.PAD];
    for (int n = 0; n < values.size(); n++) {
      g[n] = values.at(n);
    }
  }

  @Override
  void settled(int heap, int value) {
    g[heap] = value;
  }

  @Override
  int at(int heap) {
    return g[heap];
  }

  @Override
  byte[] marked(int[] segments, int count) {
    byte[] table = new byte[LANES * stride];
    for (int s = 0; s < count; s += 3) {
      for (int k = segments[s + 1]; k < segments[s + 2]; k++) {
        int p = segments[s] - marks.heaps()[k];
        int v = marks.values()[k];
        for (int lane = 0; lane < LANES; lane++) {
          table[lane * stride + (g[p + lane] ^ v)] = 1;
        }
      }
    }
    return table;
  }

  @Override
  boolean among(int sum, int from, int to, int value) {
    return Pairs.any(g, sum, from, to, value);
  }
}

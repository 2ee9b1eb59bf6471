package zermelo.heaps;

/**
 * For values of two bytes where the rare heaps are few: what the marks leave is looked for among
 * the low bytes of the values first, eight at a time.
 */
final class SparseKernel extends ShortKernel {
  private final byte[] low;

  SparseKernel(
      TakeAndBreak code, Marks marks, Split split, Values values, int end, int stride, int slots) {
    super(code, marks, split, values.bytes(), stride, slots);
    this.low = new byte[end + Values.PAD];
    for (int n = 0; n < values.size(); n++) {
      low[n] = (byte) values.at(n);
    }
  }

  @Override
  void settled(int heap, int value) {
    low[heap] = (byte) value;
  }

  @Override
  boolean among(int sum, int from, int to, int value) {
    int a = Pairs.last(low, sum, from, to, value);
    while (a >= from) {
      if ((at(a) ^ at(sum - a)) == value) {
        return true;
      }
      a = Pairs.last(low, sum, from, a - 1, value);
    }
    return false;
  }
}

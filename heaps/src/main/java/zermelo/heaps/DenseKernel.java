package zermelo.heaps;

/**
 * For values of more than a byte where rare heaps are many, so that the marks leave most work to
 * looking for values among all pairs ({@link PackedPairs}).
 */
final class DenseKernel extends ShortKernel {
  /** A value is large if this many times it exceeds the largest. */
  private static final int LARGE = 3;

  private final PackedPairs pairs;
  private final int large;

  /**
   * @param end how far the kernel will be used
   */
  DenseKernel(
      TakeAndBreak code, Marks marks, Split split, Values values, int end, int stride, int slots) {
    super(code, marks, split, values.bytes(), stride, slots);
    this.large = values.largest() / LARGE;
    this.pairs = new PackedPairs(end + Values.PAD);
    for (int n = 0; n < values.size(); n++) {
      pairs.put(n, values.at(n));
    }
  }

  @Override
  void settled(int heap, int value) {
    pairs.put(heap, value);
  }

  /**
   * Large values come from unequal parts, small ones from the middle, where the parts are alike.
   */
  @Override
  boolean among(int sum, int from, int to, int value) {
    return pairs.any(sum, from, to, value, value >= large);
  }
}

package zermelo.heaps.engine;

import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

/**
 * Computes the values of the first heaps by looking at every split.
 *
 * <p>It finishes before Java has compiled it, so it calls as few methods as possible. Slow twin:
 * {@link PlainSequence}.
 */
final class PlainMarking {
  private final int[] breaks;
  private final int[] ones;
  private final int[] alls;
  private final boolean unequal;
  private final NimValueArray values;

  /** Prepares for a code that leaves at most two heaps. */
  PlainMarking(TakeAndBreak code, NimValueArray values) {
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.ones = code.takings(TakeAndBreak.ONE);
    this.alls = code.takings(TakeAndBreak.ALL);
    this.unequal = code.unequal();
    this.values = values;
  }

  /** Appends values until there are {@code end} of them. The caller has reserved the space. */
  void advance(int end) {
    int[] known = new int[end];
    for (int n = 0; n < values.size(); n++) {
      known[n] = values.at(n);
    }
    for (int heap = values.size(); heap < end; heap++) {
      known[heap] = value(known, heap);
      values.add(known[heap]);
    }
  }

  private int value(int[] g, int heap) {
    boolean[] seen = new boolean[(1 << SparseSpace.bits(values.largest())) + 1];
    for (int t : alls) {
      seen[0] |= t == heap && heap > 0;
    }
    for (int t : ones) {
      if (t < heap) {
        seen[g[heap - t]] = true;
      }
    }
    for (int b : breaks) {
      int sum = heap - b;
      int half = unequal ? (sum - 1) >> 1 : sum >> 1;
      for (int a = 1; a <= half; a++) {
        seen[g[a] ^ g[sum - a]] = true;
      }
    }
    int value = 0;
    while (seen[value]) {
      value++;
    }
    return value;
  }
}

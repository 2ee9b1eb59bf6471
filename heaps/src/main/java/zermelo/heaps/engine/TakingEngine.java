package zermelo.heaps.engine;

import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.values.NimValueArray;
import zermelo.heaps.values.NimValueSets;

/**
 * Computes games whose moves leave at most one heap: finite subtraction sets and codes of digits 0
 * to 3.
 *
 * <p>A value is at most the number of ways to take, so the set of seen values fits into a few
 * longs. Slow twin: {@link PlainSequence}.
 */
public final class TakingEngine implements SequenceEngine {
  private final int[] some;
  private final boolean[] all;
  private final NimValueArray values;
  private final long[] seen;

  /**
   * Creates an engine.
   *
   * @param some the numbers that may be taken if a heap is left
   * @param all for each size, whether the whole heap may be taken
   */
  private TakingEngine(int[] some, boolean[] all, NimValueArray values) {
    this.some = some;
    this.all = all;
    this.values = values;
    this.seen = new long[some.length / Long.SIZE + 2];
  }

  public static TakingEngine of(SubtractionGame set, NimValueArray values) {
    boolean[] all = new boolean[set.largest() + 1];
    for (int number : set.numbers()) {
      all[number] = true;
    }
    return new TakingEngine(set.array(), all, values);
  }

  public static TakingEngine of(TakeAndBreak code, NimValueArray values) {
    boolean[] all = new boolean[code.reach() + 1];
    for (int t : code.takings(TakeAndBreak.ALL)) {
      if (t < all.length) {
        all[t] = true;
      }
    }
    return new TakingEngine(code.takings(TakeAndBreak.ONE), all, values);
  }

  @Override
  public void advance(int end) {
    values.grow(end);
    while (values.size() < end) {
      values.add(value(values.size()));
    }
  }

  private int value(int heap) {
    java.util.Arrays.fill(seen, 0);
    if (heap < all.length && all[heap]) {
      seen[0] = 1;
    }
    for (int t : some) {
      if (t >= heap) {
        break;
      }
      NimValueSets.add(seen, values.at(heap - t));
    }
    return NimValueSets.mex(seen);
  }
}

package zermelo.heaps.engine;

import java.util.Arrays;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;
import zermelo.heaps.values.NimValueSets;

/**
 * Computes hexadecimal codes, whose moves leave up to three heaps.
 *
 * <p>For each sum it keeps the values of all its splits into two heaps as a bit set. A third heap
 * of value v maps such a set by xor with v, which permutes bits within words and words within the
 * set. So a heap costs as many set operations as there are smaller heaps, not their square. Slow
 * twin: {@link PlainSequence}.
 */
public final class TripleBreakingEngine implements SequenceEngine {
  private final TakeAndBreak code;
  private final NimValueArray values;

  /** For each sum, the values of its splits into two heaps. */
  private long[][] pairs = new long[64][];

  public TripleBreakingEngine(TakeAndBreak code, NimValueArray values) {
    this.code = code;
    this.values = values;
    for (int sum = 1; sum < values.size(); sum++) {
      keepPairs(sum);
    }
  }

  @Override
  public void advance(int end) {
    values.grow(end);
    while (values.size() < end) {
      int heap = values.size();
      if (heap > 0) {
        keepPairs(heap);
      }
      values.add(value(heap));
    }
  }

  /** Computes the values of the splits of {@code sum}. Their parts are smaller heaps only. */
  private void keepPairs(int sum) {
    if (sum >= pairs.length) {
      pairs = Arrays.copyOf(pairs, 2 * sum);
    }
    long[] set = new long[words()];
    for (int a = 1; 2 * a <= sum; a++) {
      if (2 * a < sum || !code.unequal()) {
        NimValueSets.add(set, values.at(a) ^ values.at(sum - a));
      }
    }
    pairs[sum] = set;
  }

  private int words() {
    return (1 << SparseSpace.bits(values.largest())) / Long.SIZE + 1;
  }

  private int value(int heap) {
    long[] seen = new long[words()];
    for (int t = 0; t <= Math.min(heap, code.reach()); t++) {
      int digit = code.digit(t);
      int rest = heap - t;
      if ((digit & TakeAndBreak.ALL) != 0 && rest == 0 && heap > 0) {
        seen[0] |= 1;
      }
      if ((digit & TakeAndBreak.ONE) != 0 && rest > 0) {
        NimValueSets.add(seen, values.at(rest));
      }
      if ((digit & TakeAndBreak.TWO) != 0 && rest > 1) {
        NimValueSets.addTurned(seen, pairs[rest], 0);
      }
      if ((digit & TakeAndBreak.THREE) != 0) {
        addTriples(seen, rest);
      }
    }
    return NimValueSets.mex(seen);
  }

  private void addTriples(long[] seen, int rest) {
    if (code.unequal()) {
      // The sets of pairs do not say which heaps they come from, and those must differ from the
      // third.
      for (int a = 1; a < rest; a++) {
        for (int b = a + 1; b < rest - a - b; b++) {
          NimValueSets.add(seen, values.at(a) ^ values.at(b) ^ values.at(rest - a - b));
        }
      }
      return;
    }
    for (int a = 1; 3 * a <= rest; a++) {
      NimValueSets.addTurned(seen, pairs[rest - a], values.at(a));
    }
  }
}

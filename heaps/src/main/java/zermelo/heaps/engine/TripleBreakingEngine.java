package zermelo.heaps.engine;

import java.util.Arrays;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

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
        add(set, values.at(a) ^ values.at(sum - a));
      }
    }
    pairs[sum] = set;
  }

  private int words() {
    return (1 << SparseSpace.bits(values.largest())) / Long.SIZE + 1;
  }

  private static void add(long[] set, int value) {
    set[value >> 6] |= 1L << value;
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
        add(seen, values.at(rest));
      }
      if ((digit & TakeAndBreak.TWO) != 0 && rest > 1) {
        addTurned(seen, pairs[rest], 0);
      }
      if ((digit & TakeAndBreak.THREE) != 0) {
        addTriples(seen, rest);
      }
    }
    int word = 0;
    while (seen[word] == -1) {
      word++;
    }
    return word * Long.SIZE + Long.numberOfTrailingZeros(~seen[word]);
  }

  private void addTriples(long[] seen, int rest) {
    if (code.unequal()) {
      // The sets of pairs do not say which heaps they come from, and those must differ from the
      // third.
      for (int a = 1; a < rest; a++) {
        for (int b = a + 1; b < rest - a - b; b++) {
          add(seen, values.at(a) ^ values.at(b) ^ values.at(rest - a - b));
        }
      }
      return;
    }
    for (int a = 1; 3 * a <= rest; a++) {
      addTurned(seen, pairs[rest - a], values.at(a));
    }
  }

  /** Adds every element of {@code set}, xor {@code value}. */
  static void addTurned(long[] seen, long[] set, int value) {
    int words = value >> 6;
    for (int i = 0; i < set.length; i++) {
      if (set[i] != 0) {
        seen[i ^ words] |= turned(set[i], value);
      }
    }
  }

  /** Moves bit i to bit i xor value, by at most six swaps of neighbouring groups of bits. */
  private static long turned(long word, int value) {
    long x = word;
    for (int bit = 0; bit < 6; bit++) {
      if (((value >> bit) & 1) != 0) {
        int shift = 1 << bit;
        long low = LOW[bit];
        x = ((x & low) << shift) | ((x >>> shift) & low);
      }
    }
    return x;
  }

  private static final long[] LOW = {
    0x5555555555555555L, 0x3333333333333333L, 0x0f0f0f0f0f0f0f0fL,
    0x00ff00ff00ff00ffL, 0x0000ffff0000ffffL, 0x00000000ffffffffL
  };
}

package zermelo.heaps.engine;

import java.util.Arrays;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.rare.Split;
import zermelo.heaps.values.Values;

/**
 * While values stay below 64 and rare heaps are few: one heap after the other, the set of values
 * that were seen in a long.
 *
 * <p>Marking every rare heap finds the least common value that is no option; it is small, and so
 * are the rare values below it. These are options almost always, which a few pairs of common heaps
 * show; the first ones that are missing are looked for among all pairs. There is so little work
 * that most of it is done before Java's better compiler is ready. So the code is written for the
 * first one: a heap and its value are one number, bounds that hold for all large heaps are looked at
 * once, and the marks of one round have a method without loops, which is called so often that it is
 * compiled at once, and soon again. The slow twin is {@link PlainSequence}.
 */
final class SparseKernel implements Stage {
  private static final int WITNESSES = 24;

  /** The bits of a number that tell a value, the others tell its heap. */
  private static final int VALUE = 6;

  private static final int ROUND = 8;

  private final TakeAndBreak code;
  private final int[] breaks;
  private final int[] ones;
  private final int reach;
  private final Values values;
  private final Marks rares;
  private final long[] common;
  private final long[] witnesses = new long[WITNESSES];
  private int oldest;
  private long[] packedRares;
  private byte[] g = new byte[0];

  SparseKernel(TakeAndBreak code, Split split, Values values) {
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.ones = code.takings(TakeAndBreak.ONE);
    this.reach = code.reach();
    this.values = values;
    this.rares = Marks.rares(values, split);
    this.common = new long[] {set(split, 0), set(split, 1)};
    this.packedRares = packed(rares);
    Arrays.fill(witnesses, (1 << VALUE) | values.at(1));
  }

  private static long set(Split split, int heap) {
    long set = 0;
    for (int value = 0; value < Long.SIZE; value++) {
      set |= split.common(value, heap) ? 1L << value : 0;
    }
    return set;
  }

  /** Whole rounds: the last mark may be there several times. */
  private static long[] packed(Marks marks) {
    long[] packed = new long[(marks.size() + ROUND - 1) / ROUND * ROUND];
    for (int k = 0; k < packed.length; k++) {
      int at = Math.min(k, marks.size() - 1);
      packed[k] = ((long) marks.heaps()[at] << VALUE) | marks.values()[at];
    }
    return packed;
  }

  @Override
  public int advance(int end) {
    g = values.bytes();
    int clear = clear();
    for (int heap = values.size(); heap < end; heap++) {
      int value = heap > clear ? value(heap) : carefully(heap);
      if (value >= Long.SIZE) {
        return value;
      }
      values.add(value);
      if (((common[heap & 1] >>> value) & 1) == 0) {
        rares.add(heap, value);
        packedRares = packed(rares);
        clear = clear();
      }
    }
    return -1;
  }

  /** Larger heaps can be split with any mark as one part. */
  private int clear() {
    return code.unequal() ? Integer.MAX_VALUE : reach + rares.last();
  }

  private int value(int heap) {
    long seen = 0;
    for (int b : breaks) {
      for (int k = 0; k < packedRares.length; k += ROUND) {
        seen |= round(g, packedRares, k, heap - b);
      }
    }
    for (int t : ones) {
      seen |= 1L << g[heap - t];
    }
    long free = ~seen & common[heap & 1];
    long open = ~seen & ((free & -free) - 1);
    return open == 0 ? Long.numberOfTrailingZeros(free) : least(heap, free, open);
  }

  /** The values of splits of {@code sum} with one of the marks from {@code k} on. */
  private static long round(byte[] g, long[] marks, int k, int sum) {
    long p = marks[k];
    long q = marks[k + 1];
    long r = marks[k + 2];
    long s = marks[k + 3];
    long t = marks[k + 4];
    long u = marks[k + 5];
    long v = marks[k + 6];
    long w = marks[k + 7];
    return (1L << (p ^ g[sum - (int) (p >> VALUE)]))
        | (1L << (q ^ g[sum - (int) (q >> VALUE)]))
        | (1L << (r ^ g[sum - (int) (r >> VALUE)]))
        | (1L << (s ^ g[sum - (int) (s >> VALUE)]))
        | (1L << (t ^ g[sum - (int) (t >> VALUE)]))
        | (1L << (u ^ g[sum - (int) (u >> VALUE)]))
        | (1L << (v ^ g[sum - (int) (v >> VALUE)]))
        | (1L << (w ^ g[sum - (int) (w >> VALUE)]));
  }

  /** The least value that is open and not an option after all, or else free. */
  private int least(int heap, long free, long open) {
    long left = open;
    for (int i = 0; left != 0 && i < breaks.length; i++) {
      left = withoutShown(heap - breaks[i], left);
    }
    return left == 0 ? Long.numberOfTrailingZeros(free) : searched(heap, free, left);
  }

  /** What is left of some values without those that a witness shows to be options. */
  private long withoutShown(int sum, long open) {
    long left = open;
    for (int k = 0; left != 0 && k < WITNESSES; k += ROUND) {
      left &= ~round(g, witnesses, k, sum);
    }
    return left;
  }

  /** The same, where witnesses do not help. */
  private int searched(int heap, long free, long open) {
    long left = open;
    while (left != 0 && among(heap, Long.numberOfTrailingZeros(left))) {
      left &= left - 1;
    }
    return Long.numberOfTrailingZeros(left != 0 ? left : free);
  }

  private boolean among(int heap, int value) {
    for (int b : breaks) {
      int sum = heap - b;
      int half = code.unequal() ? (sum - 1) >> 1 : sum >> 1;
      int part = Pairs.last(g, sum, 1, half, value);
      if (part >= 1) {
        oldest = (oldest + 1) % WITNESSES;
        witnesses[oldest] = ((long) part << VALUE) | g[part];
        return true;
      }
    }
    return false;
  }

  /** The same with every bound looked at: some parts may be too large, or equal. */
  private int carefully(int heap) {
    long seen = 0;
    for (int b : breaks) {
      seen |= carefullyMarked(heap - b);
    }
    for (int t : ones) {
      seen |= 1L << g[heap - t];
    }
    long free = ~seen & common[heap & 1];
    long open = ~seen & (Long.lowestOneBit(free) - 1);
    return searched(heap, free, open);
  }

  private long carefullyMarked(int sum) {
    long seen = 0;
    int end = rares.below(sum);
    for (int k = 0; k < end; k++) {
      int part = rares.heaps()[k];
      if (!code.unequal() || 2 * part != sum) {
        seen |= 1L << (rares.values()[k] ^ g[sum - part]);
      }
    }
    return seen;
  }
}

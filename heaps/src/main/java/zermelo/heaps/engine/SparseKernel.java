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
 * first one: a heap and its value are one number, bounds that hold for all large heaps are looked
 * at once, and the marks of one round have a method without loops, which is called so often that it
 * is compiled at once, and soon again. The slow twin is {@link PlainSequence}.
 */
final class SparseKernel implements Stage {
  /** For more heaps than this it is not to be begun: a number tells a heap and its value. */
  static final int MOST = 1 << 24;

  /** Parts that have shown some value to be an option lately. */
  private static final int WITNESSES = 45;

  /** How far from the last part that was found the next one is looked for first. */
  private static final int NEARBY = 64;

  /** The bits of a number that tell a value, the others tell its heap. */
  private static final int VALUE = 6;

  /** How many marks are made at once. */
  private static final int ROUND = 15;

  /** Its 64 stretches of six bits are all different. */
  private static final long DE_BRUIJN = 0x03f79d71b4cb0a89L;

  private static final byte[] LOWEST = new byte[Long.SIZE];

  static {
    for (int bit = 0; bit < Long.SIZE; bit++) {
      LOWEST[(int) ((DE_BRUIJN << bit) >>> 58)] = (byte) bit;
    }
  }

  private final TakeAndBreak code;
  private final int[] breaks;
  private final int[] ones;
  private final int reach;
  private final Values values;
  private final Marks rares;
  private final long[] common;
  private final int[] witnesses = new int[WITNESSES];
  private final int atFirst;
  private int oldest;
  private final int[] found = new int[Long.SIZE];
  private int[] packedRares;
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
    this.atFirst = rares.size();
    Arrays.fill(found, 1);
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
  private static int[] packed(Marks marks) {
    int[] packed = new int[(marks.size() + ROUND - 1) / ROUND * ROUND];
    for (int k = 0; k < packed.length; k++) {
      int at = Math.min(k, marks.size() - 1);
      packed[k] = (marks.heaps()[at] << VALUE) | marks.values()[at];
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

  /** Whether there are so many rare heaps now that another mask might do better. */
  boolean many() {
    return rares.size() > atFirst + ROUND;
  }

  /** Larger heaps can be split with any mark as one part. */
  private int clear() {
    return code.unequal() ? Integer.MAX_VALUE : reach + rares.last();
  }

  private int value(int heap) {
    byte[] known = g;
    int[] marks = packedRares;
    long seen = 0;
    for (int b : breaks) {
      for (int k = 0; k < marks.length; k += ROUND) {
        seen |= round(known, marks, k, heap - b);
      }
    }
    for (int t : ones) {
      seen |= 1L << known[heap - t];
    }
    long free = ~seen & common[heap & 1];
    long open = ~seen & ((free & -free) - 1);
    return open == 0 ? lowest(free) : least(heap, free, open);
  }

  /**
   * The values of splits of {@code sum} with one of the marks from {@code k} on. The method is just
   * long enough for Java to compile it once, by itself, and not again wherever it is called.
   */
  private static long round(byte[] g, int[] marks, int k, int sum) {
    int m0 = marks[k];
    int m1 = marks[k + 1];
    int m2 = marks[k + 2];
    int m3 = marks[k + 3];
    int m4 = marks[k + 4];
    int m5 = marks[k + 5];
    int m6 = marks[k + 6];
    int m7 = marks[k + 7];
    int m8 = marks[k + 8];
    int m9 = marks[k + 9];
    int m10 = marks[k + 10];
    int m11 = marks[k + 11];
    int m12 = marks[k + 12];
    int m13 = marks[k + 13];
    int m14 = marks[k + 14];
    return (1L << (m0 ^ g[sum - (m0 >> VALUE)]))
        | (1L << (m1 ^ g[sum - (m1 >> VALUE)]))
        | (1L << (m2 ^ g[sum - (m2 >> VALUE)]))
        | (1L << (m3 ^ g[sum - (m3 >> VALUE)]))
        | (1L << (m4 ^ g[sum - (m4 >> VALUE)]))
        | (1L << (m5 ^ g[sum - (m5 >> VALUE)]))
        | (1L << (m6 ^ g[sum - (m6 >> VALUE)]))
        | (1L << (m7 ^ g[sum - (m7 >> VALUE)]))
        | (1L << (m8 ^ g[sum - (m8 >> VALUE)]))
        | (1L << (m9 ^ g[sum - (m9 >> VALUE)]))
        | (1L << (m10 ^ g[sum - (m10 >> VALUE)]))
        | (1L << (m11 ^ g[sum - (m11 >> VALUE)]))
        | (1L << (m12 ^ g[sum - (m12 >> VALUE)]))
        | (1L << (m13 ^ g[sum - (m13 >> VALUE)]))
        | (1L << (m14 ^ g[sum - (m14 >> VALUE)]));
  }

  /** The number of the lowest bit: Java's own takes a few steps before it is compiled well. */
  private static int lowest(long set) {
    return set == 0 ? Long.SIZE : LOWEST[(int) (((set & -set) * DE_BRUIJN) >>> 58)];
  }

  /** The least value that is open and not an option after all, or else free. */
  private int least(int heap, long free, long open) {
    long left = open;
    for (int i = 0; left != 0 && i < breaks.length; i++) {
      left = withoutShown(heap - breaks[i], left);
    }
    return left == 0 ? lowest(free) : searched(heap, free, left);
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
    while (left != 0 && among(heap, lowest(left))) {
      left &= left - 1;
    }
    return lowest(left != 0 ? left : free);
  }

  private boolean among(int heap, int value) {
    for (int b : breaks) {
      int sum = heap - b;
      int part = again(sum, value);
      if (part == 0) {
        part = Pairs.last(g, sum, 1, code.unequal() ? (sum - 1) >> 1 : sum >> 1, value);
      }
      if (part >= 1) {
        found[value] = part;
        oldest = (oldest + 1) % WITNESSES;
        witnesses[oldest] = (part << VALUE) | g[part];
        return true;
      }
    }
    return false;
  }

  /**
   * A part of a split that has this value, or 0. It is looked for where the value was found last:
   * what was beside that part then is now beside parts that are a little larger.
   */
  private int again(int sum, int value) {
    byte[] g = this.g;
    int first = found[value];
    int end = Math.min(first + NEARBY, sum - reach); // Larger heaps must have room for it too.
    for (int part = first; part < end; part++) {
      if ((g[part] ^ g[sum - part]) == value && (2 * part != sum || !code.unequal())) {
        return part;
      }
    }
    return 0;
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

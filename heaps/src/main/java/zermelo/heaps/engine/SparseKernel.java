package zermelo.heaps.engine;

import java.util.Arrays;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

/**
 * Computes one heap after the other while values are below 64 and rare heaps are few.
 *
 * <p>The set of seen values is a long. Marking every rare heap finds the least common value that is
 * not an option. It is small, and so are the rare values below it. These are almost always options,
 * as a few pairs of common heaps show. The kernel searches for the first missing ones among all
 * pairs.
 *
 * <p>There is so little work that most of it is done before Java's optimising compiler (C2) is
 * ready. So the code is written for the first compiler: each split is packed into one int, bounds
 * that hold for all large heaps are checked once, and one method does all that most heaps need.
 * Slow twin: {@link PlainSequence}.
 */
final class SparseKernel implements BoundedEngine {
  /**
   * The kernel is not started at more heaps than this, because an int packs a heap and its value.
   */
  static final int MAX_HEAPS = 1 << 24;

  /** The number of parts to try at each of the places that are searched first. */
  private static final int NEARBY = 64;

  /** Comparing eight pairs at a time pays off from this sum on. */
  private static final int SMALL = 1 << 17;

  /** The number of bits for a value in a mark. */
  private static final int VALUE = 6;

  /** The number of marks between two checks of the set of seen values. */
  private static final int ROUND = 16;

  /** The number of heaps between two checks whether the careful method is needed. */
  private static final int STRETCH = 1 << 8;

  /** Below this heap, a stretch has one heap: a method that is called often is compiled soon. */
  private static final int FIRST = 1 << 9;

  /** The number of witnesses: parts that recently showed a value to be an option. */
  private static final int WITNESSES = 4 * ROUND;

  /** A De Bruijn sequence: its 64 windows of six bits are all different. */
  private static final long DE_BRUIJN = 0x03f79d71b4cb0a89L;

  private static final int DE_BRUIJN_SHIFT = 58;

  private static final byte[] LOWEST = new byte[Long.SIZE];

  static {
    for (int bit = 0; bit < Long.SIZE; bit++) {
      LOWEST[(int) ((DE_BRUIJN << bit) >>> DE_BRUIJN_SHIFT)] = (byte) bit;
    }
  }

  private final TakeAndBreak code;
  private final int[] breaks;
  private final int[] ones;
  private final int reach;
  private final NimValueArray values;
  private final MarkedHeaps rares;
  private final long[] common;
  private final int[] found = new int[Long.SIZE];
  private final int atFirst;

  /**
   * The positions that a move may leave, one int each.
   *
   * <p>The low bits are the value of one part. The high bits are the difference between the other
   * part and the heap. Positions with a rare part and positions of a single heap come first, in
   * whole rounds; the witnesses follow.
   */
  private int[] marks = new int[0];

  private int witnesses;
  private int oldest;
  private byte[] g = new byte[0];

  SparseKernel(TakeAndBreak code, SparseSpace split, NimValueArray values) {
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.ones = code.takings(TakeAndBreak.ONE);
    this.reach = code.reach();
    this.values = values;
    this.rares = MarkedHeaps.rares(values, split);
    this.common = new long[] {set(split, 0), set(split, 1)};
    this.atFirst = rares.size();
    Arrays.fill(found, 1);
    pack();
    Arrays.fill(marks, witnesses, marks.length, mark(1, breaks[0]));
  }

  private static long set(SparseSpace split, int heap) {
    long set = 0;
    for (int value = 0; value < Long.SIZE; value++) {
      set |= split.common(value, heap) ? 1L << value : 0;
    }
    return set;
  }

  private int mark(int part, int taken) {
    return (-(part + taken) << VALUE) | values.at(part);
  }

  /**
   * Rebuilds the marks, but keeps the witnesses. The first mark is repeated to fill the last round.
   */
  private void pack() {
    int[] old = marks;
    int count = rares.size() * breaks.length + ones.length;
    int end = (count + ROUND - 1) / ROUND * ROUND;
    marks = new int[end + WITNESSES];
    int at = 0;
    for (int b : breaks) {
      for (int k = 0; k < rares.size(); k++) {
        marks[at++] = mark(rares.heaps()[k], b);
      }
    }
    for (int t : ones) {
      marks[at++] = -t << VALUE;
    }
    Arrays.fill(marks, at, end, marks[0]);
    if (old.length > 0) {
      System.arraycopy(old, witnesses, marks, end, WITNESSES);
    }
    witnesses = end;
  }

  @Override
  public int advance(int end) {
    g = values.bytes();
    while (values.size() < end) {
      int heap = values.size();
      int stretch = heap < FIRST ? 1 : STRETCH;
      int value = heap > clear() ? stretch(Math.min(end, heap + stretch)) : checkedValue(heap);
      if (value >= Long.SIZE) {
        return value;
      }
    }
    return -1;
  }

  /**
   * Computes the heaps below {@code end}, or up to a rare one. Returns a value of at least 64 if it
   * is too large for this kernel.
   */
  private int stretch(int end) {
    byte[] known = g;
    int largest = values.largest();
    int heap = values.size();
    while (heap < end) {
      int value = value(heap);
      if (value > largest || ((common[heap & 1] >>> value) & 1) == 0) {
        values.written(heap);
        return append(heap, value);
      }
      known[heap++] = (byte) value;
    }
    values.written(heap);
    return 0;
  }

  /** Stores the value of the next heap, if it is not too large. */
  private int append(int heap, int value) {
    if (value < Long.SIZE) {
      values.add(value);
      if (((common[heap & 1] >>> value) & 1) == 0) {
        rares.add(heap, value);
        pack();
      }
    }
    return value;
  }

  /** Whether there are now so many rare heaps that another mask might be better. */
  boolean many() {
    return rares.size() > atFirst + ROUND;
  }

  /** Heaps larger than this can be split with any mark as one part. */
  private int clear() {
    return code.unequal() ? Integer.MAX_VALUE : reach + rares.last();
  }

  /**
   * Computes the value of a heap.
   *
   * <p>It looks at all marks with a rare part, then at witnesses as long as a value below the least
   * free common one is open. The method is long enough for Java to compile it once, by itself, and
   * not inline it at each call. Most heaps need only this call, because calls are expensive until
   * the optimising compiler is ready.
   */
  private int value(int heap) {
    byte[] known = g;
    int[] all = marks;
    int witness = witnesses;
    long seen = 0;
    for (int k = 0; k != all.length; k += ROUND) {
      int m0 = all[k];
      int m1 = all[k + 1];
      int m2 = all[k + 2];
      int m3 = all[k + 3];
      int m4 = all[k + 4];
      int m5 = all[k + 5];
      int m6 = all[k + 6];
      int m7 = all[k + 7];
      int m8 = all[k + 8];
      int m9 = all[k + 9];
      int m10 = all[k + 10];
      int m11 = all[k + 11];
      int m12 = all[k + 12];
      int m13 = all[k + 13];
      int m14 = all[k + 14];
      int m15 = all[k + 15];
      seen |=
          (1L << (m0 ^ known[heap + (m0 >> VALUE)]))
              | (1L << (m1 ^ known[heap + (m1 >> VALUE)]))
              | (1L << (m2 ^ known[heap + (m2 >> VALUE)]))
              | (1L << (m3 ^ known[heap + (m3 >> VALUE)]))
              | (1L << (m4 ^ known[heap + (m4 >> VALUE)]))
              | (1L << (m5 ^ known[heap + (m5 >> VALUE)]))
              | (1L << (m6 ^ known[heap + (m6 >> VALUE)]))
              | (1L << (m7 ^ known[heap + (m7 >> VALUE)]))
              | (1L << (m8 ^ known[heap + (m8 >> VALUE)]))
              | (1L << (m9 ^ known[heap + (m9 >> VALUE)]))
              | (1L << (m10 ^ known[heap + (m10 >> VALUE)]))
              | (1L << (m11 ^ known[heap + (m11 >> VALUE)]))
              | (1L << (m12 ^ known[heap + (m12 >> VALUE)]))
              | (1L << (m13 ^ known[heap + (m13 >> VALUE)]))
              | (1L << (m14 ^ known[heap + (m14 >> VALUE)]))
              | (1L << (m15 ^ known[heap + (m15 >> VALUE)]));
      if (k + ROUND >= witness) {
        long free = ~seen & common[heap & 1];
        long least = free & -free;
        if ((~seen & (least - 1)) == 0) {
          return least == 0 ? Long.SIZE : LOWEST[(int) ((least * DE_BRUIJN) >>> DE_BRUIJN_SHIFT)];
        }
      }
    }
    return searched(heap, seen);
  }

  /** The index of this bit. Java's own method is slow before it is compiled well. */
  private static int lowest(long bit) {
    return bit == 0 ? Long.SIZE : LOWEST[(int) ((bit * DE_BRUIJN) >>> DE_BRUIJN_SHIFT)];
  }

  /** The least value that is not an option. It searches for rare values that were not seen. */
  private int searched(int heap, long seen) {
    long free = ~seen & common[heap & 1];
    long open = ~seen & ((free & -free) - 1);
    while (open != 0 && among(heap, lowest(open & -open))) {
      open &= open - 1;
    }
    long left = open != 0 ? open : free;
    return lowest(left & -left);
  }

  private boolean among(int heap, int value) {
    for (int b : breaks) {
      int part = part(heap - b, value);
      if (part >= 1) {
        found[value] = part;
        oldest = (oldest + 1) % WITNESSES;
        marks[witnesses + oldest] = mark(part, b);
        return true;
      }
    }
    return false;
  }

  /**
   * A part of a split that has this value, or a number less than 1.
   *
   * <p>It first searches where the value was found last: the heap that was beside that part is now
   * beside slightly larger parts. Then it tries parts near the middle, then all others.
   */
  private int part(int sum, int value) {
    int first = found[value];
    int half = code.unequal() ? (sum - 1) >> 1 : sum >> 1;
    int low = Math.max(1, half - NEARBY);
    // A part that is kept as a witness must leave space in larger heaps for the largest taking.
    int part = between(first, Math.min(first + NEARBY, sum - reach), sum, value);
    if (part == 0) {
      part = between(low, half + 1, sum, value);
    }
    if (part == 0) {
      part = sum < SMALL ? between(1, low, sum, value) : PairScan.last(g, sum, 1, low - 1, value);
    }
    return part;
  }

  private int between(int from, int end, int sum, int value) {
    byte[] known = g;
    for (int part = from; part < end; part++) {
      if ((known[part] ^ known[sum - part]) == value && (2 * part != sum || !code.unequal())) {
        return part;
      }
    }
    return 0;
  }

  /** Computes one heap with every bound checked: some parts may be too large, or equal. */
  private int checkedValue(int heap) {
    long seen = 0;
    for (int b : breaks) {
      seen |= checkedMarks(heap - b);
    }
    for (int t : ones) {
      seen |= 1L << g[heap - t];
    }
    return append(heap, searched(heap, seen));
  }

  private long checkedMarks(int sum) {
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

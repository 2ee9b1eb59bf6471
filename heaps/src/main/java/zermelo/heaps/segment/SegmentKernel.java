package zermelo.heaps.segment;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.SparseSpace;

/**
 * Computes the values of eight heaps at once, for heaps of any size.
 *
 * <p>It works like {@code PieceKernel} of the array engines. The options of a heap are a bit set,
 * which is one long while values stay below 64.
 *
 * <p>All rare heaps are marked, so a common value that is not marked is not an option. A rare value
 * is searched for among all pairs ({@link SegmentPairScan}). Slow twin: {@link PlainSequence}.
 */
public final class SegmentKernel {
  static final int LANES = 8;

  private final TakeAndBreak code;
  private final int[] breaks;
  private final int[] ones;
  private final int reach;
  private final NimValueSegment g;
  private final LongMarkedHeaps marks;
  private final SparseSpace split;
  private final int words;
  private final long[] sets;

  /**
   * Creates a kernel.
   *
   * @param capacity a power of 2 that exceeds all values
   */
  SegmentKernel(
      TakeAndBreak code,
      NimValueSegment g,
      LongMarkedHeaps marks,
      SparseSpace split,
      int capacity) {
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.ones = code.takings(TakeAndBreak.ONE);
    this.reach = code.reach();
    this.g = g;
    this.marks = marks;
    this.split = split;
    this.words = Math.max(1, capacity / Long.SIZE);
    this.sets = new long[LANES * words];
  }

  /**
   * The bound on values that this kernel can compute. {@link #settle} returns the bound for larger
   * ones.
   */
  int capacity() {
    return words * Long.SIZE;
  }

  /** Marks options of the heaps from, ..., from + 7. All heaps before them are known. */
  void survey(long from) {
    Arrays.fill(sets, 0);
    for (int b : breaks) {
      long sum = from - b;
      int last = marks.below(sum);
      if (!code.unequal()) {
        mark(sum, 0, last);
        continue;
      }
      // The two parts may be equal near the middle.
      int low = Math.min(marks.below(sum / 2), last);
      int high = Math.clamp(marks.below((sum + LANES) / 2 + 1), low, last);
      mark(sum, 0, low);
      mark(sum, high, last);
      markUnequal(sum, low, high);
    }
  }

  private void mark(long sum, int first, int last) {
    if (g.width() == 1 && words == 1) {
      markSmall(sum, first, last);
    } else {
      for (int k = first; k < last; k++) {
        long p = sum - marks.heaps()[k];
        int v = marks.values()[k];
        for (int lane = 0; lane < LANES; lane++) {
          add(lane, g.valueAt(p + lane) ^ v);
        }
      }
    }
  }

  private void markSmall(long sum, int first, int last) {
    MemorySegment bytes = g.segment();
    long[] heaps = marks.heaps();
    long[] worth = marks.packed();
    long s0 = 0;
    long s1 = 0;
    long s2 = 0;
    long s3 = 0;
    long s4 = 0;
    long s5 = 0;
    long s6 = 0;
    long s7 = 0;
    for (int k = first; k < last; k++) {
      long x = NimValueSegment.eight(bytes, sum - heaps[k]) ^ worth[k];
      s0 |= 1L << x;
      s1 |= 1L << (x >>> 8);
      s2 |= 1L << (x >>> 16);
      s3 |= 1L << (x >>> 24);
      s4 |= 1L << (x >>> 32);
      s5 |= 1L << (x >>> 40);
      s6 |= 1L << (x >>> 48);
      s7 |= 1L << (x >>> 56);
    }
    sets[0] |= s0;
    sets[1] |= s1;
    sets[2] |= s2;
    sets[3] |= s3;
    sets[4] |= s4;
    sets[5] |= s5;
    sets[6] |= s6;
    sets[7] |= s7;
  }

  private void markUnequal(long sum, int first, int last) {
    for (int k = first; k < last; k++) {
      long heap = marks.heaps()[k];
      for (int lane = 0; lane < LANES; lane++) {
        if (2 * heap != sum + lane) {
          add(lane, marks.values()[k] ^ g.valueAt(sum + lane - heap));
        }
      }
    }
  }

  private void add(int lane, int value) {
    sets[lane * words + (value >> 6)] |= 1L << value;
  }

  /** Computes the value of {@code heap}, the one at {@code lane}. All heaps before it are known. */
  int settle(long heap, int lane) {
    for (int b : breaks) {
      long sum = heap - b;
      long end = Math.min(LANES - 1, half(sum));
      for (int a = 1; a <= end; a++) {
        add(lane, g.valueAt(a) ^ g.valueAt(sum - a));
      }
    }
    for (int t : ones) {
      if (t < heap) {
        add(lane, g.valueAt(heap - t));
      }
    }
    if (heap <= reach && (code.digit((int) heap) & TakeAndBreak.ALL) != 0) {
      add(lane, 0);
    }
    int value = missing(lane, 0);
    while (value < capacity() && !split.common(value, (int) heap & 1) && option(heap, value)) {
      value = missing(lane, value + 1);
    }
    return value;
  }

  /** The least value from {@code from} that is not marked. */
  private int missing(int lane, int from) {
    for (int word = from >> 6; word < words; word++) {
      long open = ~sets[lane * words + word] & (word == from >> 6 ? -1L << from : -1L);
      if (open != 0) {
        return word * Long.SIZE + Long.numberOfTrailingZeros(open);
      }
    }
    return capacity();
  }

  private boolean option(long heap, int value) {
    for (int b : breaks) {
      long sum = heap - b;
      if (SegmentPairScan.any(g, sum, LANES, half(sum), value)) {
        return true;
      }
    }
    return false;
  }

  /** The largest smaller part of a split of {@code sum}. */
  private long half(long sum) {
    return code.unequal() ? (sum - 1) >> 1 : sum >> 1;
  }
}

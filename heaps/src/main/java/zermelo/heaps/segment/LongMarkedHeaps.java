package zermelo.heaps.segment;

import java.util.Arrays;
import zermelo.heaps.engine.PairScan;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValues;

/**
 * The heaps that {@link SegmentKernel} combines with every other heap, of any size.
 *
 * <p>They are every rare heap (a heap with a rare nim-value) from 8 on, and some common ones with
 * as many different values as possible. {@code MarkedHeaps} of the array engines says why.
 */
public final class LongMarkedHeaps {
  /** Bytes per mark, including the growth of arrays. */
  static final int BYTES = 3 * (Long.BYTES + Integer.BYTES + Long.BYTES);

  private long[] heaps = new long[64];
  private int[] values = new int[64];
  private long[] packed = new long[64];
  private int size;

  /**
   * Chooses the heaps to mark.
   *
   * @param commons the number of common heaps
   */
  static LongMarkedHeaps choose(NimValues g, SparseSpace split, int commons) {
    LongMarkedHeaps marks = new LongMarkedHeaps();
    int classes = 1 << SparseSpace.bits(g.largest());
    int[] left = new int[classes];
    Arrays.fill(left, 2 * commons / classes + 1);
    boolean[][] common = {split.commons(classes, 0), split.commons(classes, 1)};
    int open = commons;
    for (long n = SegmentKernel.LANES; n < g.count(); n++) {
      int value = g.valueAt(n);
      if (!common[(int) n & 1][value]) {
        marks.add(n, value);
      } else if (open > 0 && left[value] > 0) {
        left[value]--;
        open--;
        marks.add(n, value);
      }
    }
    return marks;
  }

  /** Adds a mark that is larger than those before. */
  void add(long heap, int value) {
    if (size == heaps.length) {
      heaps = Arrays.copyOf(heaps, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
      packed = Arrays.copyOf(packed, 2 * size);
    }
    heaps[size] = heap;
    packed[size] = value * PairScan.ONES;
    values[size++] = value;
  }

  /** The number of marked heaps less than {@code heap}. */
  int below(long heap) {
    int at = Arrays.binarySearch(heaps, 0, size, heap);
    return at < 0 ? -at - 1 : at;
  }

  int size() {
    return size;
  }

  /** The marked heaps, ascending; {@link #size} of them. */
  long[] heaps() {
    return heaps;
  }

  /** The values of the marked heaps. */
  int[] values() {
    return values;
  }

  /** The values of the marked heaps, repeated in each of eight bytes; for values of one byte. */
  long[] packed() {
    return packed;
  }
}

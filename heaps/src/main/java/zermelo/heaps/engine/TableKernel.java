package zermelo.heaps.engine;

import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

/**
 * A kernel for values from 64: a table with a byte for each value and each heap of a piece.
 *
 * <p>The byte is 1 if the value was seen.
 */
final class TableKernel extends PieceKernel {
  private final int classes;
  private final int stride;
  private final boolean[][] common;
  private final PairSearch search;
  private final boolean complete;
  private final byte[][] tables;
  private final int[] surveyed;

  /**
   * Creates a kernel.
   *
   * @param classes the bound on values that it can compute, a power of two
   * @param slots the number of pieces that may be surveyed and not yet settled
   */
  TableKernel(
      TakeAndBreak code,
      MarkedHeaps marks,
      SparseSpace split,
      NimValueArray values,
      PairSearch search,
      int classes,
      int slots) {
    super(code, marks, split, values, MarkTable.lanes(classes), slots);
    this.classes = classes;
    this.stride = MarkTable.stride(classes);
    this.common = new boolean[][] {split.commons(classes, 0), split.commons(classes, 1)};
    this.search = search;
    this.complete = marks.complete();
    this.tables = new byte[slots][];
    this.surveyed = new int[slots * lanes];
  }

  @Override
  void survey(int marked, int from, int slot) {
    int near = near(slot);
    byte[] table = MarkTable.marked(values, marks, classes, segments(from, near, marked));
    tables[slot] = table;
    if (code.unequal()) {
      for (int b : breaks) {
        markMiddle(table, from - b, near, marked);
      }
    }
    for (int lane = 0; lane < lanes; lane++) {
      surveyed[slot * lanes + lane] = free(table, lane * stride, from + lane, near, 0);
    }
  }

  /**
   * The marks that are paired with heaps of any size.
   *
   * <p>Three numbers for each run of marks: the first of the sums, the first mark, the end of
   * marks. If the parts must be unequal, there are two runs, which leave out the middle.
   */
  private int[] segments(int from, int near, int marked) {
    int[] segments = new int[breaks.length * (code.unequal() ? 6 : 3)];
    int at = 0;
    int start = marks.below(near, marked);
    for (int b : breaks) {
      int sum = from - b;
      int first = start;
      int last = Math.max(first, marks.below(sum, marked));
      if (code.unequal()) {
        segments[at++] = sum;
        segments[at++] = first;
        segments[at++] = Math.clamp(marks.below(sum / 2, marked), first, last);
        first = Math.clamp(marks.below((sum + lanes) / 2 + 1, marked), first, last);
      }
      segments[at++] = sum;
      segments[at++] = first;
      segments[at++] = last;
    }
    return segments;
  }

  /** Marks splits near the middle of a sum, where both parts may be equal. */
  private void markMiddle(byte[] table, int sum, int near, int marked) {
    int first = Math.max(marks.below(near, marked), marks.below(sum / 2, marked));
    int last = Math.min(marks.below(sum, marked), marks.below((sum + lanes) / 2 + 1, marked));
    for (int k = first; k < last; k++) {
      int heap = marks.heaps()[k];
      for (int lane = 0; lane < lanes; lane++) {
        if (2 * heap != sum + lane) {
          table[lane * stride + (marks.values()[k] ^ values.at(sum + lane - heap))] = 1;
        }
      }
    }
  }

  @Override
  int settle(int from, int length, int slot) {
    for (int lane = 0; lane < length; lane++) {
      int value = settleOne(from + lane, slot, lane);
      if (value >= classes) {
        return value;
      }
    }
    return -1;
  }

  private int settleOne(int heap, int slot, int lane) {
    int near = near(slot);
    int value = surveyed[slot * lanes + lane];
    while (value < classes && near(heap, near, value)) {
      value = free(tables[slot], lane * stride, heap, near, value + 1);
    }
    if (value < classes) {
      append(heap, value);
      search.put(heap, value);
    }
    return value;
  }

  /**
   * Whether a heap has an option of this value through a small part, or with one heap or none left.
   */
  private boolean near(int heap, int near, int value) {
    for (int b : breaks) {
      int sum = heap - b;
      int end = Math.min(near - 1, half(sum));
      if (search.any(sum, 1, end, value)) {
        return true;
      }
    }
    for (int t : ones) {
      if (t < heap && values.at(heap - t) == value) {
        return true;
      }
    }
    return value == 0 && takesAll(heap);
  }

  /** The least value from {@code from} that is neither marked nor found among the pairs. */
  private int free(byte[] table, int base, int heap, int near, int from) {
    boolean[] isCommon = common[heap & 1];
    long passed = (1L << (from % Long.BYTES * Byte.SIZE)) - 1;
    for (int eight = from & -Long.BYTES; eight < classes; eight += Long.BYTES) {
      long open = (PairScan.eight(table, base + eight) ^ PairScan.ONES) & ~passed;
      passed = 0;
      while (open != 0) {
        int value = eight + Long.numberOfTrailingZeros(open) / Byte.SIZE;
        if ((complete && isCommon[value]) || !option(heap, near, value)) {
          return value;
        }
        open &= open - 1;
        table[base + value] = 1;
      }
    }
    return classes;
  }

  private boolean option(int heap, int near, int value) {
    for (int b : breaks) {
      int sum = heap - b;
      if (search.any(sum, near, half(sum), value)) {
        return true;
      }
    }
    return false;
  }
}

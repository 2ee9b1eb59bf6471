package zermelo.heaps;

/**
 * What kernels with a table share: a byte for each value and each of the eight heaps, 1 if the
 * value was seen.
 */
abstract class TableKernel extends Kernel {
  private final int stride;
  private final boolean[][] common;
  private final byte[][] tables;
  private final int[] surveyed;

  TableKernel(TakeAndBreak code, Marks marks, Split split, int stride, int slots) {
    super(code, marks);
    this.stride = stride;
    this.common = new boolean[][] {split.commons(stride, 0), split.commons(stride, 1)};
    this.tables = new byte[slots][];
    this.surveyed = new int[slots * LANES];
  }

  /** What a heap is worth. */
  abstract int at(int heap);

  /**
   * A new table with xors of marked heaps and what they leave of eight sums.
   *
   * @param segments three numbers each: the first of the eight sums, the first mark, the end of
   *     marks
   * @param count how many of these numbers there are
   */
  abstract byte[] marked(int[] segments, int count);

  /**
   * Whether some pair with a smaller part in from..to adds up to {@code sum} and has this value.
   */
  abstract boolean among(int sum, int from, int to, int value);

  @Override
  final int capacity() {
    return stride;
  }

  @Override
  final void survey(int start, int from, int slot) {
    int near = from - start + LANES;
    int[] segments = segments(from, near);
    byte[] table = marked(segments, segments.length);
    tables[slot] = table;
    if (code.unequal()) {
      for (int b : breaks) {
        markMiddle(table, from - b, near);
      }
    }
    for (int lane = 0; lane < LANES; lane++) {
      surveyed[slot * LANES + lane] = free(table, lane, from + lane, near, 0);
    }
  }

  /**
   * The marks that are paired with heaps of any size: two segments where they may meet an equal.
   */
  private int[] segments(int from, int near) {
    int[] segments = new int[breaks.length * (code.unequal() ? 6 : 3)];
    int at = 0;
    int first = marks.below(near);
    for (int b : breaks) {
      int sum = from - b;
      int last = Math.max(first, marks.below(sum));
      if (code.unequal()) {
        segments[at++] = sum;
        segments[at++] = first;
        segments[at++] = Math.clamp(marks.below(sum / 2), first, last);
        first = Math.clamp(marks.below((sum + LANES) / 2 + 1), first, last);
      }
      segments[at++] = sum;
      segments[at++] = first;
      segments[at++] = last;
      first = marks.below(near);
    }
    return segments;
  }

  /** Marks near the middle of a sum, where a heap may meet its equal. */
  private void markMiddle(byte[] table, int sum, int near) {
    int first = Math.max(marks.below(near), marks.below(sum / 2));
    int last = Math.min(marks.below(sum), marks.below((sum + LANES) / 2 + 1));
    for (int k = first; k < last; k++) {
      int heap = marks.heaps()[k];
      for (int lane = 0; lane < LANES; lane++) {
        if (2 * heap != sum + lane) {
          table[lane * stride + (marks.values()[k] ^ at(sum + lane - heap))] = 1;
        }
      }
    }
  }

  @Override
  final int settle(int heap, int slot, int lane, int near) {
    int value = surveyed[slot * LANES + lane];
    if (!near(heap, near, value)) {
      return value;
    }
    byte[] table = tables[slot];
    markNear(table, lane * stride, heap, near);
    return free(table, lane, heap, near, value + 1);
  }

  /** Whether a heap has this option through a small part, or with one heap or none left. */
  private boolean near(int heap, int near, int value) {
    for (int b : breaks) {
      int sum = heap - b;
      int end = Math.min(near - 1, half(sum));
      if (among(sum, 1, end, value)) {
        return true;
      }
    }
    for (int t : ones) {
      if (t < heap && at(heap - t) == value) {
        return true;
      }
    }
    return value == 0 && takesAll(heap);
  }

  private void markNear(byte[] table, int base, int heap, int near) {
    for (int b : breaks) {
      int sum = heap - b;
      int end = Math.min(near - 1, half(sum));
      for (int a = 1; a <= end; a++) {
        table[base + (at(a) ^ at(sum - a))] = 1;
      }
    }
    for (int t : ones) {
      if (t < heap) {
        table[base + at(heap - t)] = 1;
      }
    }
    if (takesAll(heap)) {
      table[base] = 1;
    }
  }

  /** The least value from {@code from} that is neither marked nor found among the pairs. */
  private int free(byte[] table, int lane, int heap, int near, int from) {
    int base = lane * stride;
    boolean[] isCommon = common[heap & 1];
    for (int value = from; value < stride; value++) {
      // Eight that are all marked are passed at once; a table ends with a whole long.
      while ((value & 7) == 0 && value < stride && Pairs.eight(table, base + value) == Pairs.ONES) {
        value += 8;
      }
      if (value < stride && table[base + value] == 0) {
        if ((marks.complete() && isCommon[value]) || !option(heap, near, value)) {
          return value;
        }
        table[base + value] = 1;
      }
    }
    return stride;
  }

  private boolean option(int heap, int near, int value) {
    for (int b : breaks) {
      int sum = heap - b;
      if (among(sum, near, half(sum), value)) {
        return true;
      }
    }
    return false;
  }
}

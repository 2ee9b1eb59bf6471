package zermelo.heaps.engine;

import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

/** A kernel for values below 64: the set of seen values is one long, and a mark is a shift. */
final class WordKernel extends PieceKernel {
  static final int LANES = 8;

  private final byte[] g;
  private final PairSearch search;
  private final long[] common;
  private final long[] sets;
  private final long[] surveyed;

  WordKernel(
      TakeAndBreak code,
      MarkedHeaps marks,
      SparseSpace split,
      NimValueArray values,
      PairSearch search,
      int slots) {
    super(code, marks, split, values, LANES, slots);
    this.search = search;
    this.g = values.bytes();
    this.sets = new long[slots * LANES];
    this.surveyed = new long[slots * LANES];
    this.common = new long[] {set(split, 0), set(split, 1)};
  }

  private static long set(SparseSpace split, int heap) {
    long set = 0;
    for (int value = 0; value < Long.SIZE; value++) {
      set |= split.common(value, heap) ? 1L << value : 0;
    }
    return set;
  }

  @Override
  void survey(int marked, int from, int slot) {
    int near = near(slot);
    int at = slot * LANES;
    for (int lane = 0; lane < LANES; lane++) {
      sets[at + lane] = 0;
    }
    for (int b : breaks) {
      int sum = from - b;
      int first = marks.below(near, marked);
      int last = marks.below(sum, marked);
      if (!code.unequal()) {
        mark(sum, first, last, at);
        continue;
      }
      // The two parts may be equal near the middle.
      int low = Math.clamp(marks.below(sum / 2, marked), first, Math.max(first, last));
      int high = Math.clamp(marks.below((sum + LANES) / 2 + 1, marked), low, Math.max(low, last));
      mark(sum, first, low, at);
      mark(sum, high, last, at);
      markUnequal(sum, low, high, at);
    }
    if (near != LANES) { // Otherwise it is settled at once.
      for (int lane = 0; lane < LANES; lane++) {
        int heap = from + lane;
        surveyed[at + lane] = searched(sets[at + lane], heap, near);
      }
    }
  }

  /** Marks eight heaps at once: as many sets as there are registers. */
  private void mark(int sum, int first, int last, int at) {
    byte[] values = g;
    int[] heaps = marks.heaps();
    int[] worth = marks.values();
    long s0 = 0;
    long s1 = 0;
    long s2 = 0;
    long s3 = 0;
    long s4 = 0;
    long s5 = 0;
    long s6 = 0;
    long s7 = 0;
    for (int k = first; k < last; k++) {
      int p = sum - heaps[k];
      int v = worth[k];
      s0 |= 1L << (v ^ values[p]);
      s1 |= 1L << (v ^ values[p + 1]);
      s2 |= 1L << (v ^ values[p + 2]);
      s3 |= 1L << (v ^ values[p + 3]);
      s4 |= 1L << (v ^ values[p + 4]);
      s5 |= 1L << (v ^ values[p + 5]);
      s6 |= 1L << (v ^ values[p + 6]);
      s7 |= 1L << (v ^ values[p + 7]);
    }
    sets[at] |= s0;
    sets[at + 1] |= s1;
    sets[at + 2] |= s2;
    sets[at + 3] |= s3;
    sets[at + 4] |= s4;
    sets[at + 5] |= s5;
    sets[at + 6] |= s6;
    sets[at + 7] |= s7;
  }

  private void markUnequal(int sum, int first, int last, int at) {
    for (int k = first; k < last; k++) {
      int heap = marks.heaps()[k];
      for (int lane = 0; lane < LANES; lane++) {
        if (2 * heap != sum + lane) {
          sets[at + lane] |= 1L << (marks.values()[k] ^ g[sum + lane - heap]);
        }
      }
    }
  }

  @Override
  int settle(int from, int length, int slot) {
    for (int i = 0; i < length; i++) {
      int value = value(from + i, slot * LANES + i, near(slot));
      if (value >= Long.SIZE) {
        return value;
      }
      append(from + i, value);
      search.put(from + i, value);
    }
    return -1;
  }

  private int value(int heap, int at, int near) {
    long seen = sets[at];
    for (int b : breaks) {
      seen |= nearPairs(heap - b, near);
    }
    for (int t : ones) {
      if (t < heap) {
        seen |= 1L << g[heap - t];
      }
    }
    if (takesAll(heap)) {
      seen |= 1;
    }
    if (near > LANES) {
      // All values that the survey found are options. The least value that it did not find may
      // still be excluded by splits with a small part.
      seen |= surveyed[at];
    }
    return Long.numberOfTrailingZeros(~searched(seen, heap, near));
  }

  private long nearPairs(int sum, int near) {
    byte[] values = g;
    long seen = 0;
    int end = Math.min(near, sum);
    for (int a = 1; a < end; a++) {
      if (2 * a != sum || !code.unequal()) {
        seen |= 1L << (values[a] ^ values[sum - a]);
      }
    }
    return seen;
  }

  /**
   * Adds values of pairs from {@code near} on, until the least missing value is known to be
   * missing.
   */
  private long searched(long marked, int heap, int near) {
    long seen = marked;
    while (true) {
      long open = ~seen;
      if (open == 0) {
        return seen;
      }
      int value = Long.numberOfTrailingZeros(open);
      if (marks.complete() && ((common[heap & 1] >>> value) & 1) != 0) {
        return seen;
      }
      if (!among(heap, near, value)) {
        return seen;
      }
      seen |= 1L << value;
    }
  }

  private boolean among(int heap, int near, int value) {
    for (int b : breaks) {
      int sum = heap - b;
      if (search.any(sum, near, half(sum), value)) {
        return true;
      }
    }
    return false;
  }
}

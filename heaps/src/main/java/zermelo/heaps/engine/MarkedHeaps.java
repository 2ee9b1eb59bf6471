package zermelo.heaps.engine;

import java.util.Arrays;
import java.util.Optional;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

/**
 * The heaps that kernels try as one part of every split.
 *
 * <p>They include rare heaps, so that no common value is missed. They include some common heaps, so
 * that few rare values are left to be searched for one by one. The common heaps have as many
 * different values as possible: then the values that they reach spread evenly over the rare values.
 */
final class MarkedHeaps {
  static final MarkedHeaps NONE = new MarkedHeaps(0, true);

  /** The first heap to mark. Kernels for many heaps at once look at smaller heaps themselves. */
  private static final int NEAR = 8;

  /**
   * Common heaps are chosen among at most this many times their number of heaps, if there are known
   * marks.
   */
  private static final int AMONG = 128;

  private int[] heaps;
  private int[] values;
  private int size;
  private final boolean complete;

  private MarkedHeaps(int capacity, boolean complete) {
    heaps = new int[capacity];
    values = new int[capacity];
    this.complete = complete;
  }

  /**
   * Chooses the heaps to mark.
   *
   * @param rares the largest number of rare heaps to mark; if there are more, the marks are not
   *     complete
   * @param commons the number of common heaps to mark
   * @param from the first useful common heap
   * @param known marks with all rare heaps of this split, if they exist
   */
  static MarkedHeaps choose(
      NimValueArray g,
      SparseSpace split,
      int rares,
      int commons,
      int from,
      Optional<MarkedHeaps> known) {
    return choose(g, split, rares, commons, NEAR, from, known);
  }

  /** Marks all rare heaps from 1. */
  static MarkedHeaps rares(NimValueArray g, SparseSpace split) {
    return choose(g, split, Integer.MAX_VALUE / 2, 0, 1, 1, Optional.empty());
  }

  private static MarkedHeaps choose(
      NimValueArray g,
      SparseSpace split,
      int rares,
      int commons,
      int first,
      int from,
      Optional<MarkedHeaps> known) {
    MarkedHeaps marks = new MarkedHeaps(64, split.rares() <= rares);
    int classes = 1 << SparseSpace.bits(g.largest());
    // The share of each value. With a parity in the split, a value may be common in one heap and
    // rare in another.
    int[] commonLeft = filled(classes, share(commons, g.largest()));
    int[] rareLeft = filled(classes, share(rares, g.largest()));
    boolean[][] common = {split.commons(classes, 0), split.commons(classes, 1)};
    long rare = marks.complete ? Long.MAX_VALUE / 2 : rares;
    int left = commons;
    for (int n = first; n < g.size() && rare + left > 0; n++) {
      if ((left == 0 || n - from > AMONG * commons) && marks.complete && known.isPresent()) {
        marks.addRares(known.get(), n, split);
        break;
      }
      int value = g.at(n);
      if (!common[n & 1][value]) {
        if (rare > 0 && (marks.complete || rareLeft[value]-- > 0)) {
          rare--;
          marks.add(n, value);
        }
      } else if (n >= from && left > 0 && commonLeft[value] > 0) {
        commonLeft[value]--;
        left--;
        marks.add(n, value);
      }
    }
    return marks;
  }

  /** Adds the rare ones of the other marks from heap {@code from} on. */
  private void addRares(MarkedHeaps other, int from, SparseSpace split) {
    for (int k = other.below(from); k < other.size; k++) {
      if (!split.common(other.values[k], other.heaps[k])) {
        add(other.heaps[k], other.values[k]);
      }
    }
  }

  /** The share of one value if half of the values up to {@code largest} share the marks. */
  private static int share(int marks, int largest) {
    return (int) (2L * marks / (largest + 1)) + 1;
  }

  private static int[] filled(int length, int value) {
    int[] array = new int[length];
    Arrays.fill(array, value);
    return array;
  }

  void add(int heap, int value) {
    reserve(1);
    heaps[size] = heap;
    values[size++] = value;
  }

  /** Whether every rare heap from the first one is marked. */
  boolean complete() {
    return complete;
  }

  int size() {
    return size;
  }

  /** The marked heaps, ascending; {@link #size} of them. */
  int[] heaps() {
    return heaps;
  }

  /** The values of the marked heaps. */
  int[] values() {
    return values;
  }

  /** The largest marked heap, or 0. */
  int last() {
    return size == 0 ? 0 : heaps[size - 1];
  }

  /** The number of marked heaps less than {@code heap}. */
  int below(int heap) {
    return below(heap, size);
  }

  /** The number of heaps less than {@code heap} among the first {@code count}. */
  int below(int heap, int count) {
    if (count == 0 || heaps[count - 1] < heap) {
      return count;
    }
    int at = Arrays.binarySearch(heaps, 0, count, heap);
    return at < 0 ? -at - 1 : at;
  }

  /** Whether {@code count} marks can be added while other threads read. */
  boolean hasRoom(int count) {
    return size + count <= heaps.length;
  }

  /** Makes space for {@code count} more marks. No other thread may read meanwhile. */
  void reserve(int count) {
    if (!hasRoom(count)) {
      int length = Math.max(size + count, 2 * size);
      heaps = Arrays.copyOf(heaps, length);
      values = Arrays.copyOf(values, length);
    }
  }
}

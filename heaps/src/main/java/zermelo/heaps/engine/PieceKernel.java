package zermelo.heaps.engine;

import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

/**
 * Computes the values of pieces of a few heaps in two steps, so that several threads can share
 * them.
 *
 * <p>{@link #survey} looks at the splits of a piece's heaps whose parts are both known. These are
 * the splits with a smaller part of at least {@code near}, the number of heaps from the first
 * unknown one to the end of the piece. It finds the least value that none of them has. {@link
 * #settle} is called for one piece after the other, when all heaps before it are known. It adds the
 * splits with a smaller part below {@code near}, and the moves that leave one heap. Usually the
 * value of the survey remains.
 *
 * <p>If all rare heaps are marked ({@link MarkedHeaps}), every common value that is an option is
 * excluded. A rare value that is not marked is searched for among all pairs. Slow twin: {@link
 * PlainSequence}.
 */
abstract class PieceKernel {
  final TakeAndBreak code;
  final int[] breaks;
  final int[] ones;
  final MarkedHeaps marks;
  final NimValueArray values;
  private final SparseSpace split;
  final int lanes;
  private final int reach;
  private final int[] nears;

  /**
   * Creates a kernel.
   *
   * @param lanes the number of heaps in a piece
   * @param slots the number of pieces that may be surveyed and not yet settled
   */
  PieceKernel(
      TakeAndBreak code,
      MarkedHeaps marks,
      SparseSpace split,
      NimValueArray values,
      int lanes,
      int slots) {
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.ones = code.takings(TakeAndBreak.ONE);
    this.marks = marks;
    this.split = split;
    this.values = values;
    this.lanes = lanes;
    this.reach = code.reach();
    this.nears = new int[slots];
  }

  /**
   * Surveys the heaps of a piece and keeps the result in {@code slot}.
   *
   * @param known all heaps below this one are known
   * @param marked the number of marks at that time; other threads may add marks meanwhile
   * @param from the first heap of the piece
   */
  final void survey(int known, int marked, int from, int slot) {
    nears[slot] = from + lanes - known;
    survey(marked, from, slot);
  }

  abstract void survey(int marked, int from, int slot);

  /**
   * Appends the values of {@code length} heaps of a surveyed piece. Stops if a value is too large
   * for this kernel.
   *
   * @return the value that was too large, or -1
   */
  abstract int settle(int from, int length, int slot);

  /** The least smaller part of the splits that the survey of a piece has covered. */
  final int near(int slot) {
    return nears[slot];
  }

  /** Stores the value of the next heap. */
  final void append(int heap, int value) {
    values.add(value);
    if (marks.complete() && !split.common(value, heap)) {
      marks.add(heap, value);
    }
  }

  /** The largest smaller part of a split of {@code sum}. */
  final int half(int sum) {
    return code.unequal() ? (sum - 1) >> 1 : sum >> 1;
  }

  /** Whether a move may take the whole heap. */
  final boolean takesAll(int heap) {
    return heap <= reach && (code.digit(heap) & TakeAndBreak.ALL) != 0;
  }
}

package zermelo.heaps.engine;

import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.rare.Split;
import zermelo.heaps.values.Values;

/**
 * Finds the values of a block of heaps, in two steps, so that its pieces of a few heaps can be
 * surveyed by several threads while nothing is written.
 *
 * <p>A block starts at heap {@code start}, and everything below {@code start} is known. {@link
 * #survey} looks at the splits of a piece's heaps whose parts are both known: those with a smaller
 * part of at least {@code near}, the number of heaps to the end of the piece. It finds the least
 * value that none of them has. {@link #settle} then goes through the block in order and adds the
 * splits with a smaller part below {@code near}, and what is left as one heap; by then all heaps
 * before are known. Mostly the value of the survey stands.
 *
 * <p>Marking all {@link Marks} of rare heaps excludes every common value that is an option; a rare
 * value that is not marked is looked for among all pairs. The slow twin is {@link PlainSequence}.
 */
abstract class Kernel {
  final TakeAndBreak code;
  final int[] breaks;
  final int[] ones;
  final Marks marks;
  final Values values;
  private final Split split;
  final int lanes;
  private final int reach;

  /**
   * @param lanes how many heaps a piece has
   */
  Kernel(TakeAndBreak code, Marks marks, Split split, Values values, int lanes) {
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.ones = code.takings(TakeAndBreak.ONE);
    this.marks = marks;
    this.split = split;
    this.values = values;
    this.lanes = lanes;
    this.reach = code.reach();
  }

  /**
   * Surveys the heaps of a piece from {@code from} on, and keeps the result under the number {@code
   * slot}.
   */
  abstract void survey(int start, int from, int slot);

  /**
   * Appends the values of {@code length} heaps that were surveyed, or of fewer if one is too large
   * for this kernel.
   *
   * @return the value that was too large, or -1
   */
  abstract int settle(int start, int length);

  /** The first heap that the survey of a piece has paired with all others. */
  final int near(int slot) {
    return (slot + 1) * lanes;
  }

  /** Takes down the value of the next heap. */
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

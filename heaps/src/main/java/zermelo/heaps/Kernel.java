package zermelo.heaps;

/**
 * Finds values of eight heaps at once, in two steps, so that many eights of a block can be surveyed
 * by several threads while nothing is written.
 *
 * <p>A block starts at heap {@code start}, and everything below {@code start} is known. {@link
 * #survey} looks at the splits of eight heaps whose parts are both known: those with a smaller part
 * of at least {@code near = from - start + 8}. It finds the least value that none of them has.
 * {@link #settle} then adds the splits with a smaller part below {@code near}, and what is left as
 * one heap; by then all heaps before are known. Mostly the value of the survey stands.
 *
 * <p>Marking all {@link Marks} of rare heaps excludes every common value that is an option; a rare
 * value that is not marked is looked for among all pairs ({@link Pairs}). The slow twin is {@link
 * PlainSequence}.
 */
abstract class Kernel {
  static final int LANES = 8;

  final TakeAndBreak code;
  final int[] breaks;
  final int[] ones;
  final Marks marks;
  private final int reach;

  Kernel(TakeAndBreak code, Marks marks) {
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.ones = code.takings(TakeAndBreak.ONE);
    this.marks = marks;
    this.reach = code.reach();
  }

  /** Values below this can be told; {@link #settle} gives this or more for any other. */
  abstract int capacity();

  /** Surveys heaps from, ..., from + 7 and keeps the result under the number {@code slot}. */
  abstract void survey(int start, int from, int slot);

  /** The value of heap {@code slot's from + lane}; all smaller heaps are known. */
  abstract int settle(int heap, int slot, int lane, int near);

  /** Told of every value that was settled. */
  void settled(int heap, int value) {}

  /** The largest smaller part of a split of {@code sum}. */
  final int half(int sum) {
    return code.unequal() ? (sum - 1) >> 1 : sum >> 1;
  }

  /** Whether a move may take the whole heap. */
  final boolean takesAll(int heap) {
    return heap <= reach && (code.digit(heap) & TakeAndBreak.ALL) != 0;
  }
}

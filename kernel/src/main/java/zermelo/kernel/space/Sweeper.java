package zermelo.kernel.space;

import zermelo.kernel.Ending;

/**
 * Fills the values of all ranks of a {@link PositionRanking} in ascending order, in a compiled
 * loop.
 *
 * <p>The loop is compiled together with the rules. So it looks up the values of options directly
 * instead of listing the options.
 *
 * <p>The value of a position is one number, at least 0; the solver defines its meaning. For each
 * position the sweeper collects the least value of its options, and the set of their low six bits.
 * The solver's {@link ValueCombiner} computes the value of the position from these. If six bits are
 * too few, marks in an array replace the set.
 */
public interface Sweeper {
  /** Computes the value of a position from what was collected about its options. */
  interface ValueCombiner {
    /**
     * The value of a position.
     *
     * @param least the least value of an option; {@link Integer#MAX_VALUE} if there is none
     * @param seen has bit i if the low six bits of an option's value are i
     * @return less than 0 if the value cannot be represented: then the sweep stops
     */
    int settle(int least, long seen);

    /**
     * The value of a position whose options were marked.
     *
     * @param least the least value of an option; {@link Integer#MAX_VALUE} if there is none
     * @param rank the rank of the position; the array of marks contains it at the low bits of each
     *     option's value
     * @return less than 0 if the value cannot be represented: then the sweep stops
     */
    int settleMarked(int least, int rank);

    /** The value of a position at which the rules end the game. */
    int ended(Ending ending);
  }

  /** The number of ranks that the loop fills in one round, at least 1. */
  int stretch();

  /**
   * Whether an option may have several parts, or none.
   *
   * <p>Then its value is the xor of theirs, so values must be Grundy values and nothing else.
   */
  boolean adds();

  /**
   * Fills {@code known} for the ranks from {@code from} on; those below are filled already.
   *
   * <p>Returns the first rank that is not filled: {@code to}, or a smaller one where the sweep
   * cannot go on. That happens if an option's rank is not smaller, a rule fails or leaves the
   * space, or there is no number for the value. The sweep may then have written a few entries past
   * the returned rank. {@code from} and {@code to} are multiples of the {@link #stretch}.
   */
  int sweep(int from, int to, char[] known, ValueCombiner settler);

  /** The same with wider values. */
  int sweep(int from, int to, int[] known, ValueCombiner settler);

  /**
   * The same with marks instead of the set of low bits.
   *
   * @param marks its length is a power of two; for the value v of each option, the rank of the
   *     position is written at v modulo this length
   */
  int sweep(int from, int to, int[] known, int[] marks, ValueCombiner settler);
}

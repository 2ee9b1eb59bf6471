package zermelo.kernel.space;

import zermelo.kernel.Ending;

/**
 * A space that goes through its ranks by itself, from below, and looks up what is known of options
 * instead of listing them: the loop over positions is compiled together with the rules.
 *
 * <p>What is known of a position is one number, at least 0, and what it means is the solver's
 * affair. Of the numbers of all options two things are gathered: the least of them, and which last
 * six bits occur among them. From these the {@link ValueCombiner} makes the number of the position.
 */
public interface Sweeper {
  /** Makes the number of a position of what is gathered of its options. */
  interface ValueCombiner {
    /**
     * The number of a position.
     *
     * @param least the least number of an option; {@link Integer#MAX_VALUE} where there is none
     * @param seen has bit i if the number of an option ends in the six bits of i
     * @return less than 0 if there is no number for it: then the sweep stops
     */
    int settle(int least, long seen);

    /** The number of a position at which the rules end the game. */
    int ended(Ending ending);
  }

  /** Ranks are filled in stretches of so many, at least 1. */
  int stretch();

  /**
   * Fills {@code known} for ranks from {@code from} on; those below are filled. Returns the first
   * rank that is not filled: {@code to}, or a smaller one where it cannot go on, because an option
   * is not of smaller rank, a rule faults or leaves the space, or there is no number for it. Then
   * it may have filled a few more. {@code from} and {@code to} are multiples of the {@link
   * #stretch}.
   */
  int sweep(int from, int to, char[] known, ValueCombiner settler);

  /** The same with wider numbers. */
  int sweep(int from, int to, int[] known, ValueCombiner settler);
}

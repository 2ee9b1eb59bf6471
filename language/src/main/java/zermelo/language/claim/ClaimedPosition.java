package zermelo.language.claim;

import zermelo.kernel.Outcome;

/** One position as a claim sees it: the values of the variables, and what the position is worth. */
public interface ClaimedPosition {
  /** The value of a number, or of a truth as 0 or 1. */
  long number(int variable);

  /** The elements of a list, or those of a set in ascending order. */
  long[] numbers(int variable);

  Outcome outcome();

  /** Only asked for by claims that use {@link Quantity#GRUNDY}. */
  long grundy();

  /** Only asked for by claims that use {@link Quantity#REMOTENESS}. */
  long remoteness();
}

package zermelo.language.claim;

import zermelo.kernel.Outcome;

/** The data of one position that a claim is tested on: its variables and its values. */
public interface ClaimedPosition {
  /** The value of a number, or of a truth value as 0 or 1. */
  long number(int variable);

  /** The elements of a list, or those of a set in ascending order. */
  long[] numbers(int variable);

  Outcome outcome();

  /** The nim-value. Only claims that use {@link Quantity#GRUNDY} call this. */
  long grundy();

  /** The remoteness. Only claims that use {@link Quantity#REMOTENESS} call this. */
  long remoteness();
}

package zermelo.language.claim;

import zermelo.kernel.Outcome;

/**
 * A position on which a claim is tested: its variables, its outcome and its values.
 *
 * <p>Variables are given by their index in the {@link ClaimVocabulary}.
 */
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

package zermelo.language.claim;

import java.util.Set;
import zermelo.kernel.BadInput;

/** A claim about a game: a statement about every position, or a pattern of a whole sequence. */
public sealed interface Claim permits Statement, PeriodClaim {
  /** The claim as it was written. */
  String text();

  /** What must be known of a position to test the claim. */
  Set<Quantity> uses();

  /**
   * Reads a claim.
   *
   * @throws BadInput with every problem, each with its place and what would be right
   */
  static Claim read(String text, Vocabulary vocabulary) {
    return new Reading(text, vocabulary).claim();
  }
}

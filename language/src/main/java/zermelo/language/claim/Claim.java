package zermelo.language.claim;

import java.util.Set;
import zermelo.kernel.input.BadInput;

/**
 * A claim about a game: true or false for each position, or a period of a whole sequence.
 *
 * <p>Examples: {@code n loses iff n is a power of 2}; {@code grundy has period 12 from 71}.
 */
public sealed interface Claim permits PositionClaim, PeriodClaim {
  /** The claim as it was written. */
  String text();

  /** The quantities of a position that are needed to test the claim. */
  Set<Quantity> uses();

  /**
   * Parses a claim.
   *
   * @throws BadInput with every problem, each with its place and what would be right
   */
  static Claim read(String text, ClaimVocabulary vocabulary) {
    return new ClaimReader(text, vocabulary).claim();
  }
}

package zermelo.insight.check;

import java.util.Optional;
import zermelo.insight.survey.FamilyPosition;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;

/** The result of checking a claim against the rules. */
public sealed interface ClaimCheckResult {
  /** Returns the number of positions that were checked and agree. */
  long cases();

  /**
   * No position up to this size contradicts the claim.
   *
   * @param size all positions up to this size were checked
   * @param proof whether the claim holds beyond it too
   */
  record NoCounterexample(long cases, long size, ProofResult proof) implements ClaimCheckResult {}

  /**
   * The first position that contradicts the claim.
   *
   * @param answer the value of that position, with its moves
   * @param against the other position involved, if the contradiction needs one
   */
  record Counterexample(long cases, FamilyPosition at, Answer answer, Optional<String> against)
      implements ClaimCheckResult {}

  /** A limit was reached. All positions up to the size agree, unless the size is negative. */
  record PartialCheck(long cases, long size, OutOfLimits why) implements ClaimCheckResult {}
}

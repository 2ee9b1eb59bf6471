package zermelo.insight.check;

import java.util.Optional;
import zermelo.insight.survey.FamilyPosition;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;

/** The result of checking a claim: no counterexample, a counterexample, or a limit. */
public sealed interface ClaimCheckResult {
  /** Returns the number of checked positions that agree with the claim. */
  long cases();

  /**
   * No position up to a size contradicts the claim.
   *
   * @param size the largest size; all positions up to it were checked
   * @param proof whether the claim is proved for larger positions too
   */
  record NoCounterexample(long cases, long size, ProofResult proof) implements ClaimCheckResult {}

  /**
   * A position contradicts the claim.
   *
   * @param answer the value of that position, with its moves
   * @param against for a claim about a period, the position one period earlier
   */
  record Counterexample(long cases, FamilyPosition at, Answer answer, Optional<String> against)
      implements ClaimCheckResult {}

  /**
   * A limit ended the check.
   *
   * @param size all positions up to it agree; negative if not even the smallest size was completed
   */
  record PartialCheck(long cases, long size, OutOfLimits why) implements ClaimCheckResult {}
}

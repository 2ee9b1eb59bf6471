package zermelo.insight.check;

import java.util.Optional;
import zermelo.insight.survey.FamilyPosition;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;

/** What came of holding a claim against the rules. */
public sealed interface ClaimCheckResult {
  /** How many positions were looked at and agree. */
  long cases();

  /**
   * No position up to this size speaks against it.
   *
   * @param size all positions up to it were looked at
   * @param proof whether it holds beyond that too
   */
  record NoCounterexample(long cases, long size, ProofResult proof) implements ClaimCheckResult {}

  /**
   * A position of which the claim is not true: the first one.
   *
   * @param answer what that position is worth, and its moves
   * @param against what the claim is at odds with, where that is not plain from the position
   */
  record Counterexample(long cases, FamilyPosition at, Answer answer, Optional<String> against)
      implements ClaimCheckResult {}

  /** The budget ran out before the end; all positions up to the size agree, if there is one. */
  record LimitReached(long cases, long size, OutOfLimits why) implements ClaimCheckResult {}
}

package zermelo.insight.survey;

import java.util.Set;
import zermelo.kernel.Outcome;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.language.claim.Claim;
import zermelo.language.claim.ClaimVocabulary;
import zermelo.language.claim.ClaimedPosition;
import zermelo.language.claim.PositionClaim;

/** A condition in the claim language that selects positions. It is not about their values. */
public final class PositionCondition {
  private final PositionClaim condition;

  private PositionCondition(PositionClaim condition) {
    this.condition = condition;
  }

  /**
   * Parses a condition.
   *
   * @throws BadInput if the text is no condition, or is about the value of the position
   */
  public static PositionCondition read(String text, ClaimVocabulary vocabulary) {
    if (Claim.read(text, vocabulary) instanceof PositionClaim condition
        && condition.uses().isEmpty()) {
      return new PositionCondition(condition);
    }
    throw new BadInput(
        "'" + text + "' does not restrict positions, because it is about their values",
        "; write --where 'n is odd'");
  }

  /** Returns the variables that the condition uses, as indices into the vocabulary. */
  public Set<Integer> variables() {
    return condition.variables();
  }

  /**
   * Returns whether a position fulfils the condition. A condition without a value there does not
   * hold.
   */
  boolean holds(FamilyPosition at) {
    try {
      return condition.holds(new UnvaluedPosition(at));
    } catch (RulesFault undefined) {
      return false;
    }
  }

  /** Returns the condition as it was written. */
  String text() {
    return condition.text();
  }

  /** A position that is not solved, as a condition sees it. */
  private record UnvaluedPosition(FamilyPosition at) implements ClaimedPosition {
    @Override
    public long number(int variable) {
      return at.numbers()[variable];
    }

    @Override
    public long[] numbers(int variable) {
      return at.lists()[variable];
    }

    @Override
    public Outcome outcome() {
      throw unused();
    }

    @Override
    public long grundy() {
      throw unused();
    }

    @Override
    public long remoteness() {
      throw unused();
    }

    private static IllegalStateException unused() {
      return new IllegalStateException("a condition on positions reads no value");
    }
  }
}

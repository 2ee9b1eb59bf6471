package zermelo.insight.check;

import zermelo.insight.survey.FamilyPosition;
import zermelo.kernel.Outcome;
import zermelo.kernel.input.BadInput;
import zermelo.language.claim.ClaimedPosition;
import zermelo.language.claim.Quantity;
import zermelo.solve.Answer;

/** A solved position, as a claim sees it: its variables and its value. */
public record ValuedPosition(FamilyPosition at, Answer answer) implements ClaimedPosition {
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
    return answer.outcome();
  }

  @Override
  public long grundy() {
    return answer.nimber().orElseThrow(() -> missing("Grundy value"));
  }

  @Override
  public long remoteness() {
    return answer.remoteness().orElseThrow(() -> missing("remoteness"));
  }

  /** Returns a quantity as a number, for comparison with that of other positions. */
  long of(Quantity quantity) {
    return switch (quantity) {
      case OUTCOME -> code();
      case GRUNDY -> grundy();
      case REMOTENESS -> remoteness();
    };
  }

  /** Returns the outcome as a number. */
  long code() {
    return switch (answer.outcome()) {
      case LOSE -> 0;
      case WIN -> 1;
      case TIE -> 2;
      case DRAW -> 3;
    };
  }

  private BadInput missing(String what) {
    return new BadInput(
        "the claim uses the %s, but %s %s has none".formatted(what, at.setup().title(), at.text()));
  }
}

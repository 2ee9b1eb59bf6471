package zermelo.insight.explain;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import zermelo.insight.explain.Paragraph.Choice;
import zermelo.kernel.Outcome;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/** Explains games without Grundy values: the number of moves that keep the value, and the moves. */
final class ChoiceReason {
  private ChoiceReason() {}

  static Optional<Choice> of(ExplainedPosition explained) {
    Answer answer = explained.answer();
    boolean telling = explained.complete() || answer.outcome() != Outcome.LOSE;
    if (answer.moves().isEmpty() || !telling) {
      return Optional.empty();
    }
    OptionalLong all =
        answer.leftOut().isPresent()
            ? OptionalLong.of(answer.leftOut().getAsLong() + answer.moves().size())
            : OptionalLong.empty();
    List<ValuedMove> keeping = ExplainedPosition.keeping(answer);
    return keeping.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Choice(
                answer.outcome(),
                answer.margin(),
                keeping.stream().map(ValuedMove::move).toList(),
                all,
                explained.complete()));
  }
}

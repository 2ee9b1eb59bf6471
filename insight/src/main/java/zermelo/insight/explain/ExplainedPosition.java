package zermelo.insight.explain;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.kernel.Facts;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.play.AnswerCache;
import zermelo.play.PlayableGame;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/** What every reason looks at: the position, its answer, and whom to ask for more. */
record ExplainedPosition(AnswerCache truth, Rules rules, Position position, Answer answer) {
  /** The position that is explained; nothing if it cannot be solved within the budget. */
  static Optional<ExplainedPosition> of(AnswerCache truth, Position position) {
    return truth
        .of(position)
        .map(answer -> new ExplainedPosition(truth, truth.played().rules(), position, answer));
  }

  PlayableGame played() {
    return truth.played();
  }

  Facts facts() {
    return rules.facts();
  }

  boolean misere() {
    return played().misere();
  }

  /** Whether the answer has all moves. */
  boolean complete() {
    return answer.leftOut().orElse(-1) == 0;
  }

  /** Impartial play to the last move, without loops: where copying a move is always safe. */
  boolean plainSums() {
    return !misere() && facts().grundyApplies() && facts().acyclic() && !facts().decides();
  }

  List<Move> winning() {
    return keeping(answer).stream()
        .filter(move -> answer.outcome() == Outcome.WIN)
        .map(ValuedMove::move)
        .toList();
  }

  /**
   * The moves that keep what a position is worth, the whole margin where there is a score: quick
   * wins first, else long ways first.
   */
  static List<ValuedMove> keeping(Answer answer) {
    OptionalInt most = answer.moves().stream().flatMapToInt(move -> move.margin().stream()).max();
    Comparator<ValuedMove> quick =
        Comparator.comparingInt(move -> move.remoteness().orElse(Integer.MAX_VALUE));
    return answer.moves().stream()
        .filter(move -> move.result() == answer.outcome())
        .filter(move -> most.isEmpty() || move.margin().equals(most))
        .sorted(answer.outcome() == Outcome.WIN ? quick : quick.reversed())
        .toList();
  }
}

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

/** The input of every reason: the position, its answer, and a source of further answers. */
record ExplainedPosition(AnswerCache answerCache, Rules rules, Position position, Answer answer) {
  /** Solves the position to be explained. Empty if the limits do not suffice. */
  static Optional<ExplainedPosition> of(AnswerCache answerCache, Position position) {
    return answerCache
        .of(position)
        .map(
            answer ->
                new ExplainedPosition(answerCache, answerCache.played().rules(), position, answer));
  }

  PlayableGame played() {
    return answerCache.played();
  }

  Facts facts() {
    return rules.facts();
  }

  boolean misere() {
    return played().misere();
  }

  /** Returns whether the answer has all moves. */
  boolean complete() {
    return answer.leftOut().orElse(-1) == 0;
  }

  /**
   * Returns whether the game is impartial, loop-free and ends with the last move. Then copying a
   * move is always safe.
   */
  boolean plainSums() {
    return !misere()
        && facts().grundyApplies()
        && facts().acyclic()
        && !facts().hasDecisiveEndings();
  }

  List<Move> winning() {
    return keeping(answer).stream()
        .filter(move -> answer.outcome() == Outcome.WIN)
        .map(ValuedMove::move)
        .toList();
  }

  /**
   * Returns the moves that keep the value: the outcome, and the margin in games with a score.
   *
   * <p>Quick wins come first; otherwise the longest lines do.
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

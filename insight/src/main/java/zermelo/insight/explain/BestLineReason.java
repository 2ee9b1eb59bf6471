package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import zermelo.insight.explain.Paragraph.Alternatives;
import zermelo.insight.explain.Paragraph.Line;
import zermelo.insight.explain.Paragraph.Step;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.play.GameRecord;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * Finds a line of best play.
 *
 * <p>The winner hurries, the loser delays, and other players keep the outcome. There is no line if
 * only the winner is known: then all moves look equally good, and the line would be arbitrary.
 */
final class BestLineReason {
  private final ExplainedPosition explained;
  private final int maxPlies;
  private final List<Step> steps = new ArrayList<>();
  private final Map<Position, Integer> met = new HashMap<>();
  private final GameRecord record;

  private BestLineReason(ExplainedPosition explained, int maxPlies) {
    this.explained = explained;
    this.maxPlies = maxPlies;
    this.record = new GameRecord(explained.played(), explained.position(), 0);
  }

  /** Returns a line of at most this many plies. */
  static Optional<Line> of(ExplainedPosition explained, int maxPlies) {
    Answer answer = explained.answer();
    boolean decided = answer.outcome() == Outcome.WIN || answer.outcome() == Outcome.LOSE;
    return decided && answer.remoteness().isEmpty()
        ? Optional.empty()
        : new BestLineReason(explained, maxPlies).find();
  }

  private Optional<Line> find() {
    OptionalInt back = OptionalInt.empty();
    met.put(record.position(), 0);
    while (steps.size() < maxPlies && record.finish().isEmpty() && back.isEmpty()) {
      Optional<Answer> answer = explained.answerCache().of(record.position());
      Optional<ValuedMove> best = answer.flatMap(this::best);
      if (best.isEmpty()) {
        break;
      }
      steps.add(
          new Step(
              record.toMove(),
              best.get().move(),
              choices(answer.orElseThrow()),
              answer.orElseThrow().outcome()));
      record.make(best.get().move());
      Integer earlier = met.put(record.position(), steps.size());
      back = earlier == null ? back : OptionalInt.of(earlier);
    }
    OptionalInt plies = explained.answer().remoteness();
    OptionalInt more = plies.isPresent() ? OptionalInt.of(plies.getAsInt() - steps.size()) : plies;
    return steps.isEmpty()
        ? Optional.empty()
        : Optional.of(new Line(steps, record.finish(), back, more));
  }

  private Optional<ValuedMove> best(Answer answer) {
    List<ValuedMove> keeping = ExplainedPosition.keeping(answer);
    if (answer.outcome() == Outcome.DRAW) {
      // A return to an earlier position shows best that play has no end.
      Optional<ValuedMove> round =
          keeping.stream().filter(move -> met.containsKey(move.move().target())).findFirst();
      return round.or(() -> keeping.stream().findFirst());
    }
    return answer.outcome() == Outcome.TIE && !explained.facts().acyclic()
        ? ShortestTie.from(explained, record.position(), keeping)
        : keeping.stream().findFirst();
  }

  private static Alternatives choices(Answer answer) {
    if (answer.leftOut().orElse(-1) != 0) {
      return Alternatives.SEVERAL;
    }
    return answer.moves().size() == 1
        ? Alternatives.ONLY_MOVE
        : ExplainedPosition.keeping(answer).size() == 1
            ? Alternatives.ONLY_GOOD
            : Alternatives.SEVERAL;
  }
}

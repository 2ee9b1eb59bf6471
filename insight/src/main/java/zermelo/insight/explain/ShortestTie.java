package zermelo.insight.explain;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;
import zermelo.solve.Answer;
import zermelo.solve.ValuedMove;

/**
 * Finds the first move of a shortest way to a tied end, in games with loops.
 *
 * <p>Without it, a line of best play between players who only keep their tie might go round for
 * ever.
 */
final class ShortestTie {
  private static final int MAX_POSITIONS = 2_000;

  private ShortestTie() {}

  private record ReachedPosition(Position position, ValuedMove first) {}

  static Optional<ValuedMove> from(
      ExplainedPosition explained, Position start, List<ValuedMove> keeping) {
    List<ReachedPosition> order = new ArrayList<>();
    Set<Position> seen = new HashSet<>(Set.of(start));
    for (ValuedMove move : keeping) {
      if (seen.add(move.move().target())) {
        order.add(new ReachedPosition(move.move().target(), move));
      }
    }
    for (int i = 0; i < order.size() && i < MAX_POSITIONS; i++) {
      ReachedPosition at = order.get(i);
      if (explained.rules().ending(at.position()) == Ending.TIED) {
        return Optional.of(at.first());
      }
      Optional<Answer> answer = explained.answerCache().of(at.position());
      for (ValuedMove move : answer.map(ExplainedPosition::keeping).orElse(List.of())) {
        if (seen.add(move.move().target())) {
          order.add(new ReachedPosition(move.move().target(), at.first()));
        }
      }
    }
    return keeping.stream().findFirst();
  }
}

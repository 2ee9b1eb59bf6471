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
 * In a game with loops, players who only keep their tie may go round for ever; this finds the move
 * that begins a shortest way to the tied end.
 */
final class ShortestTie {
  private static final int MOST = 2_000;

  private ShortestTie() {}

  private record Reached(Position position, ValuedMove first) {}

  static Optional<ValuedMove> from(
      ExplainedPosition scene, Position start, List<ValuedMove> keeping) {
    List<Reached> order = new ArrayList<>();
    Set<Position> seen = new HashSet<>(Set.of(start));
    for (ValuedMove move : keeping) {
      if (seen.add(move.move().target())) {
        order.add(new Reached(move.move().target(), move));
      }
    }
    for (int i = 0; i < order.size() && i < MOST; i++) {
      Reached at = order.get(i);
      if (scene.rules().ending(at.position()) == Ending.TIED) {
        return Optional.of(at.first());
      }
      Optional<Answer> answer = scene.truth().of(at.position());
      for (ValuedMove move : answer.map(ExplainedPosition::keeping).orElse(List.of())) {
        if (seen.add(move.move().target())) {
          order.add(new Reached(move.move().target(), at.first()));
        }
      }
    }
    return keeping.stream().findFirst();
  }
}

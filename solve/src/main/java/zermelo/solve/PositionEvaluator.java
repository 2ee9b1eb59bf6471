package zermelo.solve;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;

/**
 * Evaluates positions by one method, such as a theorem, a tablebase or the table of a search.
 *
 * <p>The planner chooses one for each question. It knows the question's position, and usually the
 * targets of its moves.
 */
public interface PositionEvaluator {
  /** The value of a position; empty if this method does not apply to it. */
  Optional<Value> value(Position position);

  /** The labels of all winning moves, if they can be named without trying every move. */
  default Optional<List<String>> winningMoves(Position position) {
    return Optional.empty();
  }

  /** Labels of promising moves, for positions with too many moves to try or to name. */
  default List<String> hints(Position position) {
    return List.of();
  }

  /** The evidence for the values. */
  Evidence evidence();
}

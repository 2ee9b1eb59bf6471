package zermelo.solve;

import java.util.List;
import java.util.Optional;
import zermelo.kernel.Evidence;
import zermelo.kernel.Position;

/** A way to know the values of positions of a question's whole game. */
public interface PositionEvaluator {
  /** What is known of a position; nothing where this way of knowing ends. */
  Optional<Value> value(Position position);

  /** The labels of all winning moves, if they can be named without trying every move. */
  default Optional<List<String>> winningMoves(Position position) {
    return Optional.empty();
  }

  /** Labels of moves that are worth a look where there are too many to try or to name. */
  default List<String> hints(Position position) {
    return List.of();
  }

  /** How this is known. */
  Evidence evidence();
}

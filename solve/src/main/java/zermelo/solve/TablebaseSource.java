package zermelo.solve;

import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Position;

/**
 * Where tables of a whole game may be kept, solved before anybody asked. A solver sees no more of
 * it than this, as it sees no more of a theorem than its function.
 */
@FunctionalInterface
public interface TablebaseSource {
  /** Nothing is kept. */
  TablebaseSource EMPTY = position -> Optional.empty();

  /** A table that holds the position, and so everything that can be reached from it. */
  Optional<SolvedTable> holding(Position position);

  /**
   * A table of solved positions.
   *
   * @param values what is known of a position; nothing of those that the table does not hold
   * @param name how evidence names it
   * @param positions how many it is of
   */
  record SolvedTable(Function<Position, Optional<Value>> values, String name, long positions) {}
}

package zermelo.solve;

import java.util.Optional;
import java.util.function.Function;
import zermelo.kernel.Position;

/**
 * Finds the tablebase that contains a position.
 *
 * <p>Solvers only see this interface; they never look for files.
 */
@FunctionalInterface
public interface TablebaseSource {
  /** A source without tablebases. */
  TablebaseSource EMPTY = position -> Optional.empty();

  /** A table that contains the position and all that can be reached from it. */
  Optional<SolvedTable> holding(Position position);

  /**
   * A table of solved positions.
   *
   * @param values the value of a position; empty for positions that the table does not contain
   * @param name its name in evidence
   * @param positions the number of its positions
   */
  record SolvedTable(Function<Position, Optional<Value>> values, String name, long positions) {}
}

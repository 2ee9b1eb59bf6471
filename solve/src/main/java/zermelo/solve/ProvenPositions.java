package zermelo.solve;

import java.util.Optional;
import zermelo.kernel.Position;

/**
 * Positions of one game in one kind of play whose values were proven before.
 *
 * <p>Solvers know nothing else about books and stores, as they know only the function of a theorem.
 */
public interface ProvenPositions {
  /** No position is known, and none is kept. */
  ProvenPositions NONE =
      new ProvenPositions() {
        @Override
        public Optional<Value> value(Position position) {
          return Optional.empty();
        }

        @Override
        public void keep(Position position, Value value, long work) {}
      };

  /** The proven value of a position. */
  Optional<Value> value(Position position);

  /**
   * Offers a proven value. It is kept if it is worth it.
   *
   * @param work the number of positions that the proof visited
   */
  void keep(Position position, Value value, long work);
}

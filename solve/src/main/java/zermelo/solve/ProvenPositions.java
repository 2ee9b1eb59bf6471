package zermelo.solve;

import java.util.Optional;
import zermelo.kernel.Position;

/**
 * A store of positions whose values were proven before, for one game in one kind of play.
 *
 * <p>Opening books and stores of proofs implement it. Solvers only see this interface, never a
 * file.
 */
public interface ProvenPositions {
  /** A store that knows no position and keeps none. */
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
   * Offers a proven value; the store keeps it if the work was long enough.
   *
   * @param work the number of positions that the proof visited
   */
  void keep(Position position, Value value, long work);
}

package zermelo.web.uwapi;

import zermelo.desk.Asked;
import zermelo.kernel.Position;
import zermelo.solve.Meter;
import zermelo.solve.Result;

/** Who knows what positions are worth. */
@FunctionalInterface
public interface Values {
  /**
   * The value of a position and of its moves.
   *
   * @param most how many moves are told at most
   */
  Result of(Asked.Known game, Position position, int most, Meter meter);
}

package zermelo.web.uwapi;

import zermelo.desk.Asked;
import zermelo.kernel.Position;
import zermelo.solve.Result;

/** Who knows what positions are worth. The server's own answers keep to budgets and queues. */
@FunctionalInterface
public interface Values {
  /**
   * The value of a position and of its moves, all of them as far as answers list moves.
   *
   * @param client who asks, for budgets of each client
   */
  Result of(Asked.Known game, Position position, String client) throws InterruptedException;
}

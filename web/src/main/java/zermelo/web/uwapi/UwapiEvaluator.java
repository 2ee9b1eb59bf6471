package zermelo.web.uwapi;

import zermelo.application.GameResolver;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Result;

/** Who knows what positions are worth. */
@FunctionalInterface
public interface UwapiEvaluator {
  /**
   * The value of a position and of its moves.
   *
   * @param most how many moves are told at most
   */
  Result of(GameResolver.ResolvedGame game, Position position, int most, Progress meter);
}

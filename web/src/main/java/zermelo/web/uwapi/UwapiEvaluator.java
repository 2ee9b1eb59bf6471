package zermelo.web.uwapi;

import zermelo.application.GameResolver;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Result;

/** Finds the values of positions and moves that the UWAPI routes send. */
@FunctionalInterface
public interface UwapiEvaluator {
  /**
   * Returns the value of a position and of its moves.
   *
   * @param most the maximum number of moves in the result
   */
  Result of(GameResolver.ResolvedGame game, Position position, int most, Progress progress);
}

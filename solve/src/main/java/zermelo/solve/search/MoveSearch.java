package zermelo.solve.search;

import java.util.random.RandomGenerator;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;

/** Chooses a move within limits, however large the game is. */
public interface MoveSearch {
  /**
   * Returns the best move of the question's position that was found in time.
   *
   * <p>Reaching a limit or a cancellation ends the search and is not a failure. If the limit on
   * positions is reached before the time limit, the same generator state gives the same move each
   * time.
   *
   * @throws IllegalArgumentException if the game is over: there must be a move to choose
   */
  Estimate best(Question question, Progress progress, RandomGenerator random);
}

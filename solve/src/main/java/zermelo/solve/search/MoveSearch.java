package zermelo.solve.search;

import java.util.random.RandomGenerator;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;

/** A way to choose a move within a budget, however large the game is. */
public interface MoveSearch {
  /**
   * The best move of the question's position that was found before the meter's budget ran out or
   * somebody cancelled the work: that ends the search and is no failure. With a budget of positions
   * that runs out before that of time, and a generator in the same state, the same move each time.
   *
   * @throws IllegalArgumentException if the game is over: there must be a move to choose
   */
  Estimate best(Question question, Progress meter, RandomGenerator random);
}

package zermelo.solve;

/**
 * Answers questions about positions.
 *
 * <p>{@code zermelo.solve.plan.PlanningSolver} is the one that chooses among all methods. Others
 * wrap it: with limits of their own, or with tables that they ask first.
 */
@FunctionalInterface
public interface Solver {
  /** The answer, or what is known when a limit is reached. */
  Result solve(Question question);
}

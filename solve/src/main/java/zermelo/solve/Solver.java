package zermelo.solve;

/**
 * Answers questions about positions.
 *
 * <p>{@code zermelo.solve.plan.PlanningSolver} chooses among all methods. Other solvers wrap it:
 * they set limits of their own, or first look into a table.
 */
@FunctionalInterface
public interface Solver {
  /** The answer, or what is known when a limit is reached. */
  Result solve(Question question);
}

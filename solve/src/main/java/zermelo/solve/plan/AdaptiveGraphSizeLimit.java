package zermelo.solve.plan;

import zermelo.solve.graph.GraphSizeLimit;

/**
 * Limits the search of a graph that is only worth it if the graph turns out small.
 *
 * <p>The planner tries whether the graph of a question is small. If it is not, that work is wasted.
 * In a run over a hundred thousand large positions, such failures would be most of the work. So
 * after {@value #FREE_FAILURES} failures each further failure halves the limit, and each success
 * doubles it again. The limit depends on the earlier questions and never on the clock: the same run
 * gives the same answers. It never changes who wins, only whether the remoteness is known as well.
 */
public final class AdaptiveGraphSizeLimit {
  private static final GraphSizeLimit WHOLE = new GraphSizeLimit(300_000, 3_000_000);
  private static final GraphSizeLimit BESIDE_A_THEOREM = new GraphSizeLimit(10_000, 60_000);
  private static final int FREE_FAILURES = 8;
  private static final int MAX_HALVINGS = 12;

  private int failures;

  /**
   * The limit for the next question.
   *
   * @param answered whether a closed form has answered it already; then the limit is smaller
   */
  GraphSizeLimit next(boolean answered) {
    int halvings = Math.clamp(failures - FREE_FAILURES, 0, MAX_HALVINGS);
    return (answered ? BESIDE_A_THEOREM : WHOLE).scaled(1 << halvings);
  }

  void note(boolean success) {
    failures = success ? Math.max(0, failures - 1) : Math.min(failures + 1, 2 * MAX_HALVINGS);
  }
}

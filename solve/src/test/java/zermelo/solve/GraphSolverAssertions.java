package zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Sum;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.graph.GraphSolver;
import zermelo.solve.sum.SumSpace;
import zermelo.testkit.ReferenceSolver;

/** Compares a graph solver with the reference solver. */
public final class GraphSolverAssertions {
  private GraphSolverAssertions() {}

  public static Progress progress() {
    return new Progress(
        new Limits(Duration.ofMinutes(2), Long.MAX_VALUE, 1L << 32), ProgressListener.SILENT);
  }

  /** The rules as a sum of one game, so that their heaps are packed as a bag of parts. */
  public static Sum alone(Rules rules) {
    return Sum.of(List.of(new Sum.Component(rules.id(), rules)));
  }

  public static GraphSolver solver(Sum sum, boolean misere) {
    return new GraphSolver(sum.facts(), misere, position -> SumSpace.of(sum, position));
  }

  /** Both solvers agree on every reachable position, in normal and misère play. */
  public static void twin(Sum sum, Position start) {
    for (boolean misere : new boolean[] {false, true}) {
      GraphSolver solver = solver(sum, misere);
      solver.solve(start, progress());
      same(solver, sum, misere, start);
    }
  }

  public static void same(GraphSolver solver, Rules rules, boolean misere, Position start) {
    Map<Position, ReferenceSolver.Value> truth = ReferenceSolver.solve(rules, misere, start);
    truth.forEach(
        (position, value) ->
            assertThat(solver.value(position).map(fast -> finished(fast, rules, misere, position)))
                .as("%s, misère %s, from %s", rules.print(position), misere, rules.print(start))
                .contains(value));
  }

  /**
   * Converts a value to the reference form: margins with the lead, no remoteness without a winner.
   */
  private static ReferenceSolver.Value finished(
      Value fast, Rules rules, boolean misere, Position position) {
    if (fast.margin().isEmpty()) {
      return new ReferenceSolver.Value(
          fast.outcome(), fast.remoteness(), fast.nimber(), fast.margin());
    }
    int margin = fast.margin().getAsInt() + (misere ? -1 : 1) * rules.lead(position);
    return new ReferenceSolver.Value(
        Outcomes.ofMargin(margin),
        fast.remotenessWith(margin),
        fast.nimber(),
        OptionalInt.of(margin));
  }
}

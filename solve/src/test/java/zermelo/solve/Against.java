package zermelo.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Sum;
import zermelo.testkit.Twin;

/** Holds a graph solver against the twin. */
final class Against {
  private Against() {}

  static Meter meter() {
    return new Meter(new Budget(Duration.ofMinutes(2), Long.MAX_VALUE, 1L << 32), Progress.SILENT);
  }

  /** The rules as a sum of one game, so that their heaps are parts of a bag. */
  static Sum alone(Rules rules) {
    return Sum.of(List.of(new Sum.Component(rules.id(), rules)));
  }

  static GraphSolver solver(Sum sum, boolean misere) {
    return new GraphSolver(sum.facts(), misere, position -> SumSpace.of(sum, position));
  }

  /** Every position that can be reached has the same value in both, in both kinds of play. */
  static void twin(Sum sum, Position start) {
    for (boolean misere : new boolean[] {false, true}) {
      GraphSolver solver = solver(sum, misere);
      solver.solve(start, meter());
      same(solver, sum, misere, start);
    }
  }

  static void same(GraphSolver solver, Rules rules, boolean misere, Position start) {
    Map<Position, Twin.Value> truth = Twin.solve(rules, misere, start);
    truth.forEach(
        (position, value) ->
            assertThat(solver.value(position).map(fast -> finished(fast, rules, misere, position)))
                .as("%s, misère %s, from %s", rules.print(position), misere, rules.print(start))
                .contains(value));
  }

  /** The twin's form of a value: margins with the lead, no remoteness without a winner. */
  private static Twin.Value finished(Value fast, Rules rules, boolean misere, Position position) {
    if (fast.margin().isEmpty()) {
      return new Twin.Value(fast.outcome(), fast.remoteness(), fast.nimber(), fast.margin());
    }
    int margin = fast.margin().getAsInt() + (misere ? -1 : 1) * rules.lead(position);
    return new Twin.Value(
        Outcomes.ofMargin(margin),
        fast.remotenessWith(margin),
        fast.nimber(),
        OptionalInt.of(margin));
  }
}

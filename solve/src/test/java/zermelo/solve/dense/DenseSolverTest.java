package zermelo.solve.dense;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Progress;
import zermelo.solve.GraphSolverAssertions;
import zermelo.solve.Value;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyHeapRules;

/** Compares arrays by rank with the reference solver, and checks where they must refuse. */
class DenseSolverTest {
  private static final List<ToyHeapRules> ORDERED =
      List.of(ToyGames.subtraction(1, 3, 4), ToyGames.decisive(), ToyGames.tying());

  private static Position heap(int n) {
    return ToyHeapRules.heaps(List.of(n));
  }

  @Test
  void agreesWithTheTwin() {
    for (ToyHeapRules toy : ORDERED) {
      for (boolean misere : new boolean[] {false, true}) {
        DenseSolver dense = new DenseSolver(toy, misere);
        for (int n : new int[] {3, 40, 7, 120}) {
          assertThat(dense.reach(heap(n), GraphSolverAssertions.progress())).isTrue();
          Map<Position, ReferenceSolver.Value> truth = ReferenceSolver.solve(toy, misere, heap(n));
          truth.forEach(
              (position, value) ->
                  assertThat(dense.value(position))
                      .as("%s %s, misère %s", toy.id(), position, misere)
                      .contains(
                          new Value(
                              value.outcome(),
                              value.remoteness(),
                              OptionalInt.empty(),
                              value.nimber(),
                              value.margin())));
        }
      }
    }
  }

  @Test
  void largerQuestionsGoOnWhereTheLastOneStopped() {
    DenseSolver dense = new DenseSolver(ToyGames.subtraction(1, 2, 3), false);
    Progress progress = GraphSolverAssertions.progress();
    for (int n = 0; n < 200; n++) {
      assertThat(dense.reach(heap(n), progress)).isTrue();
    }
    assertThat(progress.positions()).isEqualTo(200);
  }

  @Test
  void refusesHeapsThatSplitAndOptionsThatGrow() {
    assertThat(
            new DenseSolver(ToyGames.kayles(), false)
                .reach(heap(9), GraphSolverAssertions.progress()))
        .isFalse();
    ToyHeapRules up =
        new ToyHeapRules(
            "up",
            Facts.PLAIN.with(Facts.Fact.HEAPS, true),
            n -> n == 9 ? List.of() : List.of(new ToyHeapRules.Step("up", List.of(n + 1))),
            n -> Ending.OPEN);
    assertThat(new DenseSolver(up, false).reach(heap(5), GraphSolverAssertions.progress()))
        .isFalse();
  }

  @Test
  void anEmptyPositionIsStuck() {
    DenseSolver dense = new DenseSolver(ToyGames.subtraction(1), true);
    assertThat(dense.value(ToyHeapRules.heaps(List.of())).map(Value::outcome))
        .isEqualTo(Optional.of(Outcome.WIN));
  }
}

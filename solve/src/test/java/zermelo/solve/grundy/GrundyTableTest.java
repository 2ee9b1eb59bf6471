package zermelo.solve.grundy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.numbers.Nimber;
import zermelo.solve.GraphSolverAssertions;
import zermelo.solve.graph.GraphSizeLimit;
import zermelo.solve.graph.GraphSolver;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyHeapRules;

/** Compares nimbers of parts with the reference solver, which handles only whole sums. */
class GrundyTableTest {
  private static final List<ToyHeapRules> TOYS =
      List.of(ToyGames.subtraction(1, 3, 4), ToyGames.kayles(), ToyGames.decisive());

  @Tag("slow")
  @Test
  void sumsOfPartsAreWhatTheTwinSaysOfWholeSums() {
    for (ToyHeapRules toy : TOYS) {
      GrundyTable table = new GrundyTable(toy);
      for (int a = 0; a <= 9; a++) {
        for (int b = 0; b <= a; b++) {
          Position sum = ToyHeapRules.heaps(List.of(a, b));
          ReferenceSolver.Value truth = ReferenceSolver.valueOf(toy, false, sum);
          long nimber =
              Nimber.plus(
                  table.nimber(ToyHeapRules.heaps(List.of(a)), GraphSolverAssertions.progress()),
                  table.nimber(ToyHeapRules.heaps(List.of(b)), GraphSolverAssertions.progress()));
          boolean wins = nimber > 0 || nimber == Nimber.MOON;
          assertThat(truth.outcome())
              .as("%s %d+%d", toy.id(), a, b)
              .isEqualTo(wins ? Outcome.WIN : Outcome.LOSE);
          assertThat(truth.nimber().orElse(-1)).isEqualTo(Math.max(nimber, -1));
        }
      }
    }
  }

  @Test
  void ranksAndGraphAgreeOnLongKayles() {
    GrundyTable table = new GrundyTable(ToyGames.kayles());
    GraphSolver graph = GraphSolver.ofParts(ToyGames.kayles());
    Position last = ToyHeapRules.heaps(List.of(700));
    int byRank = table.nimber(last, GraphSolverAssertions.progress());
    graph.reach(last, GraphSizeLimit.NONE, GraphSolverAssertions.progress());
    assertThat(byRank).isEqualTo(graph.nimber(last));
    for (int n = 1; n <= 700; n++) {
      Position heap = ToyHeapRules.heaps(List.of(n));
      assertThat(table.nimber(heap, GraphSolverAssertions.progress()))
          .isEqualTo(graph.nimber(heap));
    }
    assertThat(table.nimber(ToyHeapRules.heaps(List.of(12)), GraphSolverAssertions.progress()))
        .isEqualTo(4);
  }

  @Test
  void loopsHaveNoNimber() {
    List<Ending> open = List.of(Ending.OPEN, Ending.OPEN, Ending.OPEN);
    ToyHeapRules loop = ToyGames.graph(List.of(List.of(1), List.of(0, 2), List.of()), open);
    GrundyTable table = new GrundyTable(loop);
    assertThat(table.nimber(ToyHeapRules.heaps(List.of(0)), GraphSolverAssertions.progress()))
        .isEqualTo(Nimber.NONE);
    assertThat(table.nimber(ToyHeapRules.heaps(List.of(2)), GraphSolverAssertions.progress()))
        .isZero();
  }
}

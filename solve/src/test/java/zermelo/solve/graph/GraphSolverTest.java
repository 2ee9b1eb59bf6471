package zermelo.solve.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Sum;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.kernel.limits.ProgressReport;
import zermelo.solve.GraphSolverAssertions;
import zermelo.solve.Value;
import zermelo.testkit.ToyBoardRules;
import zermelo.testkit.ToyGames;
import zermelo.testkit.ToyHeapRules;

/** Compares the graph solver with the reference solver; checks depth, reuse of answers, limits. */
class GraphSolverTest {
  private static final List<Rules> HEAP_TOYS =
      List.of(
          ToyGames.subtraction(1, 3, 4), ToyGames.kayles(), ToyGames.decisive(), ToyGames.tying());

  @Test
  void heapsAgreeWithTheTwin() {
    for (Rules rules : HEAP_TOYS) {
      Sum sum = GraphSolverAssertions.alone(rules);
      for (int n = 0; n <= 12; n++) {
        GraphSolverAssertions.twin(sum, sum.position(List.of(ToyHeapRules.heaps(List.of(n)))));
      }
      GraphSolverAssertions.twin(sum, sum.position(List.of(ToyHeapRules.heaps(List.of(4, 5, 2)))));
      GraphSolverAssertions.twin(sum, sum.position(List.of(ToyHeapRules.heaps(List.of(6, 6)))));
      GraphSolverAssertions.twin(sum, sum.position(List.of(ToyHeapRules.heaps(List.of()))));
    }
  }

  @Test
  void sumsOfDifferentGamesAgreeWithTheTwin() {
    for (Rules first : HEAP_TOYS) {
      for (Rules second : HEAP_TOYS) {
        Sum sum = Sum.of(List.of(new Sum.Component("a", first), new Sum.Component("b", second)));
        Position five = ToyHeapRules.heaps(List.of(5));
        GraphSolverAssertions.twin(sum, sum.position(List.of(five, five)));
        GraphSolverAssertions.twin(
            sum, sum.position(List.of(ToyHeapRules.heaps(List.of(4, 2)), five)));
      }
    }
  }

  @Test
  void randomGraphsAgreeWithTheTwin() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Ending[] ends = seed % 2 == 0 ? new Ending[] {Ending.OPEN} : Ending.values();
      Sum sum = GraphSolverAssertions.alone(ToyGames.randomGraph(random, 12, ends));
      GraphSolverAssertions.twin(
          sum, sum.position(List.of(ToyHeapRules.heaps(List.of(seed % 12)))));
      Sum small = GraphSolverAssertions.alone(ToyGames.randomGraph(random, 5, ends));
      GraphSolverAssertions.twin(
          small, small.position(List.of(ToyHeapRules.heaps(List.of(0, seed % 5)))));
    }
  }

  @Tag("slow")
  @Test
  void randomBoardsAndTheirSumsAgreeWithTheTwin() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = new Random(seed);
      Ending[] ends = seed % 2 == 0 ? new Ending[] {Ending.OPEN} : Ending.values();
      ToyBoardRules board = ToyGames.randomBoard(random, 8, ends);
      Position start = ToyBoardRules.at(seed % 8, seed % 2);
      Sum alone = GraphSolverAssertions.alone(board);
      GraphSolverAssertions.twin(alone, alone.position(List.of(start)));
      GraphSolver direct = new GraphSolver(board.facts(), false, p -> board.space(List.of(p)));
      direct.solve(start, GraphSolverAssertions.progress());
      GraphSolverAssertions.same(direct, board, false, start);
      ToyBoardRules other = ToyGames.randomBoard(random, 5, ends);
      Sum three =
          Sum.of(
              List.of(
                  new Sum.Component("heap", ToyGames.subtraction(1, 2)),
                  new Sum.Component("board", board),
                  new Sum.Component("other", other)));
      Position heap = ToyHeapRules.heaps(List.of(2));
      GraphSolverAssertions.twin(
          three, three.position(List.of(heap, start, ToyBoardRules.at(0, seed % 2))));
    }
  }

  @Test
  void scoresAgreeWithTheTwin() {
    ToyBoardRules coins = ToyGames.coins(4, 7, 2, 9, 1, 5, 3, 8, 6);
    GraphSolver solver = new GraphSolver(coins.facts(), false, p -> coins.space(List.of(p)));
    GraphSolver misere = new GraphSolver(coins.facts(), true, p -> coins.space(List.of(p)));
    Position start = ToyBoardRules.at(8, 0);
    solver.solve(start, GraphSolverAssertions.progress());
    misere.solve(start, GraphSolverAssertions.progress());
    GraphSolverAssertions.same(solver, coins, false, start);
    GraphSolverAssertions.same(misere, coins, true, start);
  }

  @Tag("slow")
  @Test
  void aPathOfAMillionNodesNeedsNoStack() {
    ToyHeapRules path =
        new ToyHeapRules(
            "path",
            ToyGames.kayles().facts(),
            n -> n == 0 ? List.of() : List.of(new ToyHeapRules.Step("on", List.of(n - 1))),
            n -> Ending.OPEN);
    GraphSolver solver = new GraphSolver(path.facts(), false, p -> path.space(List.of(p)).wider());
    Value value =
        solver.solve(ToyHeapRules.heaps(List.of(1_000_000)), GraphSolverAssertions.progress());
    assertThat(value.outcome()).isEqualTo(Outcome.LOSE);
    assertThat(value.remoteness()).isEqualTo(OptionalInt.of(1_000_000));
  }

  @Test
  void laterQuestionsCostOnlyWhatIsNew() {
    Sum sum = GraphSolverAssertions.alone(ToyGames.subtraction(1, 2, 3));
    GraphSolver solver = GraphSolverAssertions.solver(sum, false);
    Progress progress = GraphSolverAssertions.progress();
    for (int n = 0; n <= 200; n++) {
      Position position = sum.position(List.of(ToyHeapRules.heaps(List.of(n))));
      assertThat(solver.solve(position, progress).nimber()).hasValue(n % 4);
    }
    assertThat(progress.positions()).isEqualTo(201);
  }

  @Tag("slow")
  @Test
  void laterQuestionsAreAnsweredAsIfTheyWereTheFirst() {
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      Sum sum = GraphSolverAssertions.alone(ToyGames.randomGraph(random, 20, Ending.values()));
      for (boolean misere : new boolean[] {false, true}) {
        GraphSolver solver = GraphSolverAssertions.solver(sum, misere);
        for (int node = 0; node < 20; node++) {
          Position start = sum.position(List.of(ToyHeapRules.heaps(List.of(node))));
          solver.solve(start, GraphSolverAssertions.progress());
          GraphSolverAssertions.same(solver, sum, misere, start);
        }
      }
    }
  }

  @Test
  void theBudgetStopsASearchAndTheTableStaysSound() {
    Sum sum = GraphSolverAssertions.alone(ToyGames.subtraction(1, 2, 3));
    GraphSolver solver = GraphSolverAssertions.solver(sum, false);
    Position big = sum.position(List.of(ToyHeapRules.heaps(List.of(200))));
    Progress little =
        new Progress(
            new Limits(Duration.ZERO, Long.MAX_VALUE, Long.MAX_VALUE), ProgressListener.SILENT);
    assertThatThrownBy(() -> solver.solve(big, little)).isInstanceOf(LimitReached.class);
    assertThat(solver.size()).isZero();
    assertThat(solver.reach(big, new GraphSizeLimit(50, 1000), GraphSolverAssertions.progress()))
        .isFalse();
    assertThat(solver.size()).isZero();
    assertThat(solver.solve(big, GraphSolverAssertions.progress()).outcome())
        .isEqualTo(Outcome.LOSE);
  }

  @Test
  void aMoveThatLeavesTheSpaceWidensIt() {
    ToyHeapRules up =
        new ToyHeapRules(
            "up",
            ToyGames.kayles().facts(),
            n -> n >= 300 ? List.of() : List.of(new ToyHeapRules.Step("up", List.of(n + 1, n + 1))),
            n -> Ending.OPEN);
    Sum sum = GraphSolverAssertions.alone(up);
    Position start = sum.position(List.of(ToyHeapRules.heaps(List.of(296))));
    Value value =
        GraphSolverAssertions.solver(sum, false).solve(start, GraphSolverAssertions.progress());
    assertThat(value.remoteness()).isEqualTo(OptionalInt.of(15));
    assertThat(value.outcome()).isEqualTo(Outcome.WIN);
  }

  @Test
  void workIsCancelledAndReportsProgress() {
    Sum sum = GraphSolverAssertions.alone(ToyGames.kayles());
    GraphSolver solver = GraphSolverAssertions.solver(sum, true);
    Position large = sum.position(List.of(ToyHeapRules.heaps(List.of(60, 71, 80))));
    List<ProgressReport> reports = new ArrayList<>();
    Cancellation cancellation = new Cancellation();
    Progress progress =
        new Progress(
            Limits.standard(),
            report -> {
              reports.add(report);
              cancellation.cancel();
            },
            cancellation);
    assertThatThrownBy(() -> solver.solve(large, progress))
        .isInstanceOfSatisfying(
            LimitReached.class, gone -> assertThat(gone.reason()).isEqualTo("cancelled"));
    assertThat(reports).hasSize(1);
    assertThat(reports.getFirst().positions()).isPositive();
    assertThat(reports.getFirst().stage()).isEqualTo("exploring");
  }
}

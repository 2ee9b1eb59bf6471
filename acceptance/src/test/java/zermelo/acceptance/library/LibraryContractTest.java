package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.library.Library;
import zermelo.library.Theorems;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.RulesContract;
import zermelo.testkit.SampleSize;

/**
 * Tests every game of the library: the contract of rules, and solvers that agree with the slow twin
 * on all small positions, in normal and misère play.
 */
@Tag("slow")
final class LibraryContractTest {
  private static final long SEED = 20170421;

  /** Maximum number of positions reachable from one position, and from all positions of a case. */
  private static final int MAX_POSITIONS_EACH = SampleSize.of(250);

  private static final int MAX_POSITIONS_TOGETHER = SampleSize.of(400);

  /** The contract is checked on at least so many positions, if play reaches them. */
  private static final int MIN_CONTRACT = SampleSize.of(250);

  static Stream<LibraryCases.Case> cases() {
    return LibraryCases.all();
  }

  @Test
  void everyGameIsHere() {
    List<String> tested = cases().map(one -> one.rules().id()).distinct().toList();
    assertThat(tested).containsAll(Library.ids());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void rulesMeetTheContract(LibraryCases.Case one) {
    assertThat(one.positions()).isNotEmpty();
    RulesContract.check(
        one.rules(), one.positions(), Math.max(MIN_CONTRACT, one.positions().size() + 100));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void solversAgreeWithTheTwin(LibraryCases.Case one) {
    for (boolean misere : new boolean[] {false, true}) {
      Map<Position, ReferenceSolver.Value> truth =
          ReferenceSolver.solve(one.rules(), misere, starts(one));
      PlanningSolver batch = new PlanningSolver();
      int count = 0;
      for (Position position : truth.keySet()) {
        for (Question.Method method : List.of(Question.Method.AUTO, Question.Method.COMPUTED)) {
          Question question = question(one, position, misere, method);
          Answer answer = SolverAssertions.answer(batch, question);
          String where =
              "%s at %s, misère %s, %s, seed %d"
                  .formatted(one, one.rules().print(position), misere, method, SEED);
          SolverAssertions.sameAsTwin(answer, one.rules(), truth, position, where);
          if (count++ % 37 == 0) {
            Answer fresh = SolverAssertions.answer(new PlanningSolver(), question);
            SolverAssertions.sameAsTwin(
                fresh, one.rules(), truth, position, where + ", a new solver");
          }
        }
      }
    }
  }

  /** Returns as many of the small positions as the slow twin can solve in reasonable time. */
  private static List<Position> starts(LibraryCases.Case one) {
    List<Position> starts = new ArrayList<>();
    int reached = 0;
    for (Position position : LibraryCases.small(one, MAX_POSITIONS_EACH, SEED)) {
      int own = LibraryCases.reached(one.rules(), position);
      if (reached + own <= MAX_POSITIONS_TOGETHER || starts.isEmpty()) {
        reached += own;
        starts.add(position);
      }
    }
    return starts;
  }

  private static Question question(
      LibraryCases.Case one, Position position, boolean misere, Question.Method method) {
    Rules rules = one.rules();
    Optional<ClosedForm> closedForm =
        Theorems.closedForm(rules.id(), rules.parameterValues(), misere);
    return SolverAssertions.question(rules, closedForm, position, misere, method);
  }
}

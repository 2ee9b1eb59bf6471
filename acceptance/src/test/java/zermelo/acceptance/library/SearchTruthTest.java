package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.plan.PlanningSolver;
import zermelo.solve.search.AlphaBetaSearch;
import zermelo.solve.search.Estimate;
import zermelo.solve.search.MonteCarloSearch;
import zermelo.solve.search.MoveSearch;

/**
 * Tests the searches on every game of the library. They find a legal move within small limits, and
 * their proven results agree with the solver where it is fast.
 */
@Tag("slow")
final class SearchTruthTest {
  private static final long SEED = 20080929;
  private static final List<MoveSearch> SEARCHES =
      List.of(new MonteCarloSearch(), new AlphaBetaSearch());

  static Stream<LibraryCases.Case> cases() {
    return LibraryCases.all();
  }

  private static Progress progress(long positions) {
    return new Progress(
        new Limits(Duration.ofMinutes(1), positions, 1L << 29), ProgressListener.SILENT);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void movesAreLegalAndProofsAreTrue(LibraryCases.Case one) {
    for (boolean misere : new boolean[] {false, true}) {
      PlanningSolver solver = new PlanningSolver();
      for (Position position : positions(one)) {
        check(one.rules(), position, misere, solver);
      }
    }
  }

  /** Returns the examples, and some positions close to an end. */
  private static Set<Position> positions(LibraryCases.Case one) {
    Set<Position> positions = new LinkedHashSet<>();
    one.positions().stream().limit(2).forEach(positions::add);
    LibraryCases.small(one, 100, SEED).stream().limit(4).forEach(positions::add);
    positions.removeIf(
        at -> one.rules().ending(at) != Ending.OPEN || one.rules().moves(at, 1).moves().isEmpty());
    return positions;
  }

  private static void check(Rules rules, Position position, boolean misere, PlanningSolver solver) {
    Question question =
        SolverAssertions.question(
            rules, Optional.empty(), position, misere, Question.Method.COMPUTED);
    Result solved = solver.solve(question, progress(20_000));
    for (MoveSearch search : SEARCHES) {
      Estimate estimate = search.best(question, progress(500), new Random(SEED));
      String where =
          "%s at %s, misère %s: %s".formatted(rules.id(), rules.print(position), misere, estimate);
      assertThat(rules.move(position, estimate.move().label())).as(where).contains(estimate.move());
      assertThat(estimate.score()).as(where).isBetween(-1.0, 1.0);
      if (estimate.proven() && solved instanceof Answer answer) {
        assertThat(said(estimate)).as(where).isEqualTo(result(answer, estimate));
        if (estimate.score() != 0) {
          assertThat(answer.outcome()).as(where).isEqualTo(said(estimate));
        }
      }
    }
  }

  private static Outcome said(Estimate estimate) {
    return estimate.score() > 0 ? Outcome.WIN : estimate.score() < 0 ? Outcome.LOSE : Outcome.TIE;
  }

  private static Outcome result(Answer answer, Estimate estimate) {
    return answer.moves().stream()
        .filter(valued -> valued.move().equals(estimate.move()))
        .findFirst()
        .orElseThrow()
        .result();
  }

  @ParameterizedTest
  @CsvSource({
    "nim, 1000000",
    "nim, 1000000000000000+7",
    "square-nim, 1000000000000",
    "kayles, 100000+5000",
    "grundy, 1000000",
    "euclid, '1000000000000,999999999989'",
    "wythoff, '1000000,900000'",
    "divisor-duel, 963761198400",
    "take-away, 1000000000000000000",
  })
  void hugePositionsAreAnsweredInTime(String game, String text) {
    Rules rules = LibraryCases.rules(game);
    Position position = rules.parse(text);
    for (MoveSearch search : SEARCHES) {
      for (boolean misere : new boolean[] {false, true}) {
        Question question =
            SolverAssertions.question(
                rules, Optional.empty(), position, misere, Question.Method.COMPUTED);
        Limits budget = new Limits(Duration.ofMillis(30), Long.MAX_VALUE, 1L << 28);
        Progress progress = new Progress(budget, ProgressListener.SILENT);
        Estimate estimate = search.best(question, progress, new Random(SEED));
        assertThat(rules.move(position, estimate.move().label())).contains(estimate.move());
        assertThat(progress.elapsed()).isLessThan(Duration.ofSeconds(20));
      }
    }
  }
}

package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.connection.ConnectionProof;
import zermelo.solve.plan.PlanningSolver;
import zermelo.solve.positional.PositionalProof;
import zermelo.solve.region.RegionSolver;

/**
 * Tests the searches for special kinds of boards, wherever one applies to a small position of the
 * library: it must find what the whole graph says, with tables of few entries and of many.
 */
@Tag("slow")
final class SpecialSearchTruthTest {
  private static final long SEED = 31;
  private static final long[] MEMORIES = {1L << 17, 1L << 26};
  private static final AtomicInteger LINES = new AtomicInteger();
  private static final AtomicInteger CHAINS = new AtomicInteger();
  private static final AtomicInteger REGIONS = new AtomicInteger();

  static Stream<LibraryCases.Case> cases() {
    return LibraryCases.all().filter(one -> !one.rules().facts().heaps());
  }

  @AfterAll
  static void eachKindWasTried() {
    assertThat(LINES.get()).isGreaterThan(20);
    assertThat(CHAINS.get()).isPositive();
    assertThat(REGIONS.get()).isGreaterThan(20);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void agreesWithTheGraph(LibraryCases.Case one) {
    Rules rules = one.rules();
    List<Position> positions =
        LibraryCases.small(one, 2_000, SEED).stream()
            .filter(position -> rules.ending(position) == Ending.OPEN)
            .limit(20)
            .toList();
    PlanningSolver solver = new PlanningSolver();
    for (long memory : MEMORIES) {
      PositionalProof.Memory lines = new PositionalProof.Memory();
      RegionSolver regions = new RegionSolver(rules);
      for (Position position : positions) {
        Question question =
            SolverAssertions.question(
                rules, Optional.empty(), position, false, Question.Method.AUTO);
        Answer whole = SolverAssertions.computed(solver, rules, position, false);
        String where = rules.id() + " at " + rules.printWithTurn(position);
        PositionalProof.of(question, lines, memory)
            .ifPresent(
                proof -> {
                  proof.solve(true, progress(memory));
                  proof.solveMoves(true, progress(memory));
                  LINES.incrementAndGet();
                  check(where, proof.values(), position, whole, true);
                });
        ConnectionProof.of(question)
            .ifPresent(
                proof -> {
                  proof.solve(progress(memory));
                  proof.solveMoves(progress(memory));
                  CHAINS.incrementAndGet();
                  check(where, proof.values(), position, whole, false);
                });
        if (regions.applies(position)) {
          regions(where, regions, position, whole, memory);
        }
      }
    }
  }

  private static Progress progress(long memory) {
    return new Progress(new Limits(Duration.ofMinutes(1), Long.MAX_VALUE, memory));
  }

  private static void check(
      String where, Map<Position, Value> values, Position position, Answer whole, boolean plies) {
    Value value = values.get(position);
    assertThat(value).as(where).isNotNull();
    assertThat(value.outcome()).as(where).isEqualTo(whole.outcome());
    if (plies) {
      assertThat(value.remoteness()).as(where).isEqualTo(whole.remoteness());
    }
    whole
        .moves()
        .forEach(
            move ->
                assertThat(values.get(move.move().target()).outcome().flip())
                    .as(where + ", " + move.move().label())
                    .isEqualTo(move.result()));
  }

  private static void regions(
      String where, RegionSolver regions, Position position, Answer whole, long memory) {
    Value value;
    try {
      value = regions.value(position, progress(memory));
    } catch (LimitReached reached) {
      assertThat(reached.kind()).as(where).isEqualTo(LimitReached.Kind.MEMORY);
      return;
    }
    REGIONS.incrementAndGet();
    assertThat(value.outcome()).as(where).isEqualTo(whole.outcome());
    if (value.nimber().isPresent()) {
      assertThat(value.nimber()).as(where).isEqualTo(whole.nimber());
    }
  }
}

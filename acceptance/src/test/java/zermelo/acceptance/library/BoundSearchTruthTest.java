package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.ProvenBounds;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.ValuedMove;
import zermelo.solve.bounds.BoundSearch;
import zermelo.solve.bounds.SearchMemory;
import zermelo.solve.plan.PlanningSolver;

/** Tests the alpha-beta proofs against the whole graph, on small positions of all games. */
@Tag("slow")
final class BoundSearchTruthTest {
  private static final long SEED = 23;
  private static final AtomicInteger PROOFS = new AtomicInteger();

  static Stream<LibraryCases.Case> cases() {
    return LibraryCases.all();
  }

  @AfterAll
  static void manyWereProven() {
    assertThat(PROOFS.get()).isGreaterThan(1_000);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void proofsAreTrue(LibraryCases.Case one) {
    List<Position> positions =
        LibraryCases.small(one, 2_000, SEED).stream().distinct().limit(20).toList();
    for (boolean misere : new boolean[] {false, true}) {
      PlanningSolver solver = new PlanningSolver();
      for (long memory : new long[] {1L << 9, 1L << 26}) {
        SearchMemory shared = new SearchMemory();
        for (Position position : positions) {
          Question question =
              SolverAssertions.question(
                  one.rules(), Optional.empty(), position, misere, Question.Method.AUTO);
          BoundSearch.of(question, shared)
              .ifPresent(
                  search -> {
                    Answer whole = SolverAssertions.computed(solver, one.rules(), position, misere);
                    if (finished(search, memory, question, whole)) {
                      PROOFS.incrementAndGet();
                      check(question, search.values(), whole);
                    }
                  });
        }
      }
    }
  }

  /** Proofs so long that further threads join: with one and several, the same is proven. */
  @ParameterizedTest
  @CsvSource({
    "clobber, rows=4 columns=5, false",
    "mnk, m=4 n=4 k=4, false",
    "dots-and-boxes, rows=2 columns=3, true",
  })
  void threadsProveTheSame(String game, String settings, boolean misere) {
    Rules rules = LibraryCases.rules(game, settings);
    Position start = rules.start().orElseThrow();
    Question question =
        SolverAssertions.question(rules, Optional.empty(), start, misere, Question.Method.AUTO);
    List<ProvenBounds> found = new ArrayList<>();
    for (int threads : new int[] {1, 3}) {
      BoundSearch search = BoundSearch.of(question, new SearchMemory()).orElseThrow();
      search.decide(new Progress(Limits.unlimited().withMemory(1L << 26).withThreads(threads)));
      found.add(search.bounds());
    }
    assertThat(found.getLast()).isEqualTo(found.getFirst());
  }

  /** Whether a search ends within a limit: a small table forgets much. */
  private static boolean finished(
      BoundSearch search, long memory, Question question, Answer whole) {
    Progress progress = new Progress(new Limits(Duration.ofMinutes(1), 10_000, memory));
    try {
      search.decide(progress);
      search.findBestMove(progress);
      bestMoveIsFound(question, search.values(), whole);
      search.judgeMoves(progress);
      search.countPlies(progress);
      return true;
    } catch (LimitReached reached) {
      return false;
    }
  }

  /** A move that keeps the value is known; if all moves lose, each of them. */
  private static void bestMoveIsFound(
      Question question, Map<Position, Value> values, Answer whole) {
    List<ValuedMove> known =
        whole.moves().stream().filter(move -> values.containsKey(move.move().target())).toList();
    List<ValuedMove> best =
        whole.moves().stream()
            .filter(
                move -> move.result() == whole.outcome() && move.margin().equals(whole.margin()))
            .toList();
    boolean lost = whole.outcome() == Outcome.LOSE && whole.margin().isEmpty();
    assertThat(known).containsAnyElementsOf(best);
    assertThat(known).hasSizeGreaterThanOrEqualTo(lost ? best.size() : 1);
    checkMoves(question, values, known);
  }

  private static void check(Question question, Map<Position, Value> values, Answer whole) {
    Rules rules = question.rules();
    Position position = question.position();
    String where =
        "%s at %s, misère %s: %s"
            .formatted(rules.id(), rules.print(position), question.misere(), values);
    Value value = Objects.requireNonNull(values.get(position), where);
    int sign = question.misere() ? -1 : 1;
    if (whole.margin().isPresent()) {
      int lead = sign * rules.lead(position);
      assertThat(value.margin().orElseThrow() + lead)
          .as(where)
          .isEqualTo(whole.margin().getAsInt());
    } else {
      assertThat(value.outcome()).as(where).isEqualTo(whole.outcome());
      assertThat(value.remoteness()).as(where).isEqualTo(whole.remoteness());
    }
    checkMoves(question, values, whole.moves());
  }

  private static void checkMoves(
      Question question, Map<Position, Value> values, List<ValuedMove> moves) {
    Rules rules = question.rules();
    Position position = question.position();
    int sign = question.misere() ? -1 : 1;
    String where = rules.id() + " at " + rules.print(position) + ": " + values;
    for (ValuedMove move : moves) {
      Value behind = Objects.requireNonNull(values.get(move.move().target()), where);
      boolean again =
          !rules.facts().impartial() && rules.turn(position) == rules.turn(move.move().target());
      if (move.margin().isPresent()) {
        int now = sign * (rules.lead(position) + move.move().gain());
        int future = behind.margin().orElseThrow();
        assertThat(now + (again ? future : -future)).as(where).isEqualTo(move.margin().getAsInt());
      } else {
        Outcome result = again ? behind.outcome() : behind.outcome().flip();
        assertThat(result).as(where).isEqualTo(move.result());
      }
    }
  }
}

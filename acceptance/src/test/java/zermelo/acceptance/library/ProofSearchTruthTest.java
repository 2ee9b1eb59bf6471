package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Value;
import zermelo.solve.ValuedMove;
import zermelo.solve.plan.PlanningSolver;
import zermelo.solve.search.ProofSearch;

/** Tests short proofs against the whole graph, on small positions of all games. */
@Tag("slow")
final class ProofSearchTruthTest {
  private static final long SEED = 17;
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
    Set<Position> positions = new LinkedHashSet<>();
    LibraryCases.small(one, 2_000, SEED).stream().limit(30).forEach(positions::add);
    for (Position position : List.copyOf(positions)) {
      LibraryCases.moves(one.rules(), position).stream()
          .limit(3)
          .map(Move::target)
          .forEach(positions::add);
    }
    for (boolean misere : new boolean[] {false, true}) {
      PlanningSolver solver = new PlanningSolver();
      for (Position position : positions) {
        Answer whole = SolverAssertions.computed(solver, one.rules(), position, misere);
        for (int most : new int[] {30, 1_000}) {
          check(one.rules(), position, misere, most, whole);
        }
      }
    }
  }

  private static void check(
      Rules rules, Position position, boolean misere, int most, Answer whole) {
    Question question =
        SolverAssertions.question(rules, Optional.empty(), position, misere, Question.Method.AUTO);
    Limits budget = new Limits(Duration.ofMinutes(1), Long.MAX_VALUE, 1L << 29);
    Optional<ProofSearch.PartialSolution> found =
        ProofSearch.of(question, new Progress(budget, ProgressListener.SILENT), 0.5, most);
    if (found.isEmpty()) {
      return;
    }
    PROOFS.incrementAndGet();
    String where =
        "%s at %s, misère %s: %s".formatted(rules.id(), rules.print(position), misere, found);
    Value value = Objects.requireNonNull(found.get().values().get(position));
    assertThat(value.outcome()).as(where).isEqualTo(whole.outcome());
    assertThat(value.remoteness()).as(where).isEqualTo(whole.remoteness());
    for (ValuedMove move : whole.moves()) {
      Value behind = found.get().values().get(move.move().target());
      if (behind != null) {
        boolean again =
            !rules.facts().impartial() && rules.turn(position) == rules.turn(move.move().target());
        Outcome result = again ? behind.outcome() : behind.outcome().flip();
        assertThat(result).as(where).isEqualTo(move.result());
        assertThat(behind.remoteness()).as(where).isEqualTo(move.remoteness());
      }
    }
  }
}

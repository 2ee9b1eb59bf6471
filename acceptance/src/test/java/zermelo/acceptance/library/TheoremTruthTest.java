package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Evidence;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.theorem.ClosedForm;
import zermelo.kernel.theorem.Verdict;
import zermelo.library.Library;
import zermelo.library.Theorems;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.TheoremSample;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.ValuedMove;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.SampleSize;

/**
 * Tests every theorem against the rules that people play by, solved without it. (The tests of the
 * library compare the theorems with separate plain rules, on more positions.)
 */
@Tag("slow")
final class TheoremTruthTest {
  /**
   * Maximum number of positions per theorem, evenly spaced. The library's tests use all of them.
   */
  private static final int MAX_POSITIONS = SampleSize.of(120);

  /** Maximum number of positions per sample with large graphs, which need separate tables. */
  private static final int LARGE = SampleSize.of(1);

  private static final int LARGE_GRAPH = 2000;

  @TestFactory
  Stream<DynamicTest> theoremsHoldOnTheirSamples() {
    return Theorems.all().stream()
        .map(
            theorem ->
                dynamicTest(theorem.game() + ": " + theorem.name(), () -> checkSamples(theorem)));
  }

  private static void checkSamples(Theorem theorem) {
    int most = Math.max(5, MAX_POSITIONS / theorem.samples().size());
    theorem.samples().forEach(sample -> checkSample(theorem, sample, most));
  }

  private static void checkSample(Theorem theorem, TheoremSample sample, int most) {
    Rules rules = Library.game(theorem.game()).rules(new Settings(sample.settings()));
    assertThat(rules.parameterValues()).as(theorem.game()).isEqualTo(sample.settings());
    List<Position> all = spread(sample.positions().get().distinct().toList(), most);
    List<Position> large =
        all.stream().filter(position -> !LibraryCases.fits(rules, position, LARGE_GRAPH)).toList();
    List<Position> positions = new ArrayList<>(all);
    positions.removeAll(large.stream().skip(theorem.samples().size() > 5 ? 0 : LARGE).toList());
    assertThat(positions).as(theorem.game()).isNotEmpty();
    for (boolean misere : new boolean[] {false, true}) {
      theorem
          .closedForm(sample.settings(), misere)
          .ifPresent(closedForm -> new Check(rules, closedForm, misere).all(positions));
    }
  }

  private static List<Position> spread(List<Position> all, int most) {
    if (all.size() <= most) {
      return all;
    }
    List<Position> some = new ArrayList<>();
    for (int i = 0; i < most; i++) {
      some.add(all.get((int) ((long) i * (all.size() - 1) / (most - 1))));
    }
    return some;
  }

  static Stream<LibraryCases.Case> cases() {
    return LibraryCases.all();
  }

  /** For any parameters and position, a theorem gives the right answer or none. */
  @ParameterizedTest
  @MethodSource("cases")
  void oraclesAreRightOrSilent(LibraryCases.Case one) {
    Rules rules = one.rules();
    for (boolean misere : new boolean[] {false, true}) {
      Theorems.closedForm(rules.id(), rules.parameterValues(), misere)
          .ifPresent(
              closedForm ->
                  new Check(rules, closedForm, misere)
                      .all(LibraryCases.small(one, SampleSize.of(2000), 1)));
    }
  }

  /** Compares one closed form with one game, in normal or misère play. */
  private record Check(Rules rules, ClosedForm closedForm, boolean misere, PlanningSolver solver) {
    Check(Rules rules, ClosedForm closedForm, boolean misere) {
      this(rules, closedForm, misere, new PlanningSolver());
    }

    void all(List<Position> positions) {
      positions.forEach(this::one);
    }

    private void one(Position sample) {
      // A sample may have empty heaps or unsorted piles; the rules have one form for each position.
      Position position = rules.parse(rules.printWithTurn(sample));
      String where =
          "%s%s %s%s"
              .formatted(
                  rules.id(),
                  rules.parameterValues(),
                  rules.print(position),
                  misere ? " misère" : "");
      Optional<Verdict> verdict = closedForm.verdict(position);
      assertThat(closedForm.verdict(sample)).as("%s, as %s", where, sample).isEqualTo(verdict);
      if (verdict.isEmpty()) {
        return;
      }
      Answer truth = SolverAssertions.computed(solver, rules, position, misere);
      assertThat(truth.evidence().kind()).isEqualTo(Evidence.Kind.COMPUTED);
      assertThat(verdict.get().outcome()).as(where).isEqualTo(truth.outcome());
      if (verdict.get().nimber().isPresent()) {
        assertThat(verdict.get().nimber()).as(where).isEqualTo(truth.nimber());
      }
      labels(where, position, truth);
      answers(where, position, truth);
    }

    /** The closed form names all winning moves, and the rules know their labels. */
    private void labels(String where, Position position, Answer truth) {
      closedForm
          .winningMoves(position)
          .ifPresent(
              labels ->
                  assertThat(labels)
                      .as("winning moves of %s", where)
                      .containsExactlyInAnyOrderElementsOf(
                          named(truth, move -> move.result() == Outcome.WIN)));
      for (long nimber = 0; nimber < 6 && !misere; nimber++) {
        long wanted = nimber;
        closedForm
            .movesTo(position, wanted)
            .ifPresent(
                labels ->
                    assertThat(labels)
                        .as("moves of %s to %d", where, wanted)
                        .containsExactlyInAnyOrderElementsOf(
                            named(truth, move -> move.nimber().equals(OptionalLong.of(wanted)))));
      }
    }

    private List<String> named(Answer truth, Predicate<ValuedMove> wanted) {
      return truth.moves().stream().filter(wanted).map(move -> move.move().label()).toList();
    }

    /** {@code --method theorem} and {@code --method computed} give the same answer. */
    private void answers(String where, Position position, Answer truth) {
      Question question =
          SolverAssertions.question(
              rules, Optional.of(closedForm), position, misere, Question.Method.THEOREM);
      Answer answer = SolverAssertions.answer(solver, question);
      assertThat(answer.evidence().kind()).as(where).isEqualTo(Evidence.Kind.THEOREM);
      assertThat(answer.outcome()).as(where).isEqualTo(truth.outcome());
      Map<Move, ValuedMove> byMove =
          truth.moves().stream().collect(Collectors.toMap(ValuedMove::move, move -> move));
      for (ValuedMove move : answer.moves()) {
        assertThat(byMove).as(where).containsKey(move.move());
        ValuedMove same = Objects.requireNonNull(byMove.get(move.move()));
        assertThat(move.result()).as("%s: %s", where, move).isEqualTo(same.result());
        if (move.nimber().isPresent()) {
          assertThat(move.nimber()).as("%s: %s", where, move).isEqualTo(same.nimber());
        }
      }
      assertThat(answer.moves().size() + answer.leftOut().orElseThrow())
          .as("moves of %s", where)
          .isEqualTo(truth.moves().size());
    }
  }
}

package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.CommandResult;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.library.Theorems;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;
import zermelo.testkit.ReferenceSolver;
import zermelo.testkit.SampleSize;

/** Tests sums of two or three random games of the library against the slow twin. */
final class LibrarySumsTest {
  private static final int SUMS = SampleSize.of(80);
  private static final int MAX_POSITIONS_EACH = 40;
  private static final int MAX_POSITIONS = 1500;

  private record DrawnSum(LibraryCases.Case from, List<Position> positions) {}

  @Tag("slow")
  @Test
  void sumsOfAnythingAgreeWithTheTwin() {
    List<DrawnSum> all =
        LibraryCases.all()
            .map(one -> new DrawnSum(one, LibraryCases.small(one, MAX_POSITIONS_EACH, 1)))
            .filter(drawn -> !drawn.positions().isEmpty())
            .toList();
    Set<String> seen = new TreeSet<>();
    PlanningSolver solver = new PlanningSolver();
    for (int seed = 0; seed < SUMS; seed++) {
      Random random = new Random(seed);
      boolean misere = random.nextBoolean();
      List<Question.Component> components = draw(all, random, misere);
      Question question = question(components, misere, Question.Method.AUTO);
      Rules sum = question.rules();
      if (!LibraryCases.fits(sum, question.position(), MAX_POSITIONS)) {
        continue;
      }
      components.forEach(component -> seen.add(component.rules().id()));
      check(question, solver, "seed " + seed);
      check(
          question(components, misere, Question.Method.COMPUTED),
          new PlanningSolver(),
          "seed " + seed);
      if (seed % 10 == 0 && components.stream().noneMatch(one -> one.name().contains("graph"))) {
        Position start = question.position();
        assertThat(sum.print(sum.parse(sum.print(start)))).isEqualTo(sum.print(start));
      }
    }
    assertThat(seen).as("games that were in a sum").hasSizeGreaterThan(35);
  }

  /**
   * Tic-tac-toe determines that O, the second player, is to move; this holds in the other game too.
   */
  @Test
  void theFirstPartizanGameTellsWhoseTurnItIs() {
    CommandResult ran =
        CommandResult.of(
            "solve", "nim 1 + tic-tac-toe XOX/.O./.X. + domineering(rows=2,columns=2) ../..");
    assertThat(ran.lines().getFirst())
        .isEqualTo("nim 1 + tic-tac-toe XOX/.O./.X. + domineering(rows=2,columns=2) ../..:R");
    assertThat(ran.out()).contains("part 3 (domineering(rows=2,columns=2) ../..:R): a1-b1");
  }

  private static List<Question.Component> draw(List<DrawnSum> all, Random random, boolean misere) {
    List<Question.Component> components = new ArrayList<>();
    int count = 2 + random.nextInt(2);
    while (components.size() < count) {
      DrawnSum drawn = all.get(random.nextInt(all.size()));
      Rules rules = drawn.from().rules();
      Position position = drawn.positions().get(random.nextInt(drawn.positions().size()));
      components.add(
          new Question.Component(
              drawn.from().name(),
              rules,
              Theorems.closedForm(rules.id(), rules.parameterValues(), misere),
              position));
    }
    return components;
  }

  private static Question question(
      List<Question.Component> components, boolean misere, Question.Method method) {
    return Question.of(components)
        .misere(misere)
        .method(method)
        .listing(Question.MoveSelection.ALL, Integer.MAX_VALUE);
  }

  private static void check(Question question, PlanningSolver solver, String seed) {
    Rules sum = question.rules();
    Position start = question.position();
    Map<Position, ReferenceSolver.Value> truth =
        ReferenceSolver.solve(sum, question.misere(), start);
    Answer answer = SolverAssertions.answer(solver, question);
    String where =
        "%s, misère %s, %s, %s"
            .formatted(sum.print(start), question.misere(), question.method(), seed);
    SolverAssertions.sameAsTwin(answer, sum, truth, start, where);
  }
}

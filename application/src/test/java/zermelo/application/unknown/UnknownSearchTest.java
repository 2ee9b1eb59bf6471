package zermelo.application.unknown;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.application.GameResolver;
import zermelo.kernel.Outcome;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.library.GameExpression;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;

/** Tests the numbers that a search finds against solving every position from the rules. */
class UnknownSearchTest {
  private static UnknownPosition position(String expression) {
    return new UnknownPosition(GameExpression.parse(expression).terms());
  }

  private static UnknownSearch.Solutions found(
      String expression, boolean misere, Outcome wanted, OptionalLong last, String budget) {
    Progress progress = new Progress(Limits.parse(budget));
    PlanningSolver solver = new PlanningSolver();
    return new UnknownSearch(
            new GameResolver(misere),
            misere,
            Question.Method.AUTO,
            question -> solver.solve(question, progress))
        .search(position(expression), wanted, last);
  }

  private static List<List<Long>> numbers(UnknownSearch.Solutions found) {
    return found.numbers().stream().map(n -> LongStream.of(n).boxed().toList()).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "nim 35+18+27+?, 42",
    "nim ?, 0",
    "nim 1000000000000+5+?, 1000000000005",
    "'wythoff 5,?', 3",
    "nim 3+5 + kayles ?, 11 22 34 70",
    "kayles ? + nim 6, 11 22 34 70"
  })
  void knownNumbers(String expression, String numbers) {
    assertThat(found(expression, false, Outcome.LOSE, OptionalLong.empty(), "60s").numbers())
        .extracting(n -> Long.toString(n[0]))
        .containsExactly(numbers.split(" "));
  }

  /** Heaps, sums of games, several unknowns, misère play, lists: each against the whole sum. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nim 3+?+5",
        "nim ?+?+5",
        "kayles ?+4 + square-nim ?",
        "take-away(k=3) ? + nim ?+1",
        "wythoff ?,? + nim 2",
        "moore-nim [2,?,3]",
        "fibonacci-nim ?",
        "grundy ?+?"
      })
  void asByTryingAll(String expression) {
    for (boolean misere : new boolean[] {false, true}) {
      for (Outcome wanted : List.of(Outcome.LOSE, Outcome.WIN)) {
        long last = 6;
        assertThat(numbers(found(expression, misere, wanted, OptionalLong.of(last), "60s")))
            .as("%s, misère %s, %s", expression, misere, wanted)
            .isEqualTo(tried(expression, misere, wanted, last));
      }
    }
  }

  private static List<List<Long>> tried(
      String expression, boolean misere, Outcome wanted, long last) {
    GameResolver resolver = new GameResolver(misere);
    PlanningSolver solver = new PlanningSolver();
    List<List<Long>> found = new ArrayList<>();
    int unknowns = UnknownPosition.unknowns(expression);
    long all = Math.round(Math.pow(last + 1, unknowns));
    for (long code = 0; code < all; code++) {
      long[] numbers = new long[unknowns];
      long rest = code;
      for (int i = unknowns - 1; i >= 0; i--) {
        numbers[i] = rest % (last + 1);
        rest /= last + 1;
      }
      String text = UnknownPosition.settled(expression, numbers, 0);
      try {
        List<Question.Component> components = resolver.components(GameExpression.parse(text));
        Question question = Question.of(components).misere(misere).computed().withoutMoves();
        if (((Answer) solver.solve(question)).outcome() == wanted) {
          found.add(LongStream.of(numbers).boxed().toList());
        }
      } catch (BadInput outside) {
        // The rules do not allow this position.
      }
    }
    return found;
  }

  @Test
  void sayHowFarTheyLooked() {
    UnknownSearch.Solutions open = found("nim 3+?", false, Outcome.LOSE, OptionalLong.of(2), "60s");
    assertThat(open.numbers()).extracting(n -> n[0]).containsExactly(3L); // tried past the range
    assertThat(open.to()).isEqualTo(2);
    assertThat(open.complete()).isFalse();
    UnknownSearch.Solutions late =
        found("wythoff ?,?", true, Outcome.LOSE, OptionalLong.of(300), "200");
    assertThat(late.stopped()).isPresent();
    assertThat(late.complete()).isFalse();
  }

  @Test
  void refuseWhatCannotBe() {
    for (String digits : List.of("kayles 1?+3", "kayles ?1", "nim 3+??")) {
      assertThatThrownBy(() -> position(digits))
          .isInstanceOf(BadInput.class)
          .hasMessageContaining("stands for a whole number");
    }
    assertThatThrownBy(() -> found("nim ?,2", false, Outcome.LOSE, OptionalLong.empty(), "60s"))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(
            "no number fits in the place of '?': '1,2' is not a position of nim");
    assertThatThrownBy(() -> position("nim ?+?+?+?+?+?"))
        .isInstanceOf(BadInput.class)
        .hasMessage("there are 6 unknown numbers; 5 are the most");
    assertThatThrownBy(
            () -> found("nim ?+?", false, Outcome.LOSE, OptionalLong.of(1_000_000), "60s"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("more than 10000000 positions");
  }
}

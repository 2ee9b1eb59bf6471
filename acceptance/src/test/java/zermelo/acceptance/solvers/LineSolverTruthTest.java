package zermelo.acceptance.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.solve.plan.PlanningSolver;

/**
 * Tests the solver for games that move along lines, such as wythoff: it must agree with solving
 * option by option.
 */
@Tag("slow")
class LineSolverTruthTest {
  private static final String MOVES =
      """
      game Lines
      "A test."
      position a, b, c: 0..
      move a k in 1..a: a := a - k
      move b k in 1..b: b := b - k
      move ab k in 1..min(a, b): a := a - k; b := b - k
      move bc k in 1..min(b, c): b := b - k; c := c - k
      """;

  /** Cases of one convention share a twin: they differ in what the solver is asked first. */
  private static final Map<Boolean, OptionByOption> TWINS = new HashMap<>();

  @AfterAll
  static void dropTwins() {
    TWINS.clear();
  }

  /** Starts with a small question, which is answered before the solver uses lines. */
  @ParameterizedTest
  @CsvSource({"false,'2,3,2'", "true,'2,3,2'", "false,'20,20,6'", "true,'20,19,5'"})
  void asWithEveryOption(boolean misere, String first) {
    TextRules text = TextGame.read("t", "t.game", MOVES).rules(Settings.NONE);
    OptionByOption twin =
        TWINS.computeIfAbsent(misere, convention -> new OptionByOption(text, convention));
    PlanningSolver lines = new PlanningSolver();
    for (String position : List.of(first, "29,30,29")) {
      assertThat(ComputedAnswer.answer(lines, text, misere, position))
          .isEqualTo(twin.answer(position));
    }
    for (int a = 0; a < 30; a += 3) {
      for (int b = 0; b < 31; b++) {
        for (int c = 0; c < 30; c += 2) {
          String position = a + "," + b + "," + c;
          assertThat(ComputedAnswer.answer(lines, text, misere, position))
              .as(position)
              .isEqualTo(twin.answer(position));
        }
      }
    }
  }
}

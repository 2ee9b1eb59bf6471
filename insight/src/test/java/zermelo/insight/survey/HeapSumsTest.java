package zermelo.insight.survey;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;

/** Tests values of sums by their heaps against a question for each sum. */
final class HeapSumsTest {
  private static final int LARGEST = 7;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "heap n;move take k in {1, 3, 4} where k <= n: n := n - k",
        "heap n;move split i in 0..n - 2: n := i + (n - 2 - i)",
        "heap n;move take k in 1..n where odd(k): n := n - k;end n = 5: next player wins",
        "heap n;move one where n > 0: n := n - 1;end n = 3: tie",
      })
  void sumsAreThoseOfTheSolver(String body) {
    TextRules rules =
        TextGame.read("t", "t.game", "game T\n" + body.replace(';', '\n')).rules(Settings.NONE);
    ConfiguredGame setup = new ConfiguredGame("t", rules, Optional.empty());
    PlanningSolver solver = new PlanningSolver();
    for (boolean misere : List.of(false, true)) {
      FamilyEvaluator evaluator = new FamilyEvaluator(solver, misere, Question.Method.COMPUTED);
      for (int code = 0; code < (LARGEST + 1) * (LARGEST + 1) * (LARGEST + 1); code++) {
        int base = LARGEST + 1;
        String text = code % base + "+" + code / base % base + "+" + code / base / base;
        Position sum = rules.parse(text);
        FamilyPosition at = new FamilyPosition(setup, sum, new long[0], new long[0][]);
        Answer fast = (Answer) evaluator.value(at, false);
        Answer slow =
            (Answer)
                solver.solve(
                    Question.of(rules, Optional.empty(), sum)
                        .misere(misere)
                        .computed()
                        .withoutMoves());
        assertThat(fast.outcome()).as("%s, misère %s", text, misere).isEqualTo(slow.outcome());
        if (slow.nimber().isPresent() && fast.nimber().isPresent()) {
          assertThat(fast.nimber()).as(text).isEqualTo(slow.nimber());
        }
      }
    }
  }
}

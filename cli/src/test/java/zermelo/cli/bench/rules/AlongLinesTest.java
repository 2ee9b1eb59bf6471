package zermelo.cli.bench.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.solve.Answer;
import zermelo.solve.Budget;
import zermelo.solve.Meter;
import zermelo.solve.Question;
import zermelo.solve.Solver;

/** Solved along lines, a game is what it is when every option is looked at. */
class AlongLinesTest {
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

  private static String solved(Solver solver, Rules rules, boolean misere, String notation) {
    Question.Component component =
        new Question.Component(rules.id(), rules, Optional.empty(), rules.parse(notation));
    Question question =
        new Question(List.of(component), misere, Question.Method.COMPUTED, Question.Wanted.NONE, 1);
    Answer answer =
        (Answer) solver.solve(question, new Meter(Budget.parse("10m,1e9,4g"), report -> {}));
    return answer.outcome() + " " + answer.remoteness() + " " + answer.nimber();
  }

  /** A small question first, which is answered before anybody thinks of lines. */
  @ParameterizedTest
  @CsvSource({"false,'2,3,2'", "true,'2,3,2'", "false,'20,20,6'", "true,'20,19,5'"})
  void asWithEveryOption(boolean misere, String first) {
    TextRules text = TextGame.read("t", "t.game", MOVES).rules(Settings.NONE);
    Rules optionByOption = new HandWritten(text, text::interpretedSpace);
    Solver lines = new Solver();
    Solver options = new Solver();
    for (String position : List.of(first, "29,30,29")) {
      assertThat(solved(lines, text, misere, position))
          .isEqualTo(solved(options, optionByOption, misere, position));
    }
    for (int a = 0; a < 30; a += 3) {
      for (int b = 0; b < 31; b++) {
        for (int c = 0; c < 30; c += 2) {
          String position = a + "," + b + "," + c;
          assertThat(solved(lines, text, misere, position))
              .as(position)
              .isEqualTo(solved(options, optionByOption, misere, position));
        }
      }
    }
  }
}

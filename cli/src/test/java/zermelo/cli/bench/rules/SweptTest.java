package zermelo.cli.bench.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.solve.Answer;
import zermelo.solve.Budget;
import zermelo.solve.Meter;
import zermelo.solve.OutOfBudget;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;

/**
 * Solved by a sweep that is compiled with the rules, a game is what it is option by option. All
 * positions but some first ones have more than 20,000 below them: what has fewer is searched as a
 * graph.
 */
class SweptTest {
  private static final String SUBTRACTION =
      """
      position n: 0..
      move take k in 1..7 where k != 3 and k <= n: n := n - k
      """;

  /** Remotenesses past the narrow numbers. */
  private static final String SLOW = "position n: 0..\nmove one where n > 0: n := n - 1\n";

  /** Grundy values past the six bits, from some number on. */
  private static final String LARGE =
      """
      position n: 0..
      move take k in 1..min(n, 4): n := n - k
      move more k in 5..150 where n > 4500: n := n - k
      """;

  private static final String LARGE_SOON =
      "position n: 0..\nmove take k in 1..150 where k <= n and k != 7: n := n - k\n";

  private static final String TIED =
      """
      position n: 0..
      end n = 0: tie
      end n mod 11 = 4: previous player wins
      end n mod 17 = 6: next player wins
      move take k in {2, 3, 9} where k <= n: n := n - k
      """;

  private static final String DECIDED =
      """
      position n: 0..
      end n = 0 or n mod 19 = 4: previous player wins
      move take k in {1, 2, 5} where k <= n: n := n - k
      """;

  /** Only odd numbers meet the fault. */
  private static final String FAULTY =
      """
      position n: 0..
      move take k in {2, 4 + 2 * (0 / (n - 4001))} where k <= n: n := n - k
      """;

  /** A move that goes up, from where no play gets. */
  private static final String UPWARD =
      """
      position n: 0..
      move take k in {2, 6} where k <= n: n := n - k
      move up where n = 4501: n := n + 1
      """;

  private static final String TWO =
      """
      position a, b: 0..
      move left where a > 0: a := a - 1
      move down k in 1..3 where k <= b: b := b - k
      move both where a > 1 and b > 0: a := a - 2; b := b - 1
      """;

  record Case(String name, String body, boolean misere, String first, String then) {
    @Override
    public String toString() {
      return name + (misere ? ", misere" : "") + ", first " + first;
    }
  }

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (boolean misere : new boolean[] {false, true}) {
      for (String first : List.of("7", "21000", "30000")) {
        cases.add(new Case("subtraction", SUBTRACTION, misere, first, "30000"));
        cases.add(new Case("slow", SLOW, misere, first, "30000"));
        cases.add(new Case("large", LARGE, misere, first, "30000"));
        cases.add(new Case("tied", TIED, misere, first, "30000"));
        cases.add(new Case("decided", DECIDED, misere, first, "30000"));
        cases.add(new Case("faulty", FAULTY, misere, first, "30000"));
        cases.add(new Case("upward", UPWARD, misere, first, "30000"));
      }
      cases.add(new Case("two", TWO, misere, "5,6", "200,200"));
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void asOptionByOption(Case given) {
    String text = "game Swept\n\"A test.\"\n" + given.body;
    TextRules rules = TextGame.read("t", "t.game", text).rules(Settings.NONE);
    Rules optionByOption = new HandWritten(rules, rules::interpretedSpace);
    Solver swept = new Solver();
    Solver options = new Solver();
    List<String> positions = new ArrayList<>(List.of(given.first, given.then));
    for (int i = 0; i < 100; i++) {
      boolean pair = given.then.contains(",");
      positions.add(pair ? 190 + i % 10 + "," + (101 + i) : "" + (21_001 + i * 88 + i % 7));
    }
    for (String position : positions) {
      assertThat(solved(swept, rules, given.misere, position))
          .as(position)
          .isEqualTo(solved(options, optionByOption, given.misere, position));
    }
  }

  /** Memory that runs out when results must be kept in another way: later answers are right. */
  @ParameterizedTest
  @ValueSource(strings = {SLOW, LARGE_SOON})
  void memoryRunsOutInBetween(String body) {
    TextRules rules =
        TextGame.read("t", "t.game", "game T\n\"A test.\"\n" + body).rules(Settings.NONE);
    Solver swept = new Solver();
    // Two bytes for each of 8,000,001 ranks, and not much more.
    assertThat(result(swept, rules, false, "8000000", "15674kb")).isInstanceOf(OutOfBudget.class);
    for (String position : List.of("30000", "29999", "40001")) {
      assertThat(solved(swept, rules, false, position))
          .isEqualTo(
              solved(
                  new Solver(), new HandWritten(rules, rules::interpretedSpace), false, position));
    }
  }

  private static String solved(Solver solver, Rules rules, boolean misere, String notation) {
    try {
      Answer answer = (Answer) result(solver, rules, misere, notation, "10m,1e9,4g");
      return answer.outcome() + " " + answer.remoteness() + " " + answer.nimber();
    } catch (RulesFault fault) {
      return "" + fault.getMessage();
    }
  }

  private static Result result(
      Solver solver, Rules rules, boolean misere, String notation, String budget) {
    Question.Component component =
        new Question.Component(rules.id(), rules, Optional.empty(), rules.parse(notation));
    Question question =
        new Question(List.of(component), misere, Question.Method.COMPUTED, Question.Wanted.NONE, 1);
    return solver.solve(question, new Meter(Budget.parse(budget), report -> {}));
  }
}

package zermelo.acceptance.solvers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.language.interpret.TextRules;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.plan.PlanningSolver;

/**
 * Tests that a sweep compiled with the rules agrees with solving option by option. All but some
 * first positions have more than 20,000 positions below them; smaller ones are searched as a graph.
 */
@Tag("slow")
class SweepTruthTest {
  private static final String SUBTRACTION =
      """
      position n: 0..
      move take k in 1..7 where k != 3 and k <= n: n := n - k
      """;

  /** Remotenesses that exceed the narrow number type. */
  private static final String SLOW = "position n: 0..\nmove one where n > 0: n := n - 1\n";

  /** Grundy values that exceed six bits, from some number on. */
  private static final String LARGE =
      """
      position n: 0..
      move take k in 1..min(n, 4): n := n - k
      move more k in 5..75 where n > 4500: n := n - k
      """;

  /** Remotenesses that leave no room for Grundy values that exceed six bits. */
  private static final String LONG_THEN_LARGE =
      """
      position n: 0..
      move one where 0 < n <= 41500: n := n - 1
      move more k in 1..75 where n > 41500: n := n - k
      """;

  /** Grundy values that exceed six bits, from 9,807 on, and sets with names. */
  private static final String NAMED_SETS =
      """
      position n: 0..
      move take s in squares(n): n := n - s
      move prime p in primes(min(n, 400)) where p < 30: n := n - p
      move few k in 1..40 where k <= n: n := n - k
      """;

  /** Large Grundy values from the beginning, and games that are over soon. */
  private static final String LARGE_SOON =
      """
      position n: 0..
      move take k in 1..150 where k <= n and k != 7: n := n - k
      move all where n > 0: n := 0
      """;

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

  /** Only odd numbers reach the fault. */
  private static final String FAULTY =
      """
      position n: 0..
      move take k in {2, 4 + 2 * (0 / (n - 4001))} where k <= n: n := n - k
      """;

  /** A move that goes up, from a position that no game reaches. */
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

  /** The last number has four values; two of them stop the sweep, late and in its middle. */
  private static final String STRETCHES =
      """
      position n: 0..
      position f: 0..3 = 0
      move take k in 1..3 where k <= n and k != f: n := n - k; f := k
      move up where f = 2 and n = 30000: f := 3
      """;

  private static final String FLAGS =
      """
      position n: 0..
      position f: 0..2 = 0
      end n = 4 and f = 1: tie
      end n = 0: previous player wins
      move one where n > 0 and f != 1: n := n - 1; f := 1
      move two where n > 1 and f != 2: n := n - 2; f := 2
      move five where n > 4: n := n - 5; f := 0
      """;

  /** Cases with the same rules share a twin: they differ in what the sweep is asked first. */
  private static final Map<String, OptionByOption> TWINS = new HashMap<>();

  @AfterAll
  static void dropTwins() {
    TWINS.clear();
  }

  record Case(String name, String body, boolean misere, String first, String then) {
    @Override
    public String toString() {
      return name + (misere ? ", misere" : "") + ", first " + first;
    }
  }

  static List<Case> cases() {
    List<Case> cases = new ArrayList<>();
    cases.add(new Case("long then large", LONG_THEN_LARGE, false, "7", "50000"));
    cases.add(new Case("named sets", NAMED_SETS, false, "22000", "22000"));
    for (boolean misere : new boolean[] {false, true}) {
      for (String first : List.of("7", "41000", "50000")) {
        cases.add(new Case("subtraction", SUBTRACTION, misere, first, "50000"));
        cases.add(new Case("slow", SLOW, misere, first, "50000"));
        cases.add(new Case("large", LARGE, misere, first, "50000"));
        cases.add(new Case("tied", TIED, misere, first, "50000"));
        cases.add(new Case("decided", DECIDED, misere, first, "50000"));
        cases.add(new Case("faulty", FAULTY, misere, first, "50000"));
        cases.add(new Case("upward", UPWARD, misere, first, "50000"));
      }
      cases.add(new Case("two", TWO, misere, "5,6", "200,200"));
      for (String first : List.of("7,1", "30000,0", "30000,1")) {
        cases.add(new Case("stretches", STRETCHES, misere, first, "30000,1"));
        cases.add(new Case("flags", FLAGS, misere, first.replace('3', '4'), "40000,2"));
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void asOptionByOption(Case given) {
    String text = "game Swept\n\"A test.\"\n" + given.body;
    TextRules rules = TextGame.read("t", "t.game", text).rules(Settings.NONE);
    OptionByOption twin =
        TWINS.computeIfAbsent(
            given.name + given.misere, key -> new OptionByOption(rules, given.misere));
    PlanningSolver swept = new PlanningSolver();
    List<String> positions = new ArrayList<>(List.of(given.first, given.then));
    for (int i = 0; i < 100; i++) {
      positions.add(
          switch (given.name) {
            case "two" -> 190 + i % 10 + "," + (101 + i);
            case "named sets" -> "" + (20_001 + i * 19 + i % 7);
            case "stretches", "flags" -> 20_001 + i * 99 + "," + i % 3;
            default -> "" + (41_001 + i * 88 + i % 7);
          });
    }
    if (!List.of("faulty", "upward").contains(given.name)) {
      Answer answer =
          (Answer)
              ComputedAnswer.result(swept, rules, given.misere, given.then, ComputedAnswer.AMPLE);
      assertThat(answer.evidence().detail()).contains("every position up to this one was solved");
    }
    for (String position : positions) {
      assertThat(ComputedAnswer.answer(swept, rules, given.misere, position))
          .as(position)
          .isEqualTo(twin.answer(position));
    }
  }

  /** Memory runs out when results must change their representation; later answers are right. */
  @ParameterizedTest
  @ValueSource(strings = {SLOW, LARGE_SOON})
  void memoryRunsOutInBetween(String body) {
    TextRules rules =
        TextGame.read("t", "t.game", "game T\n\"A test.\"\n" + body).rules(Settings.NONE);
    PlanningSolver swept = new PlanningSolver();
    OptionByOption twin = new OptionByOption(rules, false);
    // Two bytes for each of 8,000,001 ranks and little more: enough for one of the two games.
    assertThat(ComputedAnswer.result(swept, rules, false, "8000000", "10m,1e9,15674kb"))
        .isInstanceOf(body.equals(SLOW) ? OutOfLimits.class : Answer.class);
    for (String position : List.of("30000", "29999", "40001")) {
      assertThat(ComputedAnswer.answer(swept, rules, false, position))
          .isEqualTo(twin.answer(position));
    }
  }
}

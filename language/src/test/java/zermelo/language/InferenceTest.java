package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;
import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Move;
import zermelo.kernel.Position;
import zermelo.kernel.RulesFault;
import zermelo.language.infer.UpperBound;
import zermelo.language.interpret.TextRules;
import zermelo.testkit.RulesContract;

/** Tests inferred facts, and compares the proofs for random rules with brute force. */
class InferenceTest {
  /** Facts about one component must not slow down proofs about others. */
  @Test
  void manyComponents() {
    StringBuilder text = new StringBuilder("position a0");
    for (int i = 1; i < 9_000; i++) {
      text.append(", a").append(i);
    }
    TextRules rules = Games.rules(text + ": 0..1\nmove t where a0 > 0 a0 := a0 - 1");
    assertThat(assertTimeout(Duration.ofSeconds(60), rules::facts).acyclic()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          position n: 0.. move t k in 1..n n := n - k                       | every move lowers n
          position n: 0.. move t where n > 3 n := n / 2                     | every move lowers n
          position n: 1.. move t where n > 1 n := (n + 1) / 2               |
          position n: 1.. move t where n > 2 n := (n + 1) / 2               | every move lowers n
          position n: 1.. move t k in 2..9 n := n * k                       | every move raises n
          position n: 1..99 move t n := n + 1                               | every move raises n
          position n: 0.. move t k in 0..n n := n - k                       |
          position n: 0.. move t k in 0..n where k != 0 n := n - k          | every move lowers n
          position n: 0.. move t k in 0..n where not k = 0 n := n - k       | every move lowers n
          position n: 0.. move t k in divisors(n) n := n - k                | every move lowers n
          position n: 0.. move t where n > 0 n := n mod 3                   |
          position n: 0.. move t where n > 2 n := n mod 3                   | every move lowers n
          position n: 0.. move t n := abs(n - 3)                            |
          position n: 0.. move t where n > 1 n := abs(n - 3)                | every move lowers n
          position n: 0.. move t n := if n > 2 then n - 1 else 0            |
          position n: 0.. move t where n > 0 n := if n > 2 then n - 1 else 0 | every move lowers n
          position a, b: 0.. move t where a > 0 a := a - 1; b := b + 7 move u where b > 0 b := b - 1 | t lowers a, u lowers b, and no later one undoes an earlier one
          position a, b: 0.. move t where a > 0 a := a - 1; b := b + 1 move u where b > 0 b := b - 1; a := a + 1 |
          position a, b: 0.. move swap where a != b a := a + b; b := a - b; a := a - b |
          position a, b: 0.. move swap where a > b a := a + b; b := a - b; a := a - b | every move lowers a
          position a: list of 0.. move t i in 1..length(a) where a[i] > 0 a[i] := a[i] - 1 | every move lowers the sum of a
          position a: list of 0.. move t a[1] := a[2]; a[2] := a[1]         |
          position a: list of 0.. move t k in 1..a[1] a[1] := a[1] - k; a[2] := a[2] + k | every move raises the sum of the places in a
          position a: bag of 0.. move t k in 1..a[1] a[1] := a[1] - k; a[2] := a[2] + k |
          position s: set of 1..9 move t x in s s := s - {x}                | every move lowers the size of s
          position s: set of 1..9 move t x in 1..9 where not x in s s := s + {x} | every move raises the size of s
          position s: set of 1..9 move t x in 1..9 s := s + {x}             |
          position s: set of 1..9 move t x in s s := s xor {x} xor {x}      |
          position s: set of 1..9 move t x in s, y in 1..x - 1 s := s - {x} xor {y} | every move lowers the highest change in s
          position s: set of 1..9 move t x in s, y in 1..9 s := s - {x} xor {y} |
          heap n move t a in 1..n - 1 n := a + (n - a)                      | every move lowers n
          heap n move t a in 0..n - 1 n := a + (n - a)                      |
          heap n move t n := n + 1                                          |
          heap n move t n := (n + 1)                                        | every move raises n
          position own v: 0.. move t v := v + 1                             | every move raises the sum of both v
          position own v: 0..9 move t v := v + 1 move u v := v - 1          |
          position n: 0.. end n > 5: tie move t where n <= 5 n := n + 1     | every move raises n
          position n: 0.. end n = 0: tie move t n := n / 2                  | every move lowers n
          position n: 0.. move t n := 9223372036854775807 * n - 1           |
          """)
  void acyclicityIsProvedWithItsReason(String body, String reason) {
    var finding = Games.rules(body).inference().acyclic();
    if (reason == null) {
      assertThat(finding.proven()).as(finding.reason()).isFalse();
    } else {
      assertThat(finding.reason()).isEqualTo(reason);
      assertThat(finding.proven()).isTrue();
    }
  }

  @Test
  void parametersAreKnown() {
    String body =
        "param keep = false\n"
            + "param least: 0..9 = 1\n"
            + "position n: 0..\n"
            + "move t k in least..n where k > 0 or keep n := n - k";
    assertThat(Games.rules(body).facts().acyclic()).isTrue();
    assertThat(Games.rules(body, "keep=true").facts().acyclic()).isTrue();
    assertThat(Games.rules(body, "keep=true", "least=0").facts().acyclic()).isFalse();
    assertThat(Games.rules(body, "least=0").facts().acyclic()).isTrue();
  }

  @Test
  void ceilingsAreKnownWhereNumbersDoNotGrow() {
    TextRules rules =
        Games.rules(
            "param v = 7\nposition n: 0..\nposition m: 0..\nposition k: 0..\n"
                + "move t where n < v n := n + 1\nmove u k := m + k; m := m / 2");
    assertThat(rules.inference().ceilings())
        .containsExactly(
            new UpperBound(true, 7), new UpperBound(true, 0), new UpperBound(false, 0));
    assertThat(rules.inference().bounded().reason()).isEqualTo("no bound is known for k");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          position a: list of 0.. move t i in 1..length(a) where a[i] > 0 a[i] := a[i] - 1 | true
          position a: list of 0.. move t i in 1..length(a) a[i] := a[i] + 1                | false
          position own v: 0.. move t v := v - 1                                             | true
          position own v: 0.. move t their v := their v + 1                                 | false
          position own v: 0..9 move t their v := their v + 1                                | true
          position s: set of 1.. move t s := s + {size(s) + 1}                              | false
          """)
  void boundsAreProved(String body, boolean bounded) {
    assertThat(Games.rules(body).inference().bounded().proven()).isEqualTo(bounded);
  }

  /** Random rules: every proved fact must be true of all small positions. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void noProofIsWrong(long seed) {
    Random random = new Random(seed);
    int proven = 0;
    for (int round = 0; round < 150; round++) {
      String body = body(random);
      TextRules rules = Games.rules(body);
      boolean acyclic = rules.facts().acyclic();
      proven += acyclic ? 1 : 0;
      if (acyclic) {
        holdsOnSmallPositions(rules, body, "seed " + seed + ", round " + round);
      }
    }
    assertThat(proven).isBetween(15, 140); // both kinds must occur, or the test checks nothing
  }

  private static void holdsOnSmallPositions(TextRules rules, String body, String what) {
    List<Position> starts = new ArrayList<>();
    boolean heaps = rules.facts().heaps();
    for (int a = 0; a <= 5; a++) {
      for (int b = 0; b <= (heaps ? 0 : 5); b++) {
        starts.add(rules.parse(heaps ? "" + a : a + "," + b));
      }
    }
    try {
      RulesContract.check(rules, starts, 400);
      starts.forEach(start -> belowCeilings(rules, start));
    } catch (RulesFault divisionByZero) {
      assertThat(divisionByZero).hasMessageStartingWith("t.game:");
    } catch (AssertionError wrong) {
      fail(what + ": " + rules.inference() + "\n" + body, wrong);
    }
  }

  private static void belowCeilings(TextRules rules, Position start) {
    List<UpperBound> ceilings = rules.inference().ceilings();
    for (Move move : rules.moves(start, 1000).moves()) {
      for (Position part : rules.parts(move.target())) {
        for (int i = 0; i < ceilings.size(); i++) {
          if (ceilings.get(i).known()) {
            assertThat(part.word(i))
                .isLessThanOrEqualTo(Math.max(start.word(i), ceilings.get(i).most()));
          }
        }
      }
    }
  }

  private static String body(Random random) {
    boolean heap = random.nextInt(3) == 0;
    StringBuilder text = new StringBuilder(heap ? "heap n\n" : "position n, m: 0..12\n");
    String other = heap ? "n" : "m";
    if (random.nextInt(4) == 0) {
      text.append("end ").append(condition(random, "n", other)).append(": tie\n");
    }
    int rules = 1 + random.nextInt(2);
    for (int rule = 0; rule < rules; rule++) {
      text.append("move r").append(rule);
      text.append(" k in ").append(choice(random, other));
      if (random.nextBoolean()) {
        text.append(" where ").append(condition(random, "k", other));
      }
      if (random.nextBoolean()) {
        text.append(" where ").append(condition(random, "n", other));
      }
      String value = value(random, other, 2);
      boolean split = heap && random.nextBoolean();
      text.append("\n  n := ")
          .append(split ? value + " + " + value(random, other, 2) : value)
          .append('\n');
      if (!heap && random.nextBoolean()) {
        text.append("  m := ").append(value(random, other, 2)).append('\n');
      }
    }
    return text.toString();
  }

  private static String choice(Random random, String other) {
    String[] kinds = {
      "1..n",
      "0..n",
      "1..3",
      "divisors(n)",
      "squares(n)",
      "{1, 2}",
      "1..n - 1",
      "1..n / 2",
      "0..min(n, " + other + ")",
      "{n}",
      "primes(n)",
      "upto({1,3}, n)"
    };
    return kinds[random.nextInt(kinds.length)];
  }

  private static String condition(Random random, String a, String b) {
    String[] kinds = {
      "%s > 0",
      "%s < %s",
      "%s != %s",
      "%s >= 2",
      "not %s = %s",
      "%s > 1 and 2 > 1",
      "%s <= %s or 1 > 2"
    };
    return kinds[random.nextInt(kinds.length)].replaceFirst("%s", a).replaceFirst("%s", b);
  }

  private static String value(Random random, String other, int depth) {
    if (depth == 0) {
      String[] atoms = {"n", "k", "0", "1", "2", other};
      return atoms[random.nextInt(atoms.length)];
    }
    String a = value(random, other, depth - 1);
    String b = value(random, other, depth - 1);
    String[] kinds = {
      "n - k",
      "(" + a + " - " + b + ")",
      "max(" + a + ", " + b + ")",
      "min(" + a + ", " + b + ")",
      "(" + a + " / 2)",
      "(" + a + " mod 3)",
      "k",
      "(if " + a + " > " + b + " then " + b + " else " + a + ")",
      "abs(" + a + " - " + b + ")",
      "(" + a + " * " + b + ")",
      "sqrt(abs(" + a + "))",
      "(" + a + " + 1)"
    };
    return kinds[random.nextInt(kinds.length)];
  }
}

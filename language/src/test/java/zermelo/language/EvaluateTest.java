package zermelo.language;

import static java.time.Duration.ofSeconds;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.math.BigInteger;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.RulesFault;
import zermelo.language.interpret.TextRules;
import zermelo.language.program.BuiltInFunction;

/** The meaning of every operator and function, the cases without a value, and the cost limits. */
class EvaluateTest {
  /** The value of an expression, taken from the default of a position. */
  private static String number(String expression) {
    TextRules rules =
        Games.rules(
            "param c: code = 0.137\nposition a: list of 0.. = [4,6,10]\n"
                + "position x: -9223372036854775807 - 1.. = ("
                + expression
                + ")\nmove t x := x\n");
    String text = rules.print(rules.start().orElseThrow());
    return text.equals("[4,6,10]") ? expression : text.replace("[4,6,10],", "");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 + 2 * 3            | 7
          (1 + 2) * 3          | 9
          7 - 2 - 1            | 4
          7 / 2                | 3
          -7 / 2               | -4
          7 mod 3              | 1
          -7 mod 3             | 2
          2 ^ 10               | 1024
          2 ^ 3 ^ 2            | 512
          -2 ^ 2               | -4
          0 ^ 0                | 1
          (-1) ^ 7             | -1
          5 xor 3              | 6
          6 - 2 xor 1          | 5
          a[2]                 | 6
          [7,8,9][3]           | 9
          if 1 < 2 then 5 else 1 / 0 | 5
          min(3, 1, 2)         | 1
          max(a)               | 10
          gcd(12, 18)          | 6
          gcd(a)               | 2
          gcd([])              | 0
          lcm(4, 6)            | 12
          lcm([])              | 1
          sum(1, 2, 3)         | 6
          sum(a)               | 20
          nim-sum(1, 2, 7)     | 4
          nim-sum(a)           | 8
          abs(-3)              | 3
          sqrt(99)             | 9
          sqrt(9223372036854775807) | 3037000499
          popcount(255)        | 8
          bigomega(12)         | 3
          omega(12)            | 2
          valuation(2, 40)     | 3
          log(2, 1)            | 0
          log(2, 1023)         | 9
          log(2, 1024)         | 10
          log(10, 9223372036854775807) | 18
          golden(0)            | 0
          golden(4)            | 6
          golden(2^62)         | 7461864723258187525
          least-fibonacci(1)   | 1
          least-fibonacci(11)  | 3
          least-fibonacci(21)  | 21
          length(a)            | 3
          size({1, 1, 2})      | 2
          size(5..1)           | 0
          digit(c, 3)          | 7
          digit(c, 99)         | 0
          digits(c)            | 3
          9223372036854775807  | 9223372036854775807
          """)
  void numbers(String expression, String expected) {
    assertThat(number(expression)).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          1 < 2 and 2 <= 2 and 3 > 2 and 2 >= 2 and 1 != 2 and 2 = 2 | true
          not 1 = 1 or false   | false
          3 in 1..4            | true
          3 in {1, 4}          | false
          not 3 in {1, 4}      | true
          3 divides 12         | true
          5 divides -12        | false
          bit(5, 2)            | true
          bit(5, 1)            | false
          bit(5, 64)           | false
          odd(-3)              | true
          even(0)              | true
          prime(2)             | true
          prime(-7)            | false
          square(49)           | true
          square(-4)           | false
          power(2, 64)         | true
          power(2, 1)          | true
          power(2, 12)         | false
          any k in 1..9: k * k = 49 | true
          all k in 1..9: k < 9 | false
          any k in {}: true    | false
          all k in {}: false   | true
          (1 < 2) = (3 < 4)    | true
          [1,2] = [1,2]        | true
          {2,1} = {1,2}        | true
          {1} != {1,2}         | true
          if true then false else true | false
          sorted([3,1,2]) = [1,2,3] | true
          slice([3,1,2], 2, 3) = [1,2] | true
          slice([3,1,2], 2, 1) = [] | true
          join([3], slice([1,2], 1, 1)) = [3,1] | true
          (count x in 1..9 where x > 5) = 4 | true
          (sum x in {1,2,3} where odd(x)) = 4 | true
          (sum x in {1,2,3}: x * x) = 14 | true
          (max x in 1..9 where 4 divides x) = 8 | true
          (min x in 1..9 where 4 divides x: 10 - x) = 2 | true
          {x in 1..9 where 4 divides x} = {4,8} | true
          (any x in 1..9 where x > 5: x = 4) | false
          (all x in 1..9 where x > 5: x > 4) | true
          [9,6] / 3 = [3,2]    | true
          """)
  void truths(String expression, boolean expected) {
    assertThat(number("if " + expression + " then 1 else 0")).isEqualTo(expected ? "1" : "0");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          2..5                   | {2,3,4,5}
          {3, 1, 3}              | {1,3}
          {1,2} + {2,3}          | {1,2,3}
          {1,2,3} - {2}          | {1,3}
          {1,2} xor {2,3}        | {1,3}
          divisors(12)           | {1,2,3,4,6,12}
          divisors(0)            | {}
          prime-divisors(60)     | {2,3,5}
          primes(12)             | {2,3,5,7,11}
          squares(17)            | {1,4,9,16}
          squares(0)             | {}
          powers(3, 30)          | {1,3,9,27}
          powers(1, 30)          | {1}
          powers(2, 0)           | {}
          prime-powers(9)        | {1,2,3,4,5,7,8,9}
          fibonacci(9)           | {1,2,3,5,8}
          upto({1,5,9}, 5)       | {1,5}
          upto(2..9, 4)          | {2,3,4}
          if 1 = 2 then {1} else {2} | {2}
          """)
  void sets(String expression, String expected) {
    assertThat(
            Games.moves(
                Games.rules("position n: 0..\nmove to s in " + choice(expression) + " n := s"),
                "0"))
        .isEqualTo(listed(expected));
  }

  private static String choice(String expression) {
    return expression.startsWith("if") ? "(" + expression + ")" : expression;
  }

  private static List<String> listed(String set) {
    String body = set.substring(1, set.length() - 1);
    return body.isEmpty()
        ? List.of()
        : Arrays.stream(body.split(",")).map(e -> "to " + e + " -> " + e).toList();
  }

  @Test
  void lowered() {
    TextRules rules = Games.rules("position a: list of 0..\nmove to r in lowered(a, 1) a := r");
    assertThat(Games.moves(rules, "[1,2]"))
        .containsExactly("to [0,2] -> [0,2]", "to [1,0] -> [1,0]", "to [1,1] -> [1,1]");
    TextRules two = Games.rules("position a: list of 0..\nmove to r in lowered(a, 2) a := r");
    assertThat(Games.moves(two, "[1,2]")).hasSize(5);
    assertThat(Games.moves(two, "[]")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          9223372036854775807 + 1    | a number past 2^63-1
          -9223372036854775807 - 2   | a number past 2^63-1
          4294967296 * 2147483648    | a number past 2^63-1
          2 ^ 63                     | a number past 2^63-1
          (-9223372036854775807 - 1) / -1 | a number past 2^63-1
          abs(-9223372036854775807 - 1)   | a number past 2^63-1
          lcm(9223372036854775807, 2)     | a number past 2^63-1
          sum(9223372036854775807, 1)     | a number past 2^63-1
          1 / 0                      | a division by zero
          1 mod 0                    | a division by zero
          if 0 divides 1 then 1 else 2 | a division by zero
          2 ^ -1                     | a power with the negative exponent -1
          sqrt(-1)                   | sqrt of the negative number -1
          popcount(-1)               | popcount of the negative number -1
          bigomega(0)                | bigomega(0): it needs a number from 1 on
          omega(0)                   | omega(0): it needs a number from 1 on
          valuation(1, 4)            | valuation(p, n) needs p >= 2 and n >= 1, not 1 and 4
          log(1, 4)                  | log(b, n) needs b >= 2 and n >= 1, not 1 and 4
          log(2, 0)                  | log(b, n) needs b >= 2 and n >= 1, not 2 and 0
          golden(-1)                 | golden(k) needs k from 0 to 2^62, not -1
          golden(2^62 + 1)           | golden(k) needs k from 0 to 2^62, not 4611686018427387905
          least-fibonacci(0)         | least-fibonacci(0): it needs a number from 1 on
          min([])                    | min of an empty list
          a[4]                       | the list has 3 elements, there is none at 4
          a[0]                       | the list has 3 elements, there is none at 0
          """)
  void faultsNameTheirPlace(String expression, String message) {
    assertThatThrownBy(() -> number(expression))
        .isInstanceOf(RulesFault.class)
        .hasMessageMatching("t\\.game:4:\\d+: .*")
        .hasMessageContaining(message);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "move t k in 1..10^18 where k < 0 n := k",
        "move t k in primes(10^18) where k < 0 n := k",
        "move t k in prime-powers(10^18) where k < 0 n := k",
        "move t k in squares(9 * 10^18) where k < 0 n := k",
        "move t a in 1..10^9, b in 1..10^9, c in 1..10^9 where a < b and b < a n := 0",
        "move t where any k in 1..10^18: k * k = 3 n := 0",
        "move t where all k in 1..10^6: all j in 1..10^6: all i in 1..10^6: i + j + k > 0 n := 0",
        "move t n := size(1..10^18)",
        "move t n := size((1..10^9) + {1})",
        "move t k in 1..10^9 where bigomega(k + 9 * 10^18) = 99 n := 0",
        "move t k in 1..10^9 where prime(k + 9 * 10^18) and k < 0 n := 0",
        "move t k in 1..10^9 where size(divisors(k + 9 * 10^18)) = 0 n := 0",
        "end any k in 1..10^18: k = 0: tie\nmove t n := 0",
      })
  void noRuleCostsMoreThanItsFuel(String rule) {
    TextRules rules = Games.rules("position n: 0..\n" + rule);
    assertTimeoutPreemptively(
        ofSeconds(20),
        () ->
            assertThatThrownBy(() -> rules.moves(rules.parse("5"), 10))
                .isInstanceOf(RulesFault.class)
                .hasMessageMatching("(?s)t\\.game:\\d+:\\d+: this costs too much.*"));
  }

  @Test
  void longExpressionsCostWhatTheyWeigh() {
    String sum = "k" + " + k * k".repeat(150);
    TextRules rules =
        Games.rules("position n: 0..\nmove t k in 1..10^9 where " + sum + " < 0 n := 0");
    assertTimeoutPreemptively(
        ofSeconds(20),
        () ->
            assertThatThrownBy(() -> rules.moves(rules.parse("5"), 10))
                .hasMessageContaining("costs too much"));
  }

  @Test
  void defaultsAndBoundsHaveFuelToo() {
    assertThatThrownBy(() -> Games.rules("position n: 0.. = size(1..10^18)\nmove t n := 0").start())
        .isInstanceOf(RulesFault.class)
        .hasMessage("t.game:2:10: the default of this costs too much");
    assertThatThrownBy(() -> Games.rules("position n: 0..size(1..10^18)\nmove t n := 0"))
        .hasMessage("t.game:2:10: the range of this costs too much");
    assertThatThrownBy(
            () -> Games.rules("param k = size(1..10^18)\nposition n: 0..\nmove t n := k"))
        .hasMessageContaining("t.game:2:7: the default or range of this costs too much");
  }

  @Test
  void digitsAndOrders() {
    assertThat(number("digit-sum(10, 1907)")).isEqualTo("17");
    assertThat(number("digit-sum(2, 2^62 - 1)")).isEqualTo("62");
    assertThat(number("order(2, 7)")).isEqualTo("3");
    assertThat(number("order(10, 97)")).isEqualTo("96");
    assertThat(number("order(5, 1)")).isEqualTo("1");
    assertThatThrownBy(() -> number("order(2, 6)"))
        .hasMessageContaining("needs n >= 1 without a common divisor with a, not 2 and 6");
    assertThatThrownBy(() -> number("digit-sum(1, 6)"))
        .hasMessageContaining("needs b >= 2 and n >= 0, not 1 and 6");
  }

  /** Compares with repeated multiplication of big integers. */
  @Test
  void logsAgreeWithBigInteger() {
    for (long base : new long[] {2, 3, 7, 10, 1L << 31, 1L << 62, Long.MAX_VALUE}) {
      BigInteger power = BigInteger.valueOf(base);
      for (int k = 0;
          power.bitLength() <= 63;
          k++, power = power.multiply(BigInteger.valueOf(base))) {
        assertThat(number("log(" + base + ", " + power + " - 1)")).isEqualTo("" + k);
        assertThat(number("log(" + base + ", " + power + ")")).isEqualTo("" + (k + 1));
      }
    }
  }

  @Test
  void everyFunctionIsTestedHere() throws IOException {
    String here = Files.readString(Path.of("src/test/java/zermelo/language/EvaluateTest.java"));
    for (BuiltInFunction function : BuiltInFunction.values()) {
      assertThat(here).contains(function.word() + "(");
    }
  }

  @Test
  void aLetIsLookedAtWhereItIsUsed() {
    TextRules rules =
        Games.rules("position n: 0..\nlet twice = 2 * n\nmove t n := twice; n := twice");
    assertThat(Games.moves(rules, "3")).containsExactly("t -> 12");
  }
}

package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Move;
import zermelo.language.interpret.TextRules;
import zermelo.language.uniform.Uniformity;

/** What is said of large positions, held against their moves. */
class UniformityTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          position n: 0..;move take k in 1..min(3, n): n := n - k                  | 1 | 3 | 1
          position n: 0..;move take k in {1, 4, 9} where k <= n: n := n - k        | 1 | 9 | 1
          position n: 0..;move one where n > 0: n := n - 1;move two where n mod 3 = 1 and n > 1: n := n - 2 | 3 | 2 | 1
          position n: 0..;move even where even(n) and n > 3: n := n - 4            | 2 | 4 | 1
          position n: 0..;move t where n > 0: n := max(n - 7, 0)                   | 1 | 7 | 1
          position n: 0..;end n = 5: tie;move t where n > 0: n := n - 1            | 1 | 1 | 1
          heap n;move one i in 0..n - 1: n := i + (n - 1 - i);move two i in 0..n - 2: n := i + (n - 2 - i) | 1 | 2 | 2
          heap n;move play i in 1..n: n := max(i - 2, 0) + max(n - i - 1, 0)       | 1 | 3 | 2
          heap n;move split a in 1..n / 2: n := a + (n - a)                        | 1 | 1 | 2
          heap n;move t k in 2..5, a in 1..(n - k) / 2: n := a + (n - k - a)       | 1 | 5 | 2
          heap n;move off where n > 6: n := 3 + (n - 5)                            | 1 | 5 | 1
          """)
  void seesHowLargeHeapsMove(String text, long modulus, long reach, int parts) {
    TextRules rules = Games.rules(text.replace(";", "\n") + "\n");
    Uniformity found = rules.uniformity().orElseThrow();
    assertThat(found.when().modulus()).isEqualTo(modulus);
    assertThat(found.parts()).isEqualTo(parts);
    assertThat(found.reach()).isGreaterThanOrEqualTo(reach).isLessThanOrEqualTo(2 * reach + 2);
    holds(rules, found);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "position n: 0..;move take k in 1..n: n := n - k",
        "position n: 0..;move half where n > 0: n := n / 2",
        "position n: 1..;move d k in divisors(n) where k < n: n := n - k",
        "position n: 0..;move s k in squares(n): n := n - k",
        "position n: 0..9;move t where n > 0: n := n - 1",
        "position a, b: 0..;move t where a > 0: a := a - 1",
        "heap n;move split a in 1..(n - 1) / 2: n := a + (n - a)",
        "heap n;move split a in 1..n - 1 where odd(a): n := a + (n - a)",
        "position n: 0..;move up where n > 9: n := n + 1"
      })
  void saysNothingElsewhere(String text) {
    assertThat(Games.rules(text.replace(";", "\n") + "\n").uniformity()).isEmpty();
  }

  /** The twin: the moves themselves, for some hundred n. */
  private static void holds(TextRules rules, Uniformity uniformity) {
    long modulus = uniformity.when().modulus();
    long first = 2 * (uniformity.when().from() + uniformity.reach() + modulus) + 2;
    for (long n = first; n < first + 3 * modulus + 60; n++) {
      assertThat(options(rules, n + modulus, modulus, uniformity))
          .isEqualTo(options(rules, n, 0, uniformity));
    }
  }

  /** The options of n, sorted, with the largest part of each made smaller where it is large. */
  private static Set<List<Long>> options(
      TextRules rules, long n, long less, Uniformity uniformity) {
    return rules.moves(rules.parse(Long.toString(n)), Integer.MAX_VALUE).moves().stream()
        .map(Move::target)
        .map(target -> parts(rules.print(target)))
        .map(parts -> lowered(parts, less, uniformity.when().from()))
        .collect(Collectors.toSet());
  }

  private static long[] parts(String text) {
    return Arrays.stream(text.split("\\+")).mapToLong(Long::parseLong).sorted().toArray();
  }

  private static List<Long> lowered(long[] parts, long less, long from) {
    int last = parts.length - 1;
    if (parts[last] > from) {
      parts[last] -= less;
    }
    return Arrays.stream(parts).sorted().boxed().toList();
  }

  @Test
  void parametersCount() {
    TextRules octal =
        Games.rules(
            """
            param code: code = 0.137
            heap n
            move whole where n >= 1 and n <= digits(code) and bit(digit(code, n), 0)
              n := 0
            move take t in 1..min(n - 1, digits(code)) where bit(digit(code, t), 1)
              n := n - t
            move split t in 0..min(n - 2, digits(code)) where bit(digit(code, t), 2), a in 1..(n - t) / 2
              n := a + (n - t - a)
            """);
    Optional<Uniformity> found = octal.uniformity();
    assertThat(found).isPresent();
    assertThat(found.get().reach()).isEqualTo(3);
    holds(octal, found.get());
  }
}

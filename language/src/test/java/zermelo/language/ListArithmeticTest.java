package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;

/** Tests lists with limits on their lengths, and arithmetic element by element. */
class ListArithmeticTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "a + [1, 2, 3]; [5,8,8]",
        "a - [1, 2, 3]; [3,4,2]",
        "a * a; [16,36,25]",
        "2 * a; [8,12,10]",
        "a * 2 - 1; [7,11,9]",
        "a mod 4; [0,2,1]",
        "a xor 1; [5,7,4]",
        "9 - a; [5,3,4]",
        "a / 2; [2,3,2]",
        "12 / a; [3,2,2]",
        "a / [1, 2, 3]; [4,3,1]",
        "a ^ 2; [16,36,25]",
        "sorted(a) + a; [8,11,11]",
        "[i in 1..3: a[i] + i]; [5,8,8]"
      })
  void arithmeticElementByElement(String value, String expected) {
    TextRules rules = Games.rules("position a: list of 0..\nmove m\n  a := %s".formatted(value));
    assertThat(Games.moves(rules, "[4,6,5]")).containsExactly("m -> " + expected);
    Twins.compare(rules, List.of(rules.parse("[4,6,5]")), 20, 1000);
  }

  @Test
  void listsOfDifferentLengthsAreAFault() {
    for (String value : List.of("a + [1, 2]", "[1, 2] + a", "a + [1, 2, 3, 4]")) {
      TextRules rules = Games.rules("position a: list of 0..\nmove m\n  a := " + value);
      assertThatThrownBy(() -> Games.moves(rules, "[4,6,5]"))
          .isInstanceOf(RulesFault.class)
          .hasMessageContaining("elements, there is none at");
    }
  }

  /** A move is not legal if it makes the list too long or too short. */
  @Test
  void limitsAreRules() {
    String moves =
        "move append where length(a) >= 1\n  a := join(a, [length(a)])\n"
            + "move drop\n  a := slice(a, 2, length(a))";
    TextRules rules = Games.rules("position a: list 1..3 of 0..9\n" + moves);
    assertThat(Games.moves(rules, "[5]")).containsExactly("append -> [5,1]");
    assertThat(Games.moves(rules, "[5,6]"))
        .containsExactlyInAnyOrder("append -> [5,6,2]", "drop -> [6]");
    assertThat(Games.moves(rules, "[5,6,7]")).containsExactly("drop -> [6,7]");
    Twins.compare(rules, List.of(rules.parse("[5]")), 200, 1000);
    Twins.compareWider(rules, List.of(rules.parse("[5]")), 2);
    TextRules own =
        Games.rules("param k = 2\nposition own a: list k of 0..9\nmove m\n  a := join(a, a)");
    assertThat(Games.moves(own, "[1,2],[3,4]")).isEmpty();
    TextRules reversed =
        Games.rules("position a: list 3 of 0..9\nmove m\n  a := join(slice(a, 2, 3), [a[1]])");
    assertThat(Games.moves(reversed, "[1,2,3]")).containsExactly("m -> [2,3,1]");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "list 1..3 of 0..9; []; the length of a must be 1..3",
        "list 1..3 of 0..9; [1,2,3,4]; the length of a must be 1..3",
        "list 2 * k of 0..9; [1,2,3]; the length of a must be 2 * k",
        "bag 2 of 0..9; [1]; the length of a must be 2",
      })
  void positionsKeepToTheLimits(String domain, String position, String reason) {
    TextRules rules =
        Games.rules(
            "param k = 1\nposition a: %s\nmove m k2 in {k} where length(a) > 0\n  a[1] := a[1] - k2"
                .formatted(domain));
    assertThatThrownBy(() -> rules.parse(position))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(reason);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "list 3 0..9; say which numbers a list of this length holds: list 1..4 of 0..9; found '0'",
        "list 1.. of 0..9; a list that may grow needs a greatest length: list 1..4 of 0..9",
        "set 3 of 0..9; 'set' is not a kind of position",
      })
  void mistakesAreExplained(String domain, String message) {
    assertThatThrownBy(() -> Games.rules("position a: %s\nmove m\n  a := a".formatted(domain)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message)
        .hasMessageContaining("t.game:2:");
  }
}

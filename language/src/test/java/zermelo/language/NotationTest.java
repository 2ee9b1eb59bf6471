package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Position;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;

/** Notation of positions: accepted input, printed form, and error messages. */
class NotationTest {
  private static final TextRules NUMBERS = Games.rules("position a, b: 0..99\nmove t a := b");
  private static final TextRules HEAPS = Games.rules("heap n, last: 0..2 = 0\nmove t n := last");
  private static final TextRules LISTS =
      Games.rules("position a: list of 0..\nposition s: set of 1..9 = {}\nmove t a := a; s := s");
  private static final TextRules OWN = Games.rules("position own v: 1..\nmove t v := v + 1");

  private static TextRules rules(String name) {
    return switch (name) {
      case "numbers" -> NUMBERS;
      case "heaps" -> HEAPS;
      case "lists" -> LISTS;
      default -> OWN;
    };
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          numbers | 4,7             | 4,7
          numbers | ` 4 , 7 `       | 4,7
          numbers | 004,7           | 4,7
          heaps   | 3+5+7           | 3+5+7
          heaps   | 3 + 5,1 + 0     | 3+5,1+0
          heaps   | 3,0             | 3
          heaps   | 9223372036854775807 | 9223372036854775807
          lists   | [3,1,2]         | [3,1,2]
          lists   | []              | []
          lists   | [ 1 ],{ 3 , 1, 3} | [1],{1,3}
          lists   | [1],{}          | [1]
          own     | 6,10            | 6,10
          own     | 6,10:A          | 6,10
          own     | 6,10 : B        | 6,10:B
          """)
  void readsAndPrints(String name, String text, String printed) {
    TextRules rules = rules(name);
    Position position = rules.parse(text);
    assertThat(rules.printWithTurn(position)).isEqualTo(printed);
    assertThat(rules.parse(printed)).isEqualTo(position);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          numbers | ``              | it does not say a: write a,b
          numbers | 4               | it does not say b: write a,b
          numbers | 4,              | expected a number for b at the end; write a,b
          numbers | 4,7,9           | there is too much at character 5, found '9'; write a,b
          numbers | 4 7             | it does not say b: write a,b
          numbers | 4;7             | it does not say b: write a,b
          numbers | x,7             | expected a number for a at character 1, found 'x'; write a,b
          numbers | -,7             | expected a number for a at character 1, found '-'; write a,b
          numbers | +4,7            | expected a number for a at character 1, found '+'; write a,b
          numbers | -1,7            | a goes from 0 to 99, it cannot be -1
          numbers | 100,7           | a goes from 0 to 99, it cannot be 100
          numbers | 9223372036854775808,7 | 9223372036854775808 is past 2^63-1, the largest number there is
          numbers | 4,7:B           | both players have the same moves, so no player may follow after a colon
          heaps   | 3++5            | a heap is missing at a '+'; write n,last, several heaps with '+'
          heaps   | +               | a heap is missing at a '+'; write n,last, several heaps with '+'
          heaps   | 3,3             | last goes from 0 to 2, it cannot be 3
          heaps   | ``              | it does not say n: write n,last, several heaps with '+'
          lists   | 3               | expected '[' for a at character 1, found '3'; write [a],{s}
          lists   | [3              | expected ',' or ']' at the end
          lists   | [3,]            | expected a number for a at character 4, found ']'; write [a],{s}
          lists   | [3],[4]         | expected '{' for s at character 5, found '['; write [a],{s}
          lists   | [3],{10}        | s goes from 1 to 9, it cannot be 10
          own     | 6               | each player has a v: write v,their v
          own     | 6,10:C          | expected the player to move, L or R, after the colon, found 'C'
          """)
  void saysWhatIsWrong(String name, String text, String message) {
    assertThatThrownBy(() -> rules(name).parse(text))
        .isInstanceOf(BadInput.class)
        .hasMessage("'" + text + "' is not a position of t: " + message);
  }

  @Test
  void longTextsAreQuotedInPart() {
    assertThatThrownBy(() -> NUMBERS.parse("9".repeat(5000)))
        .satisfies(e -> assertThat(String.valueOf(e.getMessage()).length()).isLessThan(300));
  }

  @Test
  void theStartIsWhereEverythingHasADefault() {
    assertThat(NUMBERS.start()).isEmpty();
    TextRules rules = Games.rules("position m: 1.. = 3\nposition k: 0.. = m + 1\nmove t m := k");
    assertThat(rules.start().map(rules::print)).contains("3,4");
    assertThat(rules.print(rules.parse("5"))).isEqualTo("5,6");
    assertThat(rules.print(rules.parse("5,6"))).isEqualTo("5,6");
  }

  @Test
  void aDefaultOutOfItsRangeIsRefused() {
    TextRules rules = Games.rules("position n: 0..\nposition m: 0..5 = n\nmove t n := m");
    assertThatThrownBy(() -> rules.parse("6"))
        .hasMessage("'6' is not a position of t: the default of m is out of bounds");
  }

  @Test
  void ownValuesAreToldFromTheSideOfThePlayerToMove() {
    assertThat(Games.moves(OWN, "6,10")).containsExactly("t -> 10,7");
    assertThat(Games.moves(OWN, "10,7:B")).containsExactly("t -> 7,11");
    Position second = OWN.parse("10,7:B");
    assertThat(OWN.turn(second)).isEqualTo(1);
    assertThat(OWN.print(second)).isEqualTo("10,7");
    assertThat(OWN.print(OWN.giveTurn(second, 0))).isEqualTo("7,10");
  }

  @Test
  void theirValueMayChangeToo() {
    TextRules rules =
        Games.rules("position own v: 0..\nmove hit k in 1..their v\n  their v := their v - k");
    assertThat(Games.moves(rules, "3,2")).containsExactly("hit 1 -> 1,3", "hit 2 -> 0,3");
  }

  @Test
  void bagsAreSortedAndListsAreNot() {
    TextRules bag = Games.rules("position a: bag of 0..\nmove t i in 1..length(a) a[i] := 0");
    assertThat(bag.parse("[3,1,2]")).isEqualTo(bag.parse("[1,2,3]"));
    assertThat(Games.moves(bag, "[3,1,2]"))
        .containsExactly("t 1 -> [0,2,3]", "t 2 -> [0,1,3]", "t 3 -> [0,1,2]");
    assertThat(LISTS.parse("[2,1]")).isNotEqualTo(LISTS.parse("[1,2]"));
  }

  @Test
  void whereHeapsSplitAHeapOfSizeZeroIsNone() {
    TextRules kayles = Games.rules("heap n\nmove one i in 0..n - 1\n  n := i + (n - 1 - i)");
    assertThat(kayles.parse("3+0+2")).isEqualTo(kayles.parse("3+2"));
    assertThat(Games.moves(kayles, "1")).containsExactly("one 0 -> 0");
    assertThat(kayles.parts(kayles.parse("0"))).isEmpty();
    assertThat(Games.moves(kayles, "2+1"))
        .containsExactly("heap 1: one 0 -> 1+1", "heap 1: one 1 -> 1+1", "heap 2: one 0 -> 2");
    TextRules nim = Games.rules("heap n\nmove take k in 1..n n := n - k");
    assertThat(Games.moves(nim, "1+2").getFirst()).isEqualTo("heap 1: take 1 -> 0+2");
  }
}

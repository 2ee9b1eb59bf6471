package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Ending;
import zermelo.kernel.RulesFault;
import zermelo.language.interpret.TextRules;

/** The moves of rules, their labels and their number. */
class MovesTest {
  @Test
  void changesHappenOneAfterTheOther() {
    TextRules rules =
        Games.rules("position a, b: 0..\nmove swap a := a + b; b := a - b; a := a - b");
    assertThat(Games.moves(rules, "3,8")).containsExactly("swap -> 8,3");
  }

  @Test
  void aMoveThatLeavesARangeIsNoMove() {
    TextRules rules =
        Games.rules("position n: 2..9\nmove add k in 1..5 n := n + k\nmove sub n := n - 5");
    assertThat(Games.moves(rules, "6")).containsExactly("add 1 -> 7", "add 2 -> 8", "add 3 -> 9");
    TextRules list = Games.rules("position a: list of 0..3\nmove add i in 1..2 a[i] := a[i] + 1");
    assertThat(Games.moves(list, "[3,2]")).containsExactly("add 2 -> [3,3]");
  }

  @Test
  void onlyASumOutsideBracketsSplits() {
    String split = "heap n\nmove t k in 1..1 n := k + (n - k)";
    assertThat(Games.moves(Games.rules(split), "5")).containsExactly("t 1 -> 1+4");
    String grow = "heap n\nmove t n := (n + 1)";
    assertThat(Games.moves(Games.rules(grow), "5")).containsExactly("t -> 6");
    String notLast = "heap n\nmove t k in 1..1 n := k + n - k";
    assertThat(Games.moves(Games.rules(notLast), "5")).containsExactly("t 1 -> 5");
    String three = "heap n, c: 0..9 = 0\nmove t c := 1; n := 1 + 0 + n";
    assertThat(Games.moves(Games.rules(three), "5")).containsExactly("t -> 1,1+5,1");
    String before = "heap n, c: 0..9 = 0\nmove t c := n mod 3; n := 1 + (n - 1)";
    assertThat(Games.moves(Games.rules(before), "5")).containsExactly("t -> 1,2+4,2");
  }

  @Test
  void aHeapSplitsInAnyOfItsNumbers() {
    TextRules bar =
        Games.rules(
            "heap r, c: 0..\n"
                + "move h k in 1..r - 1 r := k + (r - k)\n"
                + "move v k in 0..c - 1 c := k + (c - k)");
    assertThat(Games.moves(bar, "2,2"))
        .containsExactly("h 1 -> 1,2+1,2", "v 0 -> 2,2", "v 1 -> 2,1+2,1");
    assertThat(bar.facts().acyclic()).isFalse();
    assertThat(bar.print(bar.parse("2,3+0,5+4,0+1,1"))).isEqualTo("2,3+1,1");
    TextRules both = Games.rules("heap r, c: 0..\nmove t r := r - 1; c := 1 + 1 + (c - 2)");
    assertThat(Games.moves(both, "2,3")).containsExactly("t -> 1,1+1,1+1,1");
    assertThat(Games.moves(both, "1,2")).containsExactly("t -> 0,1+0,1");
  }

  /** The second split divides each part of the first. */
  @Test
  void aHeapSplitsInSeveralNumbersAtOnce() {
    TextRules bar =
        Games.rules(
            """
            heap r: 1.., c: 1.., d: 0..9 = 0
            move cross i in 1..r - 1, j in 1..c - 1
              r := i + (r - i); d := 1; c := j + (c - j)
            move grid
              c := 3 of 1
              r := 2 of 1
            """);
    assertThat(Games.moves(bar, "2,3"))
        .containsExactly(
            "cross 1 1 -> 1,1,1+1,2,1+1,1,1+1,2,1",
            "cross 1 2 -> 1,2,1+1,1,1+1,2,1+1,1,1",
            "grid -> 1,1+1,1+1,1+1,1+1,1+1,1");
  }

  @Test
  void comparisonsChain() {
    TextRules rules = Games.rules("position n: 0..\nmove t k in 0..9 where 1 < k <= n = 4 n := k");
    assertThat(Games.moves(rules, "4")).containsExactly("t 2 -> 2", "t 3 -> 3", "t 4 -> 4");
    assertThat(Games.moves(rules, "5")).isEmpty();
  }

  @Test
  void whatIsChosenStandsInTheLabelInTheOrderOfTheText() {
    TextRules rules =
        Games.rules(
            "position n: 0..\nmove t a in 1..2 where a < n, b in {a, 5} where b != 5 n := a * b");
    assertThat(Games.moves(rules, "2")).containsExactly("t 1 1 -> 1");
    assertThat(Games.moves(rules, "9")).containsExactly("t 1 1 -> 1", "t 2 2 -> 4");
  }

  @Test
  void aLabelNamesItsMove() {
    TextRules rules =
        Games.rules("heap n\nmove take k in 1..n n := n - k\nmove all where n > 9 n := 0");
    var position = rules.parse("3+12");
    assertThat(rules.move(position, "heap 2: take 3"))
        .map(m -> rules.print(m.target()))
        .contains("3+9");
    assertThat(rules.move(position, " heap 2:  all ")).map(m -> m.label()).contains("heap 2: all");
    for (String none :
        List.of(
            "take 3",
            "heap 1: take 4",
            "heap 1: all",
            "heap 3: take 1",
            "heap 0: take 1",
            "heap 1: take",
            "heap 1: take 1 2",
            "heap 1: take x",
            "heap 1: take 99999999999999999999",
            "",
            "heap",
            "heap 99999999999: take 1")) {
      assertThat(rules.move(position, none)).as(none).isEmpty();
    }
    assertThat(rules.move(rules.parse("3"), "take 3")).isPresent();
    assertThat(rules.move(rules.parse("1000000000000000000"), "take 999999999999999999"))
        .map(m -> rules.print(m.target()))
        .contains("1");
  }

  @Test
  void theFirstEndThatHoldsCounts() {
    TextRules rules =
        Games.rules(
            """
            position n: 0..
            end n = 3: tie
            end n <= 3: next player wins
            end n > 100: previous player wins
            move t n := n - 1
            """);
    assertThat(rules.ending(rules.parse("3"))).isEqualTo(Ending.TIED);
    assertThat(rules.ending(rules.parse("2"))).isEqualTo(Ending.WON);
    assertThat(rules.ending(rules.parse("101"))).isEqualTo(Ending.LOST);
    assertThat(rules.ending(rules.parse("4"))).isEqualTo(Ending.OPEN);
    assertThat(rules.moves(rules.parse("3"), 9).moves()).isEmpty();
    assertThat(rules.move(rules.parse("3"), "t")).isEmpty();
    assertThat(rules.countMoves(rules.parse("3"), 9)).isZero();
    assertThat(rules.facts().ties()).isTrue();
    assertThat(rules.facts().hasDecisiveEndings()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          heap n move take k in 1..n n := n - k                             | 1000000000000000000 | 1000000000000000000
          heap n move take k in 1..n n := n - k                             | 5+7                 | 12
          position a, b: 0.. move both k in 1..min(a, b) a := a - k b := b - k move left k in 1..a a := a - k | 1000000000000,5 | 1000000000005
          position s: list of 0.. move down i in 2..length(s), k in 1..s[i] s[i] := s[i] - k s[i - 1] := s[i - 1] + k | [7,1000000000000,3] | 1000000000003
          heap n move split a in 1..n - 1 n := a + (n - a)                  | 1000000000000000000 | 999999999999999999
          position n: 0..99 move add k in 1..100 n := n + k                 | 90 | 9
          position n: 0.. move t k in 1..n where even(k) n := n - k         | 10 | 5
          position n: 0.. move t k in 1..n n := (n - k) * (n - k)           | 10 | 10
          position n: 0.. move t k in 1..n where even(k) n := n - k         | 1000000000000000000 | -1
          heap n move take k in 1..n n := n - k                             | 9000000000000000000+9000000000000000000 | -1
          """)
  void movesAreCountedWithoutTryingThemWhereThatIsSure(String body, String position, long count) {
    TextRules rules = Games.rules(body);
    assertThat(rules.countMoves(rules.parse(position), 1000)).isEqualTo(count);
  }

  @Test
  void countingAgreesWithListing() {
    for (String id : LibraryTexts.ids()) {
      TextGame game = LibraryTexts.game(id);
      TextRules rules = game.rules(game.examples().getFirst().settings());
      for (var position : LibraryTextsTest.small(rules)) {
        assertThat(rules.countMoves(position, 100_000))
            .as("%s %s", id, rules.print(position))
            .isEqualTo(rules.moves(position, 100_000).moves().size());
      }
    }
  }

  @Test
  void faultsInsideMovesNameTheirPlace() {
    TextRules rules = Games.rules("position a: list of 0..\nmove t a := [1]");
    assertThatThrownBy(() -> Games.moves(rules, "[1,2]"))
        .isInstanceOf(RulesFault.class)
        .hasMessage(
            "t.game:3:13: a move may not change the length of a list, except with slice, join or [x"
                + " in ...]");
    TextRules index = Games.rules("position a: list of 0..\nmove t a[3] := 1");
    assertThatThrownBy(() -> Games.moves(index, "[1,2]"))
        .hasMessage("t.game:3:16: the list has 2 elements, there is none at 3");
  }
}

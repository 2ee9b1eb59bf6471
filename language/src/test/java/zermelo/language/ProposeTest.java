package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Game;
import zermelo.kernel.Proposal;
import zermelo.kernel.input.BadInput;

/** Proposed start positions: those of a text, and default ones for a text without any. */
class ProposeTest {
  private static final String TAKE = "move take k in 1..min(n, 3)\n  n := n - k\n";

  private static TextGame game(String body) {
    return TextGame.read("t", "t.game", "game T\n" + body);
  }

  private static List<String> positions(String body) {
    return game(body).proposals().stream().map(Game.Example::position).toList();
  }

  private static String problems(String body) {
    try {
      game(body);
    } catch (BadInput wrong) {
      return String.valueOf(wrong.getMessage());
    }
    return "";
  }

  @Test
  void theLinesOfATextKeepTheirRanges() {
    TextGame game =
        game(
            """
            param m = 1
            heap n
            move t k in 1..min(n, m) n := n - k
            propose 20..100 # many
            example 5
            propose 5..7+5 with m=1..4
            """);
    assertThat(game.proposals())
        .extracting(Game.Example::position)
        .containsExactly("20..100", "5..7+5");
    assertThat(game.proposals().getLast().settings().values()).containsEntry("m", "1..4");
    assertThat(game.examples()).extracting(Game.Example::position).containsExactly("5");
  }

  @Test
  void theStartMayBeProposedWithSettings() {
    TextGame game =
        game("param g = 9\nposition n: 0..g = 0\nmove t n := n + 1\npropose with g=5..8\n");
    Game.Example start = Proposal.highest(game.proposals().getFirst());
    assertThat(start.position()).isEmpty();
    assertThat(game.rules(start.settings()).parameterValues()).containsEntry("g", "8");
  }

  @Test
  void bothEndsAreTriedAndTheCaretStandsUnderTheLine() {
    assertThat(problems("position n: 2..9\n" + TAKE + "propose 1..5\n"))
        .isEqualTo(
            """
            t.game:5:9: '1' is not a position of t: n goes from 2 to 9, it cannot be 1
                propose 1..5
                        ^^^^
            1 error in t.game""");
    assertThat(problems("position n: 2..9\n" + TAKE + "propose 5..10\n"))
        .contains("t.game:5:9: '10' is not a position of t: n goes from 2 to 9, it cannot be 10");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          propose 9..2            | the range 9..2 goes down: write 2..9
          propose 1..99999999999999999999 | 99999999999999999999 is past 2^63-1, the largest number there is
          propose 3 with j=1..2   | t has no parameter 'j'. It has none.
          propose 3 with j        | 'j' is not a setting: write name=value, for example k=3
          propose                 | it does not say n: write n
          propose 1..2..3         | there is too much at character 2, found '.'; write n
          """)
  void eachMistakeIsNamed(String line, String message) {
    assertThat(problems("position n: 0..\n" + TAKE + line + "\n"))
        .contains(message)
        .endsWith("1 error in t.game");
  }

  @Test
  void aTextHasAtMostTwentyProposals() {
    assertThat(problems("position n: 0..\n" + TAKE + "propose 3\n".repeat(21)))
        .contains("a text has at most 20 proposals")
        .endsWith("1 error in t.game");
  }

  @Test
  void aTextWithoutAnyGetsOneThatSuitsIt() {
    assertThat(positions("position n: 0..\n" + TAKE)).containsExactly("10..40");
    assertThat(positions("position n: 0..20\n" + TAKE)).containsExactly("10..20");
    assertThat(positions("position n: 100..\n" + TAKE)).containsExactly("100..130");
    assertThat(positions("position n: -50..5\n" + TAKE)).containsExactly("-25..5");
    assertThat(positions("position n: 0..0\n" + TAKE)).containsExactly("0");
    assertThat(positions("param m = 15\nposition n: 0..m\n" + TAKE)).containsExactly("10..15");
    assertThat(positions("heap n\n" + TAKE)).containsExactly("3..9+3..9+3..9");
    assertThat(positions("heap n: 0..4, m: 0..1 = 0\n" + TAKE)).containsExactly("3..4+3..4+3..4");
    assertThat(positions("position own n: 0..\n" + TAKE)).containsExactly("10..40,10..40");
    assertThat(positions("position n: 0..\nposition last: 0.. = 0\n" + TAKE))
        .containsExactly("10..40");
    assertThat(positions("position a: list of 0..\nmove t a[1] := 0\n"))
        .containsExactly("[3..9,3..9,3..9]");
    assertThat(positions("position a: set of 0..\nmove t x in a a := a - {x}\n"))
        .containsExactly("{1..3,4..6,7..9}");
    assertThat(positions("position a: set of 1..6\nmove t x in a a := a - {x}\n"))
        .containsExactly("{1..2,3..4,5..6}");
    assertThat(positions("position a: set of 5..6\nmove t x in a a := a - {x}\n"))
        .containsExactly("{5,6}");
  }

  @Test
  void nothingIsProposedWhereThereIsAStartOrAnExampleOrAParameterIsMissing() {
    assertThat(positions("position n: 0.. = 5\n" + TAKE)).isEmpty();
    assertThat(positions("position n: 0..\nexample 7\n" + TAKE)).isEmpty();
    assertThat(positions("param m: 1..\nposition n: 0..m\n" + TAKE)).isEmpty();
    assertThat(positions("param m: 0.. = 1\nposition n: 5..m\n" + TAKE)).isEmpty();
  }
}

package zermelo.language.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.PositionalGame;
import zermelo.language.interpret.TextRules;

/** Which texts are recognised as positional games, and why others are not. */
class PositionalRulesTest {
  private static final String FREE = "move p in b where b[p] is empty\n  b[p] := mine\n";
  private static final String ENDS = "end line(theirs, 3): previous player wins\nend full: tie\n";
  private static final String BOARD = "board b: 3 x 3 of \".\" left \"X\" right \"O\"\n";

  private static PositionalRules of(String text, int cells) {
    return BoardTexts.rules(text).analysis(cells).positional();
  }

  private static String reason(String text) {
    PositionalRules found = of(text, 9);
    assertThat(found.proven()).isFalse();
    return found.reason();
  }

  @Test
  void recognisesClaims() {
    PositionalRules found = of(BoardTexts.TIC_TAC_TOE, 9);
    assertThat(found.winningSets()).hasSize(8).contains(List.of(0, 4, 8), List.of(1, 4, 7));
    assertThat(found.support()).containsOnly(-1).hasSize(9);
  }

  @Test
  void recognisesFallingStones() {
    PositionalRules found = of(BoardTexts.CONNECT_FOUR, 16);
    assertThat(found.winningSets()).hasSize(10).contains(List.of(0, 5, 10, 15));
    assertThat(found.support())
        .containsExactly(4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1);
  }

  @Test
  void recognisesCellsThatNeedAnother() {
    String fall =
        "move p in b where b[p] is empty and (row(p) = 3 or b[south(p)] is not empty)\n"
            + "  b[p] := mine\n";
    assertThat(of(BOARD + ENDS + fall, 9).support()).containsExactly(3, 4, 5, 6, 7, 8, -1, -1, -1);
    String tower = fall.replace("b[south(p)]", "b[cell(3, 1)]");
    assertThat(reason(BOARD + ENDS + tower))
        .isEqualTo("two cells need the same one to be taken first");
  }

  /** Sets of any shape, named by owner or by colour. */
  @Test
  void recognisesOtherWinningSets() {
    String square =
        "end any p in b: b[p] is theirs and b[east(p)] is theirs and b[south(p)] is theirs"
            + ": previous player wins\n";
    assertThat(of(BOARD + square + "end full: tie\n" + FREE, 9).winningSets())
        .hasSize(4)
        .contains(List.of(0, 1, 3), List.of(4, 5, 7));
    String colours =
        "end line(\"X\", 3): left wins\nend line(\"O\", 3): right wins\nend full: tie\n";
    assertThat(of(BOARD + colours + FREE, 9).winningSets()).hasSize(8);
  }

  @Test
  void readsStones() {
    TextRules rules = BoardTexts.rules(BoardTexts.TIC_TAC_TOE);
    Position position = rules.parse("X.O/.X./..O");
    Space space = rules.space(List.of(position));
    PositionalGame game = space.capability(PositionalGame.class).orElseThrow();
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    assertThat(game.stones().of(0, words, 0)).isEqualTo(0b000_010_001L);
    assertThat(game.stones().of(1, words, 0)).isEqualTo(0b100_000_100L);
    assertThat(game.symmetries()).hasSize(7);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '\0',
      value = {
        "end line(theirs, 3): next player wins|end full: tie ; the owner of a set does not win",
        "end line(theirs, 3): previous player wins ; a full board is not a tie",
        "end full: tie ; no set of cells wins",
        "end full: tie|end line(theirs, 3): previous player wins ; an end follows that of a full"
            + " board",
        "end line(theirs, 3): previous player wins|end line(mine, 2): next player wins|end full: tie"
            + " ; the players have different winning sets",
        "end line(\"X\", 3): left wins|end full: tie ; the players have different winning sets",
        "end line(theirs, 3): previous player wins|end count p in b where b[p] is mine > 3: tie ; a"
            + " tie is not a full board",
      })
  void refusesOtherEnds(String ends, String why) {
    String text = BOARD + ends.replace("|", "\n") + "\n" + FREE;
    assertThat(reason(text)).isEqualTo(why);
  }

  @Test
  void refusesOtherMoves() {
    assertThat(reason(BOARD + ENDS + "move p in b where b[p] is empty\n  b[p] := theirs\n"))
        .isEqualTo("a move does more than claim an empty cell");
    assertThat(
            reason(
                BOARD
                    + ENDS
                    + "move p in b where b[p] is empty and b[east(p)] is not mine\n"
                    + "  b[p] := mine\n"))
        .isEqualTo("a move has other conditions than an empty cell");
    assertThat(reason(BOARD + ENDS + "left " + FREE + "right " + FREE))
        .isEqualTo("not all moves are open to both players");
    assertThat(reason(BOARD + ENDS + FREE + "move pass\n  b[cell(1, 1)] := b[cell(1, 1)]\n"))
        .isEqualTo("a move does more than claim an empty cell");
    assertThat(
            reason(
                BOARD + ENDS + "move p in b where b[p] is empty and row(p) < 3\n  b[p] := mine\n"))
        .isEqualTo("some cells stay empty");
    assertThat(reason(BOARD + "position n: 0..9\n" + ENDS + FREE.strip() + "; n := n + 1\n"))
        .isEqualTo("a position is more than its board");
  }
}

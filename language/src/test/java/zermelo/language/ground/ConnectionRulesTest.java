package zermelo.language.ground;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Position;
import zermelo.kernel.Space;
import zermelo.kernel.space.ConnectionGame;
import zermelo.language.interpret.TextRules;

/** Which texts are recognised as connection games, and why others are not. */
class ConnectionRulesTest {
  private static ConnectionRules of(String text, int cells) {
    return BoardTexts.rules(text).analysis(cells).connection();
  }

  @Test
  void recognisesHex() {
    ConnectionRules found = of(BoardTexts.HEX, 9);
    assertThat(found.reason())
        .isEqualTo(
            "a move claims any empty cell; a chain between two sides wins, and a full board has"
                + " one");
    assertThat(found.sides())
        .containsExactly(List.of(0, 1, 2), List.of(6, 7, 8), List.of(0, 3, 6), List.of(2, 5, 8));
    assertThat(found.neighbours().get(4)).containsExactly(1, 2, 3, 5, 6, 7);
  }

  @Test
  void readsStones() {
    TextRules rules = BoardTexts.rules(BoardTexts.HEX);
    Position position = rules.parse("X.O/.X./..O");
    Space space = rules.space(List.of(position));
    ConnectionGame game = space.capability(ConnectionGame.class).orElseThrow();
    long[] words = new long[space.words()];
    space.pack(position, words, 0);
    assertThat(game.stones().of(0, words, 0)).isEqualTo(0b000_010_001L);
    assertThat(game.stones().of(1, words, 0)).isEqualTo(0b100_000_100L);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "hexagons; n x n; a full board may have no chain, or one of each player",
        "left wins; right wins; there are not two ends, one for each player",
        "right wins; next player wins; the owner of a chain does not win",
        "b[p] := mine; b[p] := theirs; a move does more than claim an empty cell",
        "cells(\"O\"); cells(\"X\"); the owner of a chain does not win",
        "is empty; is empty and row(p) > 1; some cells stay empty",
        "column(p) = n; column(p) = 2; a full board may have no chain, or one of each player",
        "column(p) = 1; column(p) < 3; a full board may have no chain, or one of each player",
        "{p in b where row(p) = n}; liberties(cell(1, 1)); a side changes in the course of a game",
      })
  void refusesOtherRules(String part, String other, String why) {
    String replaced = part.equals("hexagons") ? "hexagons n x n" : part;
    String text = BoardTexts.HEX.replace(replaced, other);
    assertThat(text).isNotEqualTo(BoardTexts.HEX);
    assertThat(of(text, 9).proven()).isFalse();
    assertThat(of(text, 9).reason()).isEqualTo(why);
  }
}

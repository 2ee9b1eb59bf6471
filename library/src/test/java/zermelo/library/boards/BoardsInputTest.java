package zermelo.library.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Game;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

/** Tests that any typed text is either understood or rejected with one clear message. */
class BoardsInputTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '@',
      quoteCharacter = '~',
      value = {
        "tic-tac-toe@X.O/.X.@2 rows instead of 3, with / between rows, for example .../.../...",
        "tic-tac-toe@X.O/.X./..OX@row 3 is 4 long instead of 3",
        "tic-tac-toe@X.O/.Y./..O@row 2, column 2 is 'Y'; it must be one of . X O",
        "tic-tac-toe@XXX/OOO/...@only one player has three in a row",
        "tic-tac-toe@.../.../...:Z@expected the player to move, L or R, after the colon, found 'Z'",
        "tic-tac-toe@.../.../...:@after the colon, found ''",
        "connect-four@7@1 row instead of 6",
        "connect-four@......./...X.../......./......./......./.......@every stone has the floor or another stone",
        "chomp@[5,4,5]@no row is longer than the one above it",
        "chomp@[6]@lengths goes from 1 to 5, it cannot be 6",
        "chomp@[]@the bar has at least one row",
        "chomp@[0]@lengths goes from 1 to 5, it cannot be 0",
        "chomp@[1,1,1,1,1]@at most as many as rows says",
        "chomp@[5,5@expected ',' or ']' at the end",
        "chomp@5,5@expected '[' for lengths at character 1, found '5'",
        "chomp@[5,,5]@expected a number for lengths at character 4, found ','",
        "chomp@[5] x@there is too much at character 5, found 'x'",
        "chomp@[99999999999999999999]@is past 2^63-1, the largest number there is",
        "cram@..../..../..../....:X@both players have the same moves",
        "cram@..../..../..../...X@row 4, column 4 is 'X'; it must be one of . #",
        "domineering@..../..../..../...X@it must be one of . # V H",
        "dots-and-boxes@o-o-o/|...|@2 rows instead of 5",
        "dots-and-boxes@o-o-o/|A|.|/o-o-o/.../...@row 4 is 3 long instead of 5",
        "hex@...@1 row instead of 11",
        "kalah@[4,4],0,[4,4],0@each player has as many pits as pits says",
        "kalah@[4,4,4,4,4,4],0,[4,4,4,4,4,4],0:C@expected the player to move, L or R",
        "kalah@[4,4,4,4,4,-4],0,[4,4,4,4,4,4],0@a goes from 0 on, it cannot be -4",
        "green-hackenbush@[0,5]@there is no edge 5, only 2",
        "green-hackenbush@[2,5]@there is no edge 5, only 2",
        "green-hackenbush@[2,1]@every edge must hang on the ground, 0, by other edges",
        "green-hackenbush@@it does not say which edges there are",
        "treblecross@@it does not say how long the strip is: write the cells of b, or how many are empty",
        "treblecross@0@a strip has from 1 to 10000 cells",
        "treblecross@10001@a strip has from 1 to 10000 cells",
        "treblecross@..Y@row 1, column 3 is 'Y'",
        "quixo@...../...../...../...../.....:Y@expected the player to move, L or R"
      })
  void malformedPositions(String game, String text, String message) {
    Rules rules = Small.rules(game);
    String position = text == null ? "" : text;
    assertThatThrownBy(() -> rules.parse(position))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("not a position of " + game)
        .hasMessageContaining(message);
  }

  @Test
  void wrongDrawings() {
    Rules rules = Small.rules("dots-and-boxes", "rows=1", "columns=1");
    assertThatThrownBy(() -> rules.parse("o-o/|.|/o-o"))
        .hasMessageContaining(
            "a box is A, B or # if its four edges are drawn, and . if they are not");
    assertThatThrownBy(() -> rules.parse("o-o/|A|/o.o"))
        .hasMessageContaining("a box is A, B or # if its four edges are drawn");
    assertThatThrownBy(() -> rules.parse("o-o/|.-/o.o"))
        .hasMessageContaining("an edge from a dot to the one below is | if it is drawn");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe|size=4|tic-tac-toe has no parameter 'size'. It has none.",
        "connect-four|widht=4|It has width, height. Did you mean width?",
        "connect-four|width=0|is not a value for width of connect-four: it goes from 1 to 31",
        "connect-four|width=x|is not a value for width of connect-four: it is a number",
        "connect-four|width=99999999999999|it goes from 1 to 31",
        "connect-four|width=31 height=30|a board of 30 by 31 is not possible: boards have from 1 to 400 cells",
        "cram|rows=64 columns=64|a board of 64 by 64 is not possible",
        "dots-and-boxes|rows=20 columns=20|a board of 41 by 41 is not possible",
        "hex|size=20|it goes from 1 to 19",
        "quixo|size=2|it goes from 3 to 5",
        "kalah|empty-capture=yes|it is true or false"
      })
  void wrongParameters(String game, String setting, String message) {
    assertThatThrownBy(() -> Small.rules(game, setting.split(" ")))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  @ParameterizedTest
  @MethodSource("games")
  void examplesAreUnderstood(Game game) {
    for (Game.Example example : game.examples()) {
      Rules rules = game.rules(example.settings());
      String printed = rules.print(rules.parse(example.position()));
      assertThat(rules.print(rules.parse(printed))).isEqualTo(printed);
      if (!example.position().isEmpty()) {
        assertThat(printed).isEqualTo(example.position());
      }
    }
  }

  /** Random combinations of valid notation are parsed or rejected, but never crash. */
  @ParameterizedTest
  @MethodSource("games")
  void noTextIsAnAccident(Game game) {
    Rules rules = game.rules(game.examples().getFirst().settings());
    Random random = new Random(7);
    String[] pieces = {
      "[",
      "]",
      ",",
      "1",
      "0",
      "40",
      "X",
      "O",
      ".",
      "/",
      ":",
      "o",
      "-",
      "|",
      " ",
      "A",
      "B",
      "V",
      "#",
      "...",
      "../..",
      "é",
      "\u0000",
      "𝕏",
      "99999999999"
    };
    for (int i = 0; i < 3000; i++) {
      StringBuilder text = new StringBuilder();
      for (int n = random.nextInt(12); n > 0; n--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      try {
        String printed = rules.print(rules.parse(text.toString()));
        assertThat(rules.print(rules.parse(printed))).isEqualTo(printed);
      } catch (BadInput refused) {
        assertThat(refused).hasMessageContaining("not a position of " + game.id());
      }
    }
  }

  @Test
  void parametersTellTheirValues() {
    assertThat(Small.rules("kalah", "pits=3").parameterValues())
        .containsEntry("pits", "3")
        .containsEntry("seeds", "4")
        .containsEntry("empty-capture", "false");
    assertThat(Small.game("cram").rules(Settings.NONE).parameterValues()).hasSize(2);
  }

  static Stream<Game> games() {
    return Small.games();
  }
}

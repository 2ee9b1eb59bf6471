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
        "tic-tac-toe@X.O/.X.@'X.O/.X.': 2 rows instead of 3",
        "tic-tac-toe@X.O/.X./..OX@row 3 is 4 long instead of 3",
        "tic-tac-toe@X.O/.Y./..O@row 2, column 2 is 'Y'; it must be one of X O .",
        "tic-tac-toe@XXX/OOO/...@X and O cannot both have three in a row",
        "tic-tac-toe@.../.../...:Z@behind the colon stands 'Z' instead of who is to move, X or O",
        "tic-tac-toe@.../.../...:@behind the colon stands ''",
        "connect-four@7@1 row instead of 6",
        "connect-four@......./...X.../......./......./......./.......@row 2, column 4 has nothing",
        "chomp@[5,5,6]@row 3 is 6 long, longer than the row above it, 5",
        "chomp@[6]@row 1 is 6 long, longer than the bar's 5",
        "chomp@[]@the poison is always there",
        "chomp@[0]@the poison is always there",
        "chomp@[1,1,1,1,1]@5 rows, but the bar has 4",
        "chomp@[5,5@']' is wanted at character 5, not the end",
        "chomp@5,5@'[' is wanted at character 1, not '5'",
        "chomp@[5,,5]@a number is wanted at character 4, not ','",
        "chomp@[5] x@the end is wanted at character 5, not 'x'",
        "chomp@[99999999999999999999]@is too large",
        "cram@..../..../..../....:X@both players have the same moves",
        "cram@..../..../..../...X@row 4, column 4 is 'X'; it must be one of # .",
        "domineering@..../..../..../...X@it must be one of V H # .",
        "dots-and-boxes@o-o-o/|...|@2 rows instead of 5",
        "dots-and-boxes@o-o-o/|A|.|/o-o-o/.../...@row 4 is 3 long instead of 5",
        "hex@...@1 row instead of 11",
        "kalah@[4,4],0,[4,4],0@2 pits in brackets instead of 6",
        "kalah@[4,4,4,4,4,4],0,[4,4,4,4,4,4],0:C@who is to move, A or B",
        "kalah@[4,4,4,4,4,4],0,[4,4,4,4,4,4]@',' is wanted",
        "kalah@[4,4,4,4,4,-4],0,[4,4,4,4,4,4],0@a number is wanted at character 12, not '-'",
        "kalah@[4,4,4,4,4,4],0,[4,4,4,4,4,99999],0@at most 10000 seeds",
        "green-hackenbush@[0,5]@the parent of vertex 2 is 5, but the last vertex is 2",
        "green-hackenbush@[2,5]@the parent of vertex 2 is 5, but the last vertex is 2",
        "green-hackenbush@[2,1]@vertex 1 is not held to the root, 0",
        "green-hackenbush@@has no start of its own",
        "treblecross@@has no start of its own",
        "treblecross@0@a strip has 1 to 10000 cells",
        "treblecross@10001@a strip has 1 to 10000 cells",
        "treblecross@..Y@row 1, column 3 is 'Y'",
        "quixo@...../...../...../...../.....:Y@who is to move, X or O"
      })
  void malformedPositions(String game, String text, String message) {
    Rules rules = Small.rules(game);
    String position = text == null ? "" : text;
    assertThatThrownBy(() -> rules.parse(position))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(game + ": ")
        .hasMessageContaining(message);
  }

  @Test
  void wrongDrawings() {
    Rules rules = Small.rules("dots-and-boxes", "rows=1", "columns=1");
    assertThatThrownBy(() -> rules.parse("o-o/|.|/o-o"))
        .hasMessageContaining(
            "row 2, column 2 is '.'; it must be A or B or #, as the box is closed");
    assertThatThrownBy(() -> rules.parse("o-o/|A|/o.o"))
        .hasMessageContaining("row 2, column 2 is 'A'; it must be . as the box is open");
    assertThatThrownBy(() -> rules.parse("o-o/|.-/o.o"))
        .hasMessageContaining("row 2, column 3 is '-'; it must be | or .");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "tic-tac-toe|size=4|tic-tac-toe has no parameter 'size': it has none.",
        "connect-four|widht=4|it has width, height. Did you mean width?",
        "connect-four|width=0|connect-four: width=0 is not possible: width is a whole number, 1..31.",
        "connect-four|width=x|width=x is not possible",
        "connect-four|width=99999999999999|is not possible",
        "connect-four|width=10|a board of 10 by 6 is too large: width * (height + 1) may be at most 63",
        "cram|columns=17|a board of 4 by 17 is too large: it may have at most 64 cells, not 68.",
        "domineering|columns=16|it may have at most 63 cells, not 64.",
        "chomp|rows=30|with so many columns there may be at most 21 rows.",
        "dots-and-boxes|rows=20|20 by 2 boxes are too many: they have 102 edges",
        "hex|size=20|size is a whole number, 1..19.",
        "quixo|size=2|size is a whole number, 3..5.",
        "kalah|empty-capture=yes|empty-capture is true or false."
      })
  void wrongParameters(String game, String setting, String message) {
    assertThatThrownBy(() -> Small.rules(game, setting))
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
        assertThat(refused).hasMessageStartingWith(game.id() + ": ");
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
    return BoardGames.all().stream();
  }
}

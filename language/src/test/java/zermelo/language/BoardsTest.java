package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.kernel.Ending;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.language.interpret.TextRules;

/** Tests texts with boards: notation, geometry, moves in stages, players, trees and strings. */
final class BoardsTest {
  private static final String STONES = "board b: 3 x 3 of \".#\" left \"x\" right \"o\"\n";

  private static List<String> moves(String text, String position) {
    return Games.moves(Games.rules(text), position);
  }

  /** The cells that a set has on a board of 3 by 3, as moves that fill them. */
  private static List<String> cells(String set, String position) {
    return moves(STONES + "move q in " + set + ": b[q] := \"#\"", position).stream()
        .map(move -> move.substring(0, move.indexOf(' ')))
        .toList();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          neighbours(cell(2, 2))                     | .../.../... | b1 a2 c2 b3
          neighbours(cell(1, 1))                     | .../.../... | b1 a2
          diagonals(cell(1, 2))                      | .../.../... | a2 c2
          around(cell(1, 1))                         | .../.../... | b1 a2 b2
          {north(cell(2, 2)), southeast(cell(2, 2))} | .../.../... | b1 c3
          {go(cell(1, 1), east, 2)}                  | .../.../... | c1
          {go(cell(1, 1), east, 0)}                  | .../.../... | a1
          {go(cell(3, 3), southeast, -2)}            | .../.../... | a1
          slides(cell(1, 1))                         | x.#/.../... | b1 a2 b2 a3 c3
          rook-slides(cell(1, 1))                    | x../#../... | b1 c1
          bishop-slides(cell(2, 2))                  | .../.x./..# | a1 c1 a3
          group(cell(1, 1))                          | xx./.x./x.. | a1 b1 b2
          liberties(cell(1, 1))                      | xx./.xo/x.. | c1 a2 b3
          cells(mine)                                | x.o/.x./... | a1 b2
          cells(theirs)                              | x.o/.x./... | c1
          {p in b where row(p) = column(p)}          | .../.../... | a1 b2 c3
          {min p in b where b[p] is empty}           | x../.../... | b1
          {max p in b where column(p) = 2 and b[p] is empty} | .../.x./.x. | b1
          {p in b where run(p, east, "x") = 2}       | .xx/x.x/... | a1
          {p in b where b[north(p)] is not "x"}      | x../.../... | b2 c2 a3 b3 c3
          """)
  void setsOfCells(String set, String position, String expected) {
    assertThat(String.join(" ", cells(set, position))).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "'line(theirs, 3)', ooo/xx./..., true",
    "'line(theirs, 3)', oo./xx./..o, false",
    "'line(theirs, 3)', o.x/xo./..o, true",
    "'line(mine, 1)', ..x/.../..., true",
    "full, xox/oxo/oxx, true",
    "full, xox/oxo/ox., false",
    "'connected(cells(\"x\"), {p in b where row(p) = 1}, {p in b where row(p) = 3})', x../xx./.x., true",
    "'connected(cells(\"x\"), {p in b where row(p) = 1}, {p in b where row(p) = 3})', x../.x./.x., false",
  })
  void statements(String condition, String position, boolean holds) {
    TextRules rules =
        Games.rules(
            STONES + "end " + condition + ": tie\nmove p in b where b[p] is empty: b[p] := \"#\"");
    assertThat(rules.ending(rules.parse(position)) == Ending.TIED).isEqualTo(holds);
  }

  @Test
  void hexagonsTouchSixCells() {
    String text =
        "board b: hexagons 3 x 3 of \".#\"\nmove q in neighbours(cell(2, 2)): b[q] := \"#\"";
    assertThat(moves(text, ".../.../..."))
        .extracting(move -> move.substring(0, 2))
        .containsExactly("b1", "c1", "a2", "c2", "a3", "b3");
  }

  @Test
  void pointsAreJoinedByACondition() {
    String text =
        "board b: points 4 joined i, j if j = i + 1\nof \".#\"\n"
            + "move p in b where b[p] is \"#\", q in neighbours(p) where b[q] is empty\n"
            + " b[q] := \"#\"; b[p] := empty";
    assertThat(moves(text, ".#..")).containsExactly("2-1 -> #...", "2-3 -> ..#.");
  }

  @Test
  void aLaterStageSeesTheChangesBeforeIt() {
    String text =
        STONES
            + "move p in b where b[p] is mine, q in neighbours(p) where b[q] is empty\n"
            + "  b[q] := mine; b[p] := empty\n"
            + "  then r in neighbours(q) where b[r] is empty: b[r] := \"#\"";
    assertThat(moves(text, "x.#/###/###"))
        .containsExactly("a1-b1-a1 -> #x#/###/###:R"); // the cell it came from is free by then
  }

  @Test
  void outsideTheBoardNothingHoldsAndNothingCanBePut() {
    String text =
        STONES
            + "move up p in b where b[p] is mine: b[p] := empty; b[north(p)] := mine\n"
            + "move test where b[north(cell(1, 1))] is not empty: b[cell(3, 3)] := mine";
    assertThat(moves(text, "x../.x./...")).containsExactly("up b2 -> xx./.../...:R");
  }

  @Test
  void playersHaveMovesOfTheirOwn() {
    String text =
        "board b: 2 x 2 of \".#\"\n"
            + "left move \"{p}-{q}\" p in b where b[p] is empty, q in {south(p)} where b[q] is empty\n"
            + "  b[p] := \"#\"; b[q] := \"#\"\n"
            + "right move \"{p}-{q}\" p in b where b[p] is empty, q in {east(p)} where b[q] is empty\n"
            + "  b[p] := \"#\"; b[q] := \"#\"";
    assertThat(moves(text, "../..")).containsExactly("a1-a2 -> #./#.:R", "b1-b2 -> .#/.#:R");
    assertThat(moves(text, "../..:R")).containsExactly("a1-b1 -> ##/..", "a2-b2 -> ../##");
    assertThat(moves(text, "../..:H")).isEqualTo(moves(text, "../..:R")); // an older letter
  }

  @Test
  void aMoveOtherwiseIsLegalOnlyIfNoOtherIs() {
    String text =
        STONES
            + "move p in b where b[p] is empty: b[p] := mine\n"
            + "otherwise move pass p in b where b[p] is mine: b[p] := empty";
    assertThat(moves(text, "xxx/ooo/xo.:L")).hasSize(1);
    assertThat(moves(text, "xxx/ooo/xox:L")).hasSize(5).allMatch(move -> move.startsWith("pass"));
  }

  @Test
  void changesForEachElementAndUnderConditions() {
    String text =
        STONES
            + "move flip p in b where b[p] is empty\n"
            + "  for q in neighbours(p) where b[q] is theirs: b[q] := mine\n"
            + "  if row(p) = 1: (b[p] := mine; b[south(p)] := \"#\")";
    assertThat(moves(text, ".o./ooo/ooo"))
        .containsExactly("flip a1 -> xx./#oo/ooo:R", "flip c1 -> .xx/oo#/ooo:R");
  }

  @Test
  void pointsAndMovesAgain() {
    TextRules rules =
        Games.rules(
            "position n: 0..\nsettle 0 - n\n"
                + "move take k in 1..min(2, n)\n n := n - k; gain k; again if n = 3");
    assertThat(rules.facts().scored()).isTrue();
    Position five = rules.parse("5");
    assertThat(rules.moves(five, 9).moves())
        .extracting(move -> move.label() + " " + move.gain() + " " + rules.turn(move.target()))
        .containsExactly("take 1 1 1", "take 2 2 0");
    assertThat(rules.settlement(five)).isEqualTo(-5);
  }

  @ParameterizedTest
  @CsvSource({
    "X.O/.X./..O, X.O/.X./..O, 0",
    "X.O/.X./..., X.O/.X./..., 1",
    "X.O/.X./...:L, X.O/.X./...:L, 0",
    "X.O/.X./..O:O, X.O/.X./..O:R, 1",
    "X.O/.X./..O:A, X.O/.X./..O, 0",
  })
  void theStonesSayWhoseTurnItIs(String text, String printed, int turn) {
    TextRules rules =
        Games.rules(
            "board b: 3 x 3 of \".\" left \"X\" right \"O\"\n"
                + "move p in b where b[p] is empty: b[p] := mine");
    Position position = rules.parse(text);
    assertThat(rules.turn(position)).isEqualTo(turn);
    assertThat(rules.print(position)).isEqualTo(printed);
    assertThat(rules.parse(printed)).isEqualTo(position);
  }

  @Test
  void whatIsCutFromATreeFallsWithAllThatItHeld() {
    String text =
        "board t: tree of \".e\" left \"l\" right \"r\"\n"
            + "move cut p in t where t[p] is mine or t[p] is \"e\": t[p] := empty";
    assertThat(moves(text, "l(l;rl)+e"))
        .containsExactly(
            "cut 1 -> e:R", "cut 2 -> lrl+e:R", "cut 4 -> l(l;r)+e:R", "cut 5 -> l(l;rl):R");
    assertThat(moves(text, "l")).containsExactly("cut 1 -> 0:R");
    String green = "board t: tree of \".e\"\nmove cut p in t: t[p] := empty";
    assertThat(moves(green, "[0,1,1,0]"))
        .containsExactly(
            "cut 1 -> [0]", "cut 2 -> [0,1,0]", "cut 3 -> [0,1,0]", "cut 4 -> [0,1,1]");
  }

  @Test
  void aStringLosesEmptyCellsAtItsEnds() {
    String text =
        "board s: string of \".e\" left \"l\" right \"r\"\n"
            + "move p in s where s[p] is mine: for q in s where column(q) <= column(p): s[q] := empty";
    assertThat(moves(text, "lrler")).containsExactly("1 -> rler:R", "3 -> er:R");
    assertThat(moves(text, "l")).containsExactly("1 -> 0:R");
  }

  @Test
  void heapsOfTwoPlayersAndEqualParts() {
    String text =
        "heap rows: 1.., columns: 1..\n"
            + "left move down k in divisors(columns) where k > 1: columns := k of columns / k\n"
            + "right move across i in 1..rows - 1: rows := i + (rows - i)";
    assertThat(moves(text, "1,4"))
        .containsExactly("down 2 -> 1,2+1,2:R", "down 4 -> 1,1+1,1+1,1+1,1:R");
    assertThat(moves(text, "3,1:R")).containsExactly("across 1 -> 1,1+2,1", "across 2 -> 2,1+1,1");
  }

  @Test
  void theTextSaysWhatTheLackOfMovesMeans() {
    TextRules rules =
        Games.rules("position n: 0..\nend stuck: next player wins\nmove t n := n - 2");
    assertThat(rules.ending(rules.parse("1"))).isEqualTo(Ending.WON);
    assertThat(rules.ending(rules.parse("2"))).isEqualTo(Ending.OPEN);
  }

  @Test
  void aPositionGivesTheSizeOfItsBoard() {
    TextGame game =
        TextGame.read(
            "t",
            "t.game",
            "game T\nparam rows: 1..9 = 3\nparam columns: 1..9 = 3\n"
                + "board b: 2 * rows + 1 x columns of \".#\"\nmove p in b: b[p] := \"#\"");
    assertThat(game.fitted(Settings.NONE, "../../../../..").values())
        .containsEntry("rows", "2")
        .containsEntry("columns", "2");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          .../...       | 2 rows instead of 3, with / between rows, for example .../.../...
          .../..../...  | row 2 is 4 long instead of 3, for example .../.../...
          .../.z./...   | row 2, column 2 is 'z'; it must be one of . # x o
          """)
  void saysWhatIsWrongWithAPosition(String position, String message) {
    TextRules rules = Games.rules(STONES + "move p in b: b[p] := mine");
    assertThatThrownBy(() -> rules.parse(position))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }
}

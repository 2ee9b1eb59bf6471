package zermelo.language;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.language.Games.rules;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Branch;
import zermelo.kernel.Picture.Cell;
import zermelo.kernel.Picture.CellMove;
import zermelo.kernel.Picture.Coin;
import zermelo.kernel.Picture.Part;
import zermelo.kernel.Picture.Pile;
import zermelo.kernel.Picture.Value;

/** Pictures of the positions of texts, by the kinds of their components. */
final class PicturesTest {
  private static Picture picture(String components, String position) {
    var rules = rules(components + "\nmove stop where 1 = 2\n  " + change(components));
    return rules.picture(rules.parse(position));
  }

  /** A change that is legal in every such game: it assigns the first component to itself. */
  private static String change(String components) {
    String name = components.replaceFirst("(?s)^(heap|position own|position) ([a-z]+).*", "$2");
    return name + " := " + name;
  }

  private static Picture piles(Pile... piles) {
    return new Picture.Piles(Arrays.asList(piles));
  }

  @Test
  void severalHeapsAreNumberedAndOneIsNot() {
    assertThat(picture("heap n", "3+5+7"))
        .isEqualTo(
            piles(new Pile("heap 1", 3, ""), new Pile("heap 2", 5, ""), new Pile("heap 3", 7, "")));
    assertThat(picture("heap n", "9")).isEqualTo(piles(new Pile("", 9, "")));
  }

  @Test
  void theOtherFieldsOfAHeapAreNotes() {
    assertThat(picture("heap n, last: 0..2 = 0", "7,2+6"))
        .isEqualTo(piles(new Pile("heap 1", 7, "last 2"), new Pile("heap 2", 6, "last 0")));
  }

  @Test
  void aSingleNumberHasNoPicture() {
    assertThat(picture("position n: 1..", "30")).isEqualTo(new Picture.Notation("30"));
  }

  @Test
  void numbersArePilesAndThoseWithADefaultAreValues() {
    assertThat(picture("position a, b: 0..", "4,7"))
        .isEqualTo(piles(new Pile("a", 4, ""), new Pile("b", 7, "")));
    assertThat(picture("position n: 0..\nposition m: 0.. = n", "12,3"))
        .isEqualTo(both(piles(new Pile("n", 12, "")), new Value("m", "3")));
  }

  @Test
  void numbersThatMayBeNegativeAreNoPiles() {
    assertThat(picture("position a, b: -5..5", "-4,3"))
        .isEqualTo(new Picture.Values(List.of(new Value("a", "-4"), new Value("b", "3"))));
  }

  @Test
  void elementsOfAListArePiles() {
    Picture two = piles(new Pile("1", 2, ""), new Pile("2", 5, ""));
    assertThat(picture("position s: list of 0..", "[2,5]")).isEqualTo(two);
    assertThat(picture("position s: bag of 0..", "[5,2]")).isEqualTo(two);
    assertThat(picture("position s: bag of 0..\nposition k: 0..", "[2,5],1"))
        .isEqualTo(both(two, new Value("k", "1")));
  }

  @Test
  void ownNumbersAreToldFromTheSideOfThePlayerToMove() {
    assertThat(picture("position own v: 1..\nposition used: set of 1.. = {}", "6,10,{3,4}"))
        .isEqualTo(
            new Picture.Values(
                List.of(
                    new Value("your v", "6"),
                    new Value("their v", "10"),
                    new Value("used", "{3, 4}"))));
  }

  @Test
  void aSetIsARowOfCoins() {
    assertThat(picture("position heads: set of 1..", "{1,3}"))
        .isEqualTo(
            new Picture.Coins(List.of(new Coin(1, true), new Coin(2, false), new Coin(3, true))));
    assertThat(picture("position heads: set of 0..2", "{1}"))
        .isEqualTo(
            new Picture.Coins(List.of(new Coin(0, false), new Coin(1, true), new Coin(2, false))));
    assertThat(picture("position heads: set of 0..", "{41}"))
        .isEqualTo(new Picture.Notation("{41}"));
  }

  /** Large numbers are not drawn as single stones. */
  @Test
  void largeNumbersAreCheap() {
    long most = Long.MAX_VALUE;
    assertThat(picture("heap n", "" + most)).isEqualTo(piles(new Pile("", most, "")));
    assertThat(picture("position heads: set of 0..", "{" + most + "}"))
        .isEqualTo(new Picture.Notation("{" + most + "}"));
  }

  private static Picture both(Picture piles, Value value) {
    Picture values = new Picture.Values(List.of(value));
    return new Picture.Group(List.of(new Part("", "", piles), new Part("", "", values)));
  }

  private static Picture board(String text, String position) {
    var rules = rules(text);
    return rules.picture(rules.parse(position));
  }

  private static final String CLOBBER =
      """
      param rows: 1..9 = 2
      param columns: 1..9 = 2
      board b: rows x columns of "." left "x" right "o"
      move p in b where b[p] is mine, q in neighbours(p) where b[q] is theirs
        b[q] := mine; b[p] := empty
      """;

  @Test
  void aMoveHasItsCellsInOrder() {
    Picture.Grid grid = (Picture.Grid) board(CLOBBER, "xo/..");
    assertThat(grid.moves()).containsExactly(move("a1-b1", false, "a1", "b1"));
    assertThat(grid.cells().getFirst())
        .containsExactly(new Cell("a1", "x", 0, ""), new Cell("b1", "o", 1, ""));
    assertThat(((Picture.Grid) board(CLOBBER, "xo/..:R")).moves())
        .containsExactly(move("b1-a1", false, "b1", "a1"));
  }

  @Test
  void laterStepsOfAMoveHaveCellsToo() {
    Picture.Grid grid =
        (Picture.Grid)
            board(
                """
                board b: 1 x 4 of ".#" left "x" right "o"
                move p in b where b[p] is mine, q in slides(p)
                  b[p] := empty; b[q] := mine
                  then r in slides(q): b[r] := "#"
                """,
                "x..o");
    assertThat(grid.moves())
        .contains(move("a1-b1-a1", false, "a1", "b1", "a1"))
        .contains(move("a1-b1-c1", false, "a1", "b1", "c1"))
        .hasSize(4);
  }

  @Test
  void cellsThatChangeAlikeMayBeChosenInAnyOrder() {
    Picture.Grid grid =
        (Picture.Grid)
            board(
                """
                board b: 2 x 1 of ".#"
                move "{p}-{q}" p in b where b[p] is empty, q in {south(p)} where b[q] is empty
                  b[p] := "#"; b[q] := "#"
                """,
                "./.");
    assertThat(grid.moves()).containsExactly(move("a1-a2", true, "a1", "a2"));
  }

  /** A move without a cell in its label is shown where it changes something. */
  @Test
  void columnsAreNumbersIfMovesNameThem() {
    Picture.Grid grid =
        (Picture.Grid)
            board(
                """
                board b: 2 x 2 of "." left "X" right "O"
                move column c in 1..2
                  b[max p in b where column(p) = c and b[p] is empty] := mine
                """,
                "../X.");
    assertThat(grid.columns()).containsExactly("1", "2");
    assertThat(grid.rows()).containsExactly("", "");
    assertThat(grid.cells())
        .containsExactly(
            List.of(new Cell("1", ".", -1, "column 1"), new Cell("2", ".", -1, "")),
            List.of(new Cell("1", "X", 0, ""), new Cell("2", ".", -1, "column 2")));
  }

  @Test
  void aCellStandsForAMoveIfItIsTheOnlyOneThere() {
    String text =
        """
        board b: 1 x 2 of ".XO"
        move cross p in b where b[p] is empty: b[p] := "X"
        move ring p in b where b[p] is empty and column(p) = 1: b[p] := "O"
        """;
    Picture.Grid grid = (Picture.Grid) board(text, "..");
    assertThat(grid.cells().getFirst().getFirst().move()).isEmpty();
    assertThat(grid.cells().getFirst().getLast().move()).isEqualTo("cross b1");
  }

  @Test
  void aStripIsARowWithNumbers() {
    Picture.Grid grid =
        (Picture.Grid)
            board(
                """
                board b: strip of "." left "L" right "R"
                move p in b where b[p] is mine, q in neighbours(p) where b[q] is empty
                  b[p] := empty; b[q] := mine
                """,
                "L.R");
    assertThat(grid.columns()).containsExactly("1", "2", "3");
    assertThat(grid.moves()).containsExactly(move("1-2", false, "1", "2"));
  }

  @Test
  void whatAPositionHasBesidesItsBoardIsBelowIt() {
    Picture picture =
        board(
            """
            board b: 1 x 1 of "_#"
            position n: 0..9 = 3
            move p in b where b[p] is empty: b[p] := "#"; n := n - 1
            """,
            "_");
    assertThat(picture).isInstanceOf(Picture.Group.class);
    List<Part> parts = ((Picture.Group) picture).parts();
    Cell cell = ((Picture.Grid) parts.getFirst().picture()).cells().getFirst().getFirst();
    assertThat(cell).isEqualTo(new Cell("a1", ".", Picture.NOBODY, "a1"));
    assertThat(parts.getLast().picture())
        .isEqualTo(new Picture.Values(List.of(new Value("n", "3"))));
  }

  @Test
  void aWheelHasItsHubInTheMiddle() {
    Picture.Points points =
        (Picture.Points)
            board(points("9 joined i, j if j = 9 or j = i + 1 or j - i = 7"), "xxxxoooo.");
    assertThat(points.points().getLast())
        .isEqualTo(new Picture.Point(new Cell("9", ".", -1, ""), 500, 500));
    assertThat(points.points().getFirst())
        .isEqualTo(new Picture.Point(new Cell("1", "x", 0, ""), 500, 0));
    assertThat(points.joins()).hasSize(16).contains(new Picture.Join(0, 7));
    assertThat(points.moves()).contains(move("1-9", false, "1", "9")).hasSize(4);
  }

  @Test
  void pointsOfARectangleLieInRows() {
    Picture.Points points =
        (Picture.Points)
            board(points("6 joined i, j if j = i + 3 or (j = i + 1 and i != 3)"), "x....o");
    assertThat(points.points().stream().map(p -> List.of(p.x(), p.y())))
        .containsExactly(
            List.of(0, 0),
            List.of(500, 0),
            List.of(1000, 0),
            List.of(0, 500),
            List.of(500, 500),
            List.of(1000, 500));
  }

  @Test
  void aTreeGrowsFromTheGround() {
    String rules =
        """
        board b: tree of ".e" left "l" right "r"
        move cut p in b where b[p] is mine or b[p] is "e"
          b[p] := empty
        """;
    Branch two = new Branch("2", "r", 1, "", List.of());
    Branch three = new Branch("3", "e", Picture.NOBODY, "cut 3", List.of());
    assertThat(board(rules, "l(r;e)"))
        .isEqualTo(
            new Picture.Tree(List.of(new Branch("1", "l", 0, "cut 1", List.of(two, three)))));
  }

  @Test
  void aPathOfPointsIsARow() {
    Picture.Points points = (Picture.Points) board(points("3 joined i, j if j = i + 1"), "x.o");
    assertThat(points.points().stream().map(Picture.Point::y)).containsOnly(0);
  }

  /** Amazons on 10 by 10 has 2,176 moves at the start; larger boards are cut off. */
  @Test
  void theNumberOfMovesIsBounded() {
    String amazons =
        """
        param rows: 1..20 = 10
        board b: rows x rows of ".#" left "x" right "o"
        move p in b where b[p] is mine, q in slides(p)
          b[p] := empty; b[q] := mine
          then r in slides(q): b[r] := "#"
        """;
    String start =
        "...o..o.../........../........../o........o/........../........../x........x/........../"
            + "........../...x..x...";
    assertThat(((Picture.Grid) board(amazons, start)).moves()).hasSize(2_176);
    String row = ".".repeat(10);
    String many = String.join("/", java.util.Collections.nCopies(9, "x........x")) + "/" + row;
    assertThat(((Picture.Grid) board(amazons, many)).moves()).hasSizeLessThanOrEqualTo(4_000);
  }

  private static String points(String joined) {
    return "board b: points "
        + joined
        + """
           of "." left "x" right "o"
          move p in b where b[p] is mine, q in neighbours(p) where b[q] is empty
            b[p] := empty; b[q] := mine
          """;
  }

  private static CellMove move(String label, boolean anyOrder, String... cells) {
    return new CellMove(label, List.of(cells), anyOrder);
  }
}

package zermelo.web.uwapi.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Cell;
import zermelo.kernel.Picture.CellMove;
import zermelo.kernel.Picture.Part;
import zermelo.kernel.Picture.Point;
import zermelo.kernel.Picture.Value;

/** Tests the boards of texts that front ends draw. */
final class TextBoardTest {
  private static final List<Cell> ROW =
      List.of(new Cell("a1", "x", 0, ""), new Cell("b1", ".", -1, ""), new Cell("c1", "o", 1, "c"));

  private static Picture.Grid grid(CellMove... moves) {
    return new Picture.Grid(
        List.of("a", "b", "c"), List.of("1"), List.of(ROW), false, false, "", List.of(moves));
  }

  private static TextBoard board(Picture picture) {
    return TextBoard.of(BoardLayout.of(picture, false).orElseThrow(), picture);
  }

  @Test
  void aMoveFromOneCellToAnotherIsAnArrow() {
    TextBoard board = board(grid(new CellMove("a1-b1", List.of("a1", "b1"), false)));
    assertThat(AutoGui.position(board, 0)).isEqualTo("1_...~x~-~o");
    assertThat(AutoGui.move(board, "a1-b1")).isEqualTo("M_0_1");
    assertThat(AutoGui.move(board, "c")).isEqualTo("A_-_2");
    assertThat(new LegacyBoardString(board).move("a1-b1", "x")).isEqualTo("M_0_1");
  }

  /** Two moves with the same arrow, or a third cell, cannot be told apart by clicks there. */
  @Test
  void otherMovesAreListed() {
    CellMove step = new CellMove("step a1-b1", List.of("a1", "b1"), false);
    CellMove jump = new CellMove("jump a1-b1", List.of("a1", "b1"), false);
    CellMove arrow = new CellMove("a1-b1-a1", List.of("a1", "b1", "a1"), false);
    TextBoard board = board(grid(step, jump, arrow));
    for (CellMove move : List.of(step, jump, arrow)) {
      assertThat(AutoGui.move(board, move.label())).isEqualTo(move.label());
    }
  }

  @Test
  void pointsAreARow() {
    Picture points =
        new Picture.Points(
            ROW.stream().map(cell -> new Point(cell, 0, 0)).toList(), List.of(), List.of());
    assertThat(AutoGui.position(board(points), 1)).isEqualTo("2_...~x~-~o");
  }

  @Test
  void whatIsBesideTheBoardIsLeftOut() {
    Picture values = new Picture.Values(List.of(new Value("n", "3")));
    Picture both = new Picture.Group(List.of(new Part("", "", grid()), new Part("", "", values)));
    assertThat(AutoGui.position(board(both), 0)).isEqualTo("1_...~x~-~o");
    Picture other = new Picture.Group(List.of(new Part("", "", values)));
    assertThat(BoardLayout.of(other, false)).isEmpty();
  }
}

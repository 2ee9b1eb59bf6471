package zermelo.web.uwapi.board;

import java.util.Optional;
import zermelo.kernel.Picture;

/**
 * Where a front end of GamesmanUni shows a position: cells in rows and columns.
 *
 * <p>Boards, heaps, coins and pits are all laid out as cells. A front end asks for the layout once
 * for each variant (game and settings), so it must fit every position of a game: if heaps can
 * split, there are spare cells.
 *
 * @param slanted whether each row is half a cell further right than the one above
 * @param apart whether buttons are below their cells, so that the texts stay readable
 */
public record BoardLayout(int rows, int columns, boolean slanted, boolean apart) {
  private static final int ACROSS = 8;
  private static final int HEAPS = 16;

  /** Larger boards of texts are unreadable. */
  private static final int MAX_CELLS = 400;

  /**
   * Returns the layout for a game that starts with this picture; empty if cells cannot show it.
   *
   * @param splits whether there may be more heaps later
   */
  public static Optional<BoardLayout> of(Picture start, boolean splits) {
    Optional<BoardLayout> frame =
        switch (start) {
          case Picture.Grid grid -> grid(grid);
          case Picture.Points points -> row(Math.max(points.points().size(), 1));
          case Picture.Piles piles -> row(Math.max(piles.piles().size(), splits ? HEAPS : 1));
          case Picture.Coins coins -> row(Math.max(coins.coins().size(), 1));
          case Picture.Pits pits ->
              Optional.of(new BoardLayout(2, pits.mover().pits().size() + 2, false, true));
          case Picture.Dots dots ->
              Optional.of(
                  new BoardLayout(
                      2 * dots.rows().size() - 1, 2 * dots.columns().size() - 1, false, false));
          case Picture.Notation text -> Optional.empty();
          case Picture.Values values -> Optional.empty();
          case Picture.Tree tree -> Optional.empty();
          case Picture.Graph graph -> Optional.empty();
          case Picture.Group several -> board(several).flatMap(board -> of(board, splits));
        };
    return frame.filter(it -> it.cells() <= MAX_CELLS);
  }

  /**
   * Returns the board of a position that has more than a board, such as numbers beside it; empty if
   * its first component is no board.
   */
  static Optional<Picture> board(Picture.Group several) {
    return several.parts().stream()
        .findFirst()
        .filter(part -> part.title().isEmpty() && part.prefix().isEmpty())
        .map(Picture.Part::picture)
        .filter(part -> part instanceof Picture.Grid || part instanceof Picture.Points);
  }

  private static Optional<BoardLayout> grid(Picture.Grid grid) {
    int columns = grid.cells().isEmpty() ? 0 : grid.cells().getFirst().size();
    return columns == 0
        ? Optional.empty()
        : Optional.of(new BoardLayout(grid.cells().size(), columns, grid.slanted(), false));
  }

  private static Optional<BoardLayout> row(int places) {
    int columns = Math.min(places, ACROSS);
    return Optional.of(new BoardLayout((places + columns - 1) / columns, columns, false, false));
  }

  private int rowOf(int cell) {
    return cell / columns;
  }

  public int cells() {
    return rows * columns;
  }

  double x(int cell) {
    return cell % columns + 0.5 + (slanted ? 0.5 * rowOf(cell) : 0);
  }

  double y(int cell) {
    return rowOf(cell) + 0.5;
  }

  double width() {
    return columns + (slanted ? (rows - 1) * 0.5 : 0);
  }
}

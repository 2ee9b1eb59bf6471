package zermelo.library.boards.representation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import zermelo.kernel.Picture;
import zermelo.kernel.Picture.Cell;

/** Draws grids whose cells have names like {@code b2}. */
public final class GridPicture {
  private GridPicture() {}

  /**
   * Draws the characters of all cells.
   *
   * @param symbols the cells' characters, row by row; a blank where there is no cell
   * @param players the characters of the first and the second player; may be empty
   * @param move returns the label of the move that a cell alone stands for; may be empty
   */
  public static Picture.Grid of(
      Grid grid, String symbols, String players, IntFunction<String> move) {
    List<List<Cell>> rows = new ArrayList<>();
    for (int row = 0; row < grid.rows(); row++) {
      List<Cell> cells = new ArrayList<>();
      for (int column = 0; column < grid.columns(); column++) {
        int cell = grid.cell(row, column);
        String mark = symbols.substring(cell, cell + 1).strip();
        int owner = mark.isEmpty() ? Picture.NOBODY : players.indexOf(mark);
        cells.add(new Cell(grid.name(cell), mark, owner, move.apply(cell)));
      }
      rows.add(cells);
    }
    return new Picture.Grid(columns(grid), rows(grid), rows, false, "");
  }

  /** Draws a board from its notation. No cell alone stands for a move. */
  public static Picture.Grid of(GridNotation notation, String text) {
    return of(notation, text, cell -> "");
  }

  /** Draws a board from its notation. Every free cell stands for the move of its name. */
  public static Picture.Grid ofFree(GridNotation notation, String text, boolean open) {
    String cells = notation.read(text).cells();
    return of(
        notation,
        text,
        cell -> open && cells.charAt(cell) == '.' ? notation.grid().name(cell) : "");
  }

  public static Picture.Grid of(GridNotation notation, String text, IntFunction<String> move) {
    return of(notation.grid(), notation.read(text).cells(), notation.players(), move);
  }

  public static Picture.Grid noted(Picture.Grid grid, boolean slanted, String note) {
    return new Picture.Grid(grid.columns(), grid.rows(), grid.cells(), slanted, note);
  }

  /** Returns the letters of the columns. */
  public static List<String> columns(Grid grid) {
    return IntStream.range(0, grid.columns()).mapToObj(Grid::letters).toList();
  }

  /** Returns the numbers of the rows. */
  public static List<String> rows(Grid grid) {
    return IntStream.rangeClosed(1, grid.rows()).mapToObj(Integer::toString).toList();
  }
}

package zermelo.library.boards;

import java.util.List;
import zermelo.kernel.Game;
import zermelo.library.boards.representation.Grid;
import zermelo.library.definition.ParameterValues;

/** The board games of the library. */
public final class BoardGames {
  private BoardGames() {}

  public static List<Game> all() {
    return List.of(
        TicTacToe.GAME,
        ConnectFour.GAME,
        DotsAndBoxes.GAME,
        Hex.GAME,
        Kalah.GAME,
        Quixo.GAME,
        Chomp.GAME,
        Cram.GAME,
        Domineering.GAME,
        GreenHackenbush.GAME,
        Treblecross.GAME);
  }

  /**
   * Returns the grid given by the parameters rows and columns. Rejects more cells than the limit.
   */
  static Grid grid(ParameterValues arguments, int limit) {
    Grid grid = new Grid(arguments.number("rows"), arguments.number("columns"));
    if (grid.cells() > limit) {
      throw arguments.bad(
          "a board of %d by %d is too large: it may have at most %d cells, not %d."
              .formatted(grid.rows(), grid.columns(), limit, grid.cells()));
    }
    return grid;
  }
}

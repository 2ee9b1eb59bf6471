package zermelo.library.boards;

import java.util.List;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Facts.Fact;
import zermelo.kernel.Game;
import zermelo.kernel.Options;
import zermelo.kernel.Picture;
import zermelo.kernel.Position;
import zermelo.library.boards.representation.FullLineRules;
import zermelo.library.boards.representation.GridPicture;
import zermelo.library.definition.JavaGame;
import zermelo.library.definition.ParameterValues;

/**
 * Tic-tac-toe.
 *
 * <p>X and O in turn fill a cell of a 3 by 3 square. Three in a row, column or diagonal win. A full
 * board without them is a tie.
 *
 * <p>Notation: the rows, {@code X.O/.X./..O}; X is to move if there are as many O as X. Moves:
 * {@code b2}.
 */
final class TicTacToe extends FullLineRules {
  static final Game GAME =
      new JavaGame(
          "tic-tac-toe",
          "Tic-tac-toe",
          "X and O in turn fill a cell of a square of 3 by 3. Three in a row, column or diagonal"
              + " win; a full board without them is a tie.",
          List.of(),
          List.of(JavaGame.example(""), JavaGame.example("X.O/.X./..O")),
          TicTacToe::new);

  private static final Facts FACTS = Facts.of(Fact.DECISIVE_ENDINGS, Fact.TIES, Fact.ACYCLIC);

  private TicTacToe(ParameterValues arguments) {
    super(arguments, FACTS, 3, true);
  }

  @Override
  public Ending ending(long board) {
    int mover = turn(board);
    if (line(stones(board, 1 - mover))) {
      return Ending.LOST;
    }
    if (line(stones(board, mover))) {
      return Ending.WON;
    }
    return free(board) == 0 ? Ending.TIED : Ending.OPEN;
  }

  @Override
  public void options(long board, Options out) {
    int plane = turn(board) * cells;
    for (long free = free(board); free != 0; free &= free - 1) {
      if (!out.add((board | (Long.lowestOneBit(free) << plane)) ^ TURN)) {
        return;
      }
    }
  }

  @Override
  public String label(Position before, Position after, int index) {
    return grid.name(Long.numberOfTrailingZeros(before.word(0) ^ after.word(0)) % cells);
  }

  @Override
  public Position read(String text) {
    Position position = super.read(text);
    if (line(stones(position.word(0), 0)) && line(stones(position.word(0), 1))) {
      throw notation.bad(text, "X and O cannot both have three in a row");
    }
    return position;
  }

  @Override
  public Picture picture(Position position) {
    return GridPicture.ofFree(notation, print(position), ending(position) == Ending.OPEN);
  }

  private long free(long board) {
    return grid.mask() & ~(stones(board, 0) | stones(board, 1));
  }
}

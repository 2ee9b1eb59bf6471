package zermelo.bench.boards;

import zermelo.kernel.Ending;
import zermelo.kernel.Options;

/** Tic-tac-toe by hand. */
final class TicTacToeSpace extends FullLineSpace {
  TicTacToeSpace() {
    super(3);
  }

  @Override
  Ending ending(long board) {
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
  void options(long board, Options out) {
    int plane = turn(board) * cells;
    for (long free = free(board); free != 0; free &= free - 1) {
      if (!out.add((board | (Long.lowestOneBit(free) << plane)) ^ TURN)) {
        return;
      }
    }
  }

  private long free(long board) {
    return grid.mask() & ~(stones(board, 0) | stones(board, 1));
  }
}

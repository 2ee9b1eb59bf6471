package zermelo.language.ranking;

import java.util.Arrays;
import java.util.Optional;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.reduce.BoardReduction;

/** A board where play begins: the symbols of its cells, and the player to move. */
final class RootBoard {
  private final long[] symbols;
  private final int turn;

  private RootBoard(long[] symbols, int turn) {
    this.symbols = symbols;
    this.turn = turn;
  }

  /** The board in a frame, as it is packed. */
  static RootBoard of(EvaluationFrame frame, Optional<BoardReduction> reduction) {
    long[] symbols = frame.rows[frame.boardCell].clone();
    for (int i = 0; i < symbols.length && reduction.isPresent(); i++) {
      boolean read = reduction.get().cells().get(i + 1);
      symbols[i] = read ? reduction.get().codes().get((int) symbols[i]) : 0;
    }
    return new RootBoard(symbols, frame.turn);
  }

  int cells() {
    return symbols.length;
  }

  /** The block that contains it, with so many symbols. */
  CountBlock block(int kinds) {
    int[] counts = new int[kinds];
    Arrays.stream(symbols).forEach(symbol -> counts[(int) symbol]++);
    return new CountBlock(counts, turn);
  }

  /** Whether the stones of a column fill it from its first cell on. */
  boolean isFallen(int[] column) {
    for (int i = 1; i < column.length; i++) {
      if (symbols[column[i]] != 0 && symbols[column[i - 1]] == 0) {
        return false;
      }
    }
    return true;
  }
}

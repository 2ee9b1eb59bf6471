package zermelo.language.ranking;

import java.util.BitSet;
import java.util.Optional;
import zermelo.language.evaluate.EvaluationFrame;
import zermelo.language.reduce.BoardReduction;

/** A board where play begins: the symbols of its cells, and the player to move. */
final class RootBoard {
  private final long[] symbols;
  private final BitSet read; // the cells that rules read, from bit 0 on
  private final int turn;

  private RootBoard(long[] symbols, BitSet read, int turn) {
    this.symbols = symbols;
    this.read = read;
    this.turn = turn;
  }

  /** The board in a frame, as it is packed. */
  static RootBoard of(EvaluationFrame frame, Optional<BoardReduction> reduction) {
    long[] symbols = frame.lists[frame.boardSlot].clone();
    BitSet read = new BitSet();
    for (int i = 0; i < symbols.length; i++) {
      if (reduction.isEmpty()) {
        read.set(i);
      } else if (reduction.get().cells().get(i + 1)) {
        read.set(i);
        symbols[i] = reduction.get().codes().get((int) symbols[i]);
      } else {
        symbols[i] = 0;
      }
    }
    return new RootBoard(symbols, read, frame.turn);
  }

  /** The number of all cells. */
  int size() {
    return symbols.length;
  }

  /** The cells that rules read, from bit 0 on. The others are always empty. */
  BitSet read() {
    return read;
  }

  /** The group that contains it, given the number of symbols. */
  SymbolCounts group(int kinds) {
    int[] counts = new int[kinds];
    read.stream().forEach(cell -> counts[(int) symbols[cell]]++);
    return new SymbolCounts(counts, turn);
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

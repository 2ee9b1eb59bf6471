package zermelo.bench.boards;

import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.space.Tiers;

/**
 * A hand-written space for games on a square in which a full row, column or diagonal is a line:
 * tic-tac-toe and quixo.
 *
 * <p>The cells of X are the low bits of the word, those of O the bits above them.
 */
abstract class FullLineSpace extends OneWordSpace {
  final Grid grid;
  final int cells;
  private final long[] lines;
  private final Symmetries symmetries;

  FullLineSpace(int size) {
    this.grid = new Grid(size, size);
    this.cells = grid.cells();
    this.lines =
        IntStream.range(0, 2 * size + 2)
            .mapToLong(line -> IntStream.range(0, size).mapToLong(i -> bit(line, i)).sum())
            .toArray();
    this.symmetries = new Symmetries(grid.symmetries(), 2);
  }

  /** Returns the cells of a player, from bit 0 on. */
  final long stones(long board, int player) {
    return (board >>> (player * cells)) & grid.mask();
  }

  final boolean line(long stones) {
    for (long line : lines) {
      if ((stones & line) == line) {
        return true;
      }
    }
    return false;
  }

  @Override
  final Symmetries symmetries() {
    return symmetries;
  }

  /** Both players have the same moves and lines. */
  @Override
  final Optional<Tiers> tiers() {
    return TwoColourTiers.of(cells, true);
  }

  @Override
  final long board(long[] symbols) {
    return IntStream.range(0, cells)
        .filter(cell -> symbols[cell] > 0)
        .mapToLong(cell -> 1L << (cell + (symbols[cell] - 1) * cells))
        .sum();
  }

  @Override
  final long[] symbols(long board) {
    return IntStream.range(0, cells)
        .mapToLong(cell -> (board >>> cell & 1) + 2 * (board >>> (cells + cell) & 1))
        .toArray();
  }

  /** Returns the i-th cell of a line: first the rows, then the columns, then the two diagonals. */
  private long bit(int line, int i) {
    int size = grid.rows();
    int cell =
        line < size
            ? grid.cell(line, i)
            : line < 2 * size
                ? grid.cell(i, line - size)
                : grid.cell(i, line == 2 * size ? i : size - 1 - i);
    return 1L << cell;
  }
}

package zermelo.bench.boards;

import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.space.Tiers;

/** Domineering by hand. Set bits are filled cells; their owners do not matter. */
final class DomineeringSpace extends OneWordSpace {
  private final Grid grid;
  private final long all;
  private final long notLast;
  private final Symmetries symmetries;

  DomineeringSpace(int rows, int columns) {
    this.grid = new Grid(rows, columns);
    this.all = grid.mask();
    this.notLast = all & ~grid.columnMask(columns - 1);
    this.symmetries = new Symmetries(grid.mirrors(), 1);
  }

  @Override
  Ending ending(long board) {
    return Ending.OPEN;
  }

  @Override
  void options(long board, Options out) {
    long free = ~board & all;
    if (turn(board) == 0) {
      long upper = grid.rows() == 1 ? 0 : free & (free >>> grid.columns());
      add(board, upper, 1L | (1L << grid.columns()), out);
    } else {
      add(board, free & (free >>> 1) & notLast, 0b11, out);
    }
  }

  private static void add(long filled, long places, long domino, Options out) {
    for (long left = places; left != 0; left &= left - 1) {
      if (!out.add((filled ^ TURN) | (domino << Long.numberOfTrailingZeros(left)))) {
        return;
      }
    }
  }

  @Override
  Symmetries symmetries() {
    return symmetries;
  }

  @Override
  Optional<Tiers> tiers() {
    return OccupancyTiers.of(grid.cells(), OccupancyTiers.Turn.COUNTS);
  }

  @Override
  long board(long[] symbols) {
    return IntStream.range(0, symbols.length)
        .filter(cell -> symbols[cell] != 0)
        .mapToLong(cell -> 1L << cell)
        .sum();
  }

  @Override
  long[] symbols(long board) {
    return IntStream.range(0, grid.cells()).mapToLong(cell -> board >>> cell & 1).toArray();
  }
}

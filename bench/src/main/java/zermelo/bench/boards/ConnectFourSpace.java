package zermelo.bench.boards;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import zermelo.kernel.Ending;
import zermelo.kernel.Options;
import zermelo.kernel.space.Tiers;

/**
 * Connect four by hand.
 *
 * <p>The word holds the columns from the left, each from the bottom up in one bit more than the
 * board is high. 1 is X, 0 is O, and a 1 above the topmost stone marks where the next one falls
 * (Tromp's encoding). No two boards share a word, and a move is one addition.
 */
final class ConnectFourSpace extends OneWordSpace {
  private final Grid grid;
  private final int tall; // bits of a column
  private final long bottom; // the lowest bit of every column
  private final long ceiling; // the highest bit of every column; never a stone
  private final Symmetries mirror;

  ConnectFourSpace(int width, int height) {
    this.grid = new Grid(height, width);
    this.tall = height + 1;
    this.bottom = IntStream.range(0, width).mapToLong(column -> 1L << (column * tall)).sum();
    this.ceiling = bottom << height;
    int[] map =
        IntStream.range(0, width * tall)
            .map(bit -> (width - 1 - bit / tall) * tall + bit % tall)
            .toArray();
    this.mirror = new Symmetries(List.of(map), 1);
  }

  @Override
  Ending ending(long board) {
    long filled = filled(board);
    long crosses = board & filled;
    long noughts = filled & ~board;
    boolean secondToMove = turn(board) == 1;
    if (four(secondToMove ? crosses : noughts)) {
      return Ending.LOST;
    }
    if (four(secondToMove ? noughts : crosses)) {
      return Ending.WON;
    }
    return drops(filled) == 0 ? Ending.TIED : Ending.OPEN;
  }

  @Override
  void options(long board, Options out) {
    int cross = 1 - turn(board);
    for (long drops = drops(filled(board)); drops != 0; drops &= drops - 1) {
      // The mark moves up one bit and leaves 1 (X) or 0 (O): add 2 or 1 times its bit.
      if (!out.add(board + (Long.lowestOneBit(drops) << cross) ^ TURN)) {
        return;
      }
    }
  }

  @Override
  Symmetries symmetries() {
    return mirror;
  }

  @Override
  Optional<Tiers> tiers() {
    return ConnectFourTiers.of(grid.columns(), grid.rows());
  }

  @Override
  long board(long[] symbols) {
    long board = bottom;
    for (int column = 0; column < grid.columns(); column++) {
      for (int level = 0; level < grid.rows() && symbol(symbols, column, level) != 0; level++) {
        board += bit(column, level) << (symbol(symbols, column, level) == 1 ? 1 : 0);
      }
    }
    return board;
  }

  private long symbol(long[] symbols, int column, int level) {
    return symbols[grid.cell(grid.rows() - 1 - level, column)];
  }

  @Override
  long[] symbols(long board) {
    long filled = filled(board);
    return IntStream.range(0, grid.cells())
        .mapToLong(
            cell -> {
              long bit = bit(grid.column(cell), grid.rows() - 1 - grid.row(cell));
              return (filled & bit) == 0 ? 0 : (board & bit) != 0 ? 1 : 2;
            })
        .toArray();
  }

  /** Returns the cells with a stone: all bits below the mark of each column. */
  private long filled(long board) {
    long filled = 0;
    for (long above = (board & ~TURN & ~bottom) >>> 1;
        above != 0;
        above = (above & ~bottom) >>> 1) {
      filled |= above;
    }
    return filled;
  }

  /** Returns the cells where stones may fall: above the stones of every column that is not full. */
  private long drops(long filled) {
    return (filled << 1 | bottom) & ~filled & ~ceiling;
  }

  private boolean four(long stones) {
    return row(stones, 1) || row(stones, tall) || row(stones, tall - 1) || row(stones, tall + 1);
  }

  /**
   * Returns whether four bits have this distance, at most 32. The empty ceiling separates columns.
   */
  private static boolean row(long stones, int step) {
    long pairs = stones & (stones >>> step);
    return (pairs & (pairs >>> step >>> step)) != 0; // twice the step may be 64
  }

  private long bit(int column, int level) {
    return 1L << (column * tall + level);
  }
}

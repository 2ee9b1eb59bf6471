package zermelo.library.boards;

import java.util.Optional;
import zermelo.kernel.numbers.CombinatorialNumberSystem;
import zermelo.kernel.space.PositionRanking;

/**
 * Ranks chocolate bars, as {@link Chomp} packs them.
 *
 * <p>The edge of the remaining bar is a path with one step per row and column. It becomes a word
 * with a one for each row. Eating lowers ones, so options have smaller ranks.
 */
final class ChompRanking implements PositionRanking {
  private static final int MOST_STEPS = 62;

  private final int rows;
  private final int bits;
  private final CombinatorialNumberSystem combinations;

  private ChompRanking(int rows, int columns, int bits) {
    this.rows = rows;
    this.bits = bits;
    this.combinations = new CombinatorialNumberSystem(rows + columns);
  }

  static Optional<PositionRanking> of(int rows, int columns, int bits) {
    return rows + columns > MOST_STEPS
        ? Optional.empty()
        : Optional.of(new ChompRanking(rows, columns, bits));
  }

  @Override
  public long size() {
    return combinations.count(rows);
  }

  @Override
  public long rank(long[] words, int at) {
    long way = 0;
    for (int row = 0; row < rows; row++) {
      int length = (int) (words[at] >>> (row * bits)) & (1 << bits) - 1;
      way |= 1L << (length + rows - 1 - row);
    }
    return combinations.rank(way);
  }

  @Override
  public void unrank(long rank, long[] words, int at) {
    long way = combinations.word(rows, rank);
    long board = 0;
    for (int row = rows - 1; row >= 0; row--) {
      int place = Long.numberOfTrailingZeros(way);
      way &= way - 1;
      board |= (long) (place - (rows - 1 - row)) << (row * bits);
    }
    words[at] = board;
  }
}

package zermelo.language.ranking;

import zermelo.kernel.numbers.CombinatorialNumberSystem;

/**
 * Numbers the sets of filled cells that a board may have, separately for each number of cells.
 *
 * <p>Where stones may lie anywhere, these are all sets of cells ({@link Combinations}). Where
 * stones fall down columns, they are those without a gap below a stone ({@link ColumnShapes}).
 */
interface FilledCells {
  /** The number of such sets with this many cells. */
  long count(int cells);

  /** The rank of a set among those with as many cells. */
  long rank(long filled);

  /** The set with a rank among those with this many cells. */
  long filled(int cells, long rank);

  /** The next set with equally many cells; 0 if this is the last or unknown. */
  long next(long filled);

  /** All sets of some cells. */
  record Combinations(long among, CombinatorialNumberSystem numbers) implements FilledCells {
    @Override
    public long count(int ones) {
      return numbers.count(ones);
    }

    @Override
    public long rank(long filled) {
      return numbers.rank(Long.compress(filled, among));
    }

    @Override
    public long filled(int ones, long rank) {
      return Long.expand(numbers.word(ones, rank), among);
    }

    @Override
    public long next(long filled) {
      long next = following(Long.compress(filled, among), Long.bitCount(among));
      return Long.expand(next, among);
    }
  }

  /** The next larger word with equally many ones; 0 if there is none within the bits. */
  static long following(long word, int bits) {
    if (word == 0) {
      return 0;
    }
    long carry = word + Long.lowestOneBit(word);
    if (carry >>> bits != 0) {
      return 0;
    }
    return carry | ((word ^ carry) >>> 2 >>> Long.numberOfTrailingZeros(word));
  }
}

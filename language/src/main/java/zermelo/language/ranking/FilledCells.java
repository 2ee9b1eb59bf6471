package zermelo.language.ranking;

import zermelo.kernel.numbers.CombinatorialNumberSystem;

/** Ranks the sets of filled cells that a board may have, by their number of cells. */
interface FilledCells {
  /** How many such sets have so many cells. */
  long count(int cells);

  /** The rank of a set among those with as many cells. */
  long rank(long filled);

  /** The set with a rank among those with so many cells. */
  long filled(int cells, long rank);

  /** The set behind this one among those with as many cells; 0 if it is the last or unknown. */
  long next(long filled);

  /** All sets of cells. */
  record Combinations(int cells, CombinatorialNumberSystem numbers) implements FilledCells {
    @Override
    public long count(int ones) {
      return numbers.count(ones);
    }

    @Override
    public long rank(long filled) {
      return numbers.rank(filled);
    }

    @Override
    public long filled(int ones, long rank) {
      return numbers.word(ones, rank);
    }

    @Override
    public long next(long filled) {
      return following(filled, cells);
    }
  }

  /** The next larger word with as many ones; 0 if there is none of so many bits. */
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

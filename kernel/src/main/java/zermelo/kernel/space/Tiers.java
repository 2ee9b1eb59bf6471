package zermelo.kernel.space;

import zermelo.kernel.Space;

/**
 * A numbering for tables of whole games. Ranks fall into tiers, one interval each, and play never
 * goes up: an option's tier is at most its position's. So the lowest tier can be solved by itself,
 * then the next, with only what is below it at hand.
 *
 * <p>Not every rank need stand for a position that can be reached, or for one at all; but {@link
 * #unrank} gives a position for each, whose rank it is.
 */
public interface Tiers extends Space.PositionRanking {
  /** How many tiers there are. */
  int count();

  /** The first rank of a tier; for {@link #count} itself, the size. */
  long first(int tier);

  /** The tier of a rank. */
  default int tier(long rank) {
    int low = 0;
    int high = count() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (first(middle) <= rank) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /**
   * Whether the players may change places: then only positions with the first player to move have
   * ranks, and {@link #face} makes one of any.
   */
  default boolean sideless() {
    return false;
  }

  /** Turns the position round so that the first player is to move, if it is {@link #sideless}. */
  default void face(long[] words, int at) {}

  /** The same as {@link #unrank}, where the words hold the rank before: often that is quicker. */
  default void next(long rank, long[] words, int at) {
    unrank(rank, words, at);
  }

  /** The ranking as a single tier. */
  static Tiers one(Space.PositionRanking ranking) {
    return new Tiers() {
      @Override
      public int count() {
        return 1;
      }

      @Override
      public long first(int tier) {
        return tier == 0 ? 0 : size();
      }

      @Override
      public long size() {
        return ranking.size();
      }

      @Override
      public long rank(long[] words, int at) {
        return ranking.rank(words, at);
      }

      @Override
      public void unrank(long rank, long[] words, int at) {
        ranking.unrank(rank, words, at);
      }
    };
  }
}

package zermelo.kernel.space;

import java.util.Optional;
import zermelo.kernel.Space;

/**
 * A numbering for tablebases: ranks are divided into tiers, and play never goes up.
 *
 * <p>Each tier is an interval of ranks. An option's tier is at most its position's tier. So the
 * lowest tier can be solved by itself, then the next, with only lower tiers in memory.
 *
 * <p>A rank may stand for an unreachable position or for none at all. Still, {@link #unrank}
 * returns a position for each rank, and that position has this rank.
 *
 * <p>No space implements this itself: it would offer its tiers as its {@link PositionRanking} too,
 * where dense solvers expect few gaps.
 */
public interface Tiers extends PositionRanking {
  /** The number of tiers. */
  int count();

  /** The first rank of a tier; for {@link #count} itself, the number of ranks. */
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
   * Whether the rules are symmetric between the players.
   *
   * <p>Then only positions with the first player to move have ranks. {@link
   * #giveFirstPlayerTheTurn} turns any position into one of these.
   */
  default boolean ranksFirstPlayerOnly() {
    return false;
  }

  /**
   * Exchanges the players if needed so that the first is to move; requires {@link
   * #ranksFirstPlayerOnly}.
   */
  default void giveFirstPlayerTheTurn(long[] words, int at) {}

  /** The same as {@link #unrank} for words that hold the previous rank's position; often faster. */
  default void next(long rank, long[] words, int at) {
    unrank(rank, words, at);
  }

  /** The tiers of a space, if it has any; otherwise its ranking as a single tier. */
  static Optional<Tiers> of(Space space) {
    return space
        .capability(Tiers.class)
        .or(() -> space.capability(PositionRanking.class).map(Tiers::one));
  }

  /** Wraps a ranking as a single tier. */
  static Tiers one(PositionRanking ranking) {
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

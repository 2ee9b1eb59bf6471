package zermelo.kernel.space;

import java.util.Optional;
import zermelo.kernel.Space;

/**
 * Ranks positions for tablebases: the ranks are divided into tiers, and play never goes up a tier.
 *
 * <p>Each tier is an interval of ranks. So the lowest tier can be solved by itself, then the next,
 * with only lower tiers in memory. In a game where stones are only captured, the number of stones
 * may be the tier.
 *
 * <p>A rank may stand for an unreachable position or for none at all. Still, {@link #unrank}
 * returns a position for each rank, and that position has this rank.
 *
 * <p>A space offers tiers through an object of their own and does not implement this interface
 * itself. Otherwise its {@link PositionRanking} would be its tiers too, and dense solvers expect
 * fewer gaps.
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
   * Whether only positions with the first player to move have ranks, as players are symmetric.
   *
   * <p>{@link #giveFirstPlayerTheTurn} turns any position into one of these.
   */
  default boolean ranksFirstPlayerOnly() {
    return false;
  }

  /**
   * Exchanges the players if needed, so that the first is to move.
   *
   * <p>Requires {@link #ranksFirstPlayerOnly}.
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

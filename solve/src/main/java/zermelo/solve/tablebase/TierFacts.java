package zermelo.solve.tablebase;

import java.io.Serializable;

/**
 * Facts about a tier, collected by the reachability search.
 *
 * @param positions the reachable positions, including those that symmetries make equivalent
 * @param inner the moves that stay in the tier
 * @param lowest the lowest tier that a move leads to, or the tier itself
 */
public record TierFacts(long positions, InnerMoves inner, int lowest) implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The moves that stay in a tier, fewest first. */
  public enum InnerMoves {
    /** Every move leads to a lower tier. */
    NONE,
    /** Moves that stay lead to smaller ranks. */
    DESCENDING,
    /** Some move stays and does not lead to a smaller rank. */
    ANY;

    /**
     * The moves of a tier.
     *
     * @param inside whether some move stays in the tier
     * @param rising whether some move stays in the tier and does not lead to a smaller rank
     */
    public static InnerMoves of(boolean inside, boolean rising) {
      return rising ? ANY : inside ? DESCENDING : NONE;
    }
  }

  /** The facts of a tier in which nothing was found yet. */
  public static TierFacts none(int tier) {
    return new TierFacts(0, InnerMoves.NONE, tier);
  }

  /** Whether some move stays in the tier. */
  public boolean inside() {
    return inner != InnerMoves.NONE;
  }

  /** Whether some move stays in the tier and does not lead to a smaller rank. */
  public boolean rising() {
    return inner == InnerMoves.ANY;
  }

  public TierFacts and(TierFacts other) {
    return new TierFacts(
        positions + other.positions,
        inner.compareTo(other.inner) < 0 ? other.inner : inner,
        Math.min(lowest, other.lowest));
  }
}

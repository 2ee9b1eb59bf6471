package zermelo.solve.tablebase;

import java.io.Serializable;

/**
 * Facts about a tier, collected by the reachability search.
 *
 * @param positions the reachable positions, including those that symmetries make equivalent
 * @param inside whether some move stays in the tier
 * @param rising whether some move stays in the tier and does not lead to a smaller rank
 * @param lowest the lowest tier that a move leads to, or the tier itself
 */
public record TierFacts(long positions, boolean inside, boolean rising, int lowest)
    implements Serializable {
  private static final long serialVersionUID = 1L;

  public static TierFacts none(int tier) {
    return new TierFacts(0, false, false, tier);
  }

  public TierFacts and(TierFacts other) {
    return new TierFacts(
        positions + other.positions,
        inside || other.inside,
        rising || other.rising,
        Math.min(lowest, other.lowest));
  }
}

package zermelo.solve.tablebase;

import java.io.Serializable;

/**
 * What the way down has found out about a tier.
 *
 * @param positions that can be reached, all of those counted that symmetries make equal
 * @param inside whether some move stays in the tier
 * @param rising whether some move stays in it and does not lead to a smaller rank
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

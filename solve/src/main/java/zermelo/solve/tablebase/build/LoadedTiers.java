package zermelo.solve.tablebase.build;

import org.jspecify.annotations.Nullable;
import zermelo.kernel.space.Tiers;
import zermelo.solve.tablebase.memory.TierTable;

/** The tiers in memory while one of them is solved: itself and some of those below. */
final class LoadedTiers {
  private final Tiers tiers;
  private final @Nullable TierTable[] all;

  LoadedTiers(Tiers tiers) {
    this.tiers = tiers;
    this.all = new TierTable[tiers.count()];
  }

  void put(int number, TierTable tier) {
    all[number] = tier;
  }

  TierTable get(int number) {
    TierTable tier = all[number];
    if (tier == null) {
      throw new IllegalStateException("tier " + number + " is missing");
    }
    return tier;
  }

  boolean has(int number) {
    return all[number] != null;
  }

  /** Frees a tier that is no longer needed. */
  void drop(int number) {
    TierTable tier = all[number];
    if (tier != null) {
      tier.close();
      all[number] = null;
    }
  }

  void dropAll() {
    for (int number = 0; number < all.length; number++) {
      drop(number);
    }
  }

  /** The packed value of a rank below the tier with this number. */
  int packedValueBelow(int number, long rank) {
    int target = number > 0 && rank >= tiers.first(number - 1) ? number - 1 : tiers.tier(rank);
    return get(target).packedValue(rank);
  }
}

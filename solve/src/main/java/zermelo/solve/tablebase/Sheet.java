package zermelo.solve.tablebase;

import org.jspecify.annotations.Nullable;
import zermelo.kernel.Tiers;

/** The tiers that are at hand while one of them is solved: itself and some of those below. */
final class Sheet {
  private final Tiers tiers;
  private final @Nullable Tier[] all;

  Sheet(Tiers tiers) {
    this.tiers = tiers;
    this.all = new Tier[tiers.count()];
  }

  void put(int number, Tier tier) {
    all[number] = tier;
  }

  Tier get(int number) {
    Tier tier = all[number];
    if (tier == null) {
      throw new IllegalStateException("tier " + number + " is not at hand");
    }
    return tier;
  }

  boolean has(int number) {
    return all[number] != null;
  }

  /** Frees a tier that nobody will ask for. */
  void drop(int number) {
    Tier tier = all[number];
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

  /** The cell of a rank below the tier. */
  int cellBelow(int number, long rank) {
    int target = number > 0 && rank >= tiers.first(number - 1) ? number - 1 : tiers.tier(rank);
    return get(target).cell(rank);
  }
}

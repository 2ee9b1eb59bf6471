package zermelo.solve.tablebase.share;

import java.io.Serializable;
import java.util.function.LongToIntFunction;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.space.Tiers;
import zermelo.solve.tablebase.format.BlockLayout;
import zermelo.solve.tablebase.format.TierWriter;

/**
 * Divides the tiers into shares for a build on several machines.
 *
 * <p>A share is a range of ranks of one tier. Numbers within a share are ints, so that a machine
 * can index arrays by them.
 *
 * <p>Shares end where blocks of a tier's file end, so that each can be encoded by itself.
 */
public final class ShareLayout implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The most ranks of a share: its packed values still fit into a small machine. */
  private static final long MAX_RANKS = 1L << 24;

  /** The most shares of a tier: the scheduler must know each of them. */
  private static final long MAX_SHARES = 1L << 17;

  private final long[] firsts;
  private final int[] widths;
  private final int most;

  /**
   * Creates a layout.
   *
   * @param wanted the preferred number of shares of a tier
   * @param least the least number of ranks of a share, even if there are then fewer shares
   */
  public ShareLayout(Tiers tiers, int wanted, long least) {
    this(tiers, size -> width(size, wanted, least));
  }

  /** Creates shares of any width, for uses that write no blocks. */
  public ShareLayout(Tiers tiers, LongToIntFunction width) {
    this.firsts = new long[tiers.count() + 1];
    this.widths = new int[tiers.count()];
    int largest = 1;
    for (int tier = 0; tier <= tiers.count(); tier++) {
      firsts[tier] = tiers.first(tier);
    }
    for (int tier = 0; tier < tiers.count(); tier++) {
      widths[tier] = width.applyAsInt(size(tier));
      largest = Math.max(largest, shares(tier));
    }
    this.most = largest;
  }

  /** Throws {@link BadInput} if a tier is too large to be divided into shares. */
  public static void check(Tiers tiers) {
    for (int tier = 0; tier < tiers.count(); tier++) {
      long ranks = tiers.first(tier + 1) - tiers.first(tier);
      if (ranks > MAX_RANKS * MAX_SHARES) {
        throw new BadInput(
            "too large for a tablebase, even on a cluster: a tier has %,d ranks, and %,d are the most"
                .formatted(ranks, MAX_RANKS * MAX_SHARES));
      }
    }
  }

  private static int width(long size, int wanted, long least) {
    long ranks = Math.min(MAX_RANKS, Math.max(least, (size + wanted - 1) / wanted));
    long group = (long) BlockLayout.RANKS * TierWriter.GROUP;
    long unit = ranks > group ? group : BlockLayout.RANKS;
    return (int) (Math.max(1, (ranks + unit - 1) / unit) * unit);
  }

  public int tiers() {
    return widths.length;
  }

  long first(int tier) {
    return firsts[tier];
  }

  public long size(int tier) {
    return firsts[tier + 1] - firsts[tier];
  }

  /** The number of shares of a tier. */
  public int shares(int tier) {
    return Math.toIntExact((size(tier) + widths[tier] - 1) / widths[tier]);
  }

  /** The largest number of shares of any tier. */
  public int shares() {
    return most;
  }

  /** The first rank of a share. */
  public long from(int tier, int share) {
    return firsts[tier] + (long) share * widths[tier];
  }

  /** The number of ranks of a share. */
  public int ranks(int tier, int share) {
    return (int) Math.min(widths[tier], firsts[tier + 1] - from(tier, share));
  }

  public int tier(long rank) {
    int low = 0;
    int high = widths.length - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (firsts[middle] <= rank) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The tier of a rank that a move from a tier leads to: usually the same or the one below. */
  int tierBelow(int tier, long rank) {
    if (rank >= firsts[tier] && rank < firsts[tier + 1]) {
      return tier;
    }
    int target =
        tier > 0 && rank < firsts[tier] && rank >= firsts[tier - 1] ? tier - 1 : tier(rank);
    if (target > tier) {
      throw new IllegalStateException("a move goes up from tier " + tier + " to " + target);
    }
    return target;
  }

  /** The share of a rank of this tier. */
  public int share(int tier, long rank) {
    return (int) ((rank - firsts[tier]) / widths[tier]);
  }

  /** The number of a rank in its share. */
  int number(int tier, long rank) {
    return (int) ((rank - firsts[tier]) % widths[tier]);
  }
}

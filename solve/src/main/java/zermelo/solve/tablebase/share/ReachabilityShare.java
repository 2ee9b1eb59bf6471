package zermelo.solve.tablebase.share;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.TierFacts;
import zermelo.solve.tablebase.build.ReachabilitySearch;

/**
 * The reached positions of one share of a tier: {@link ReachabilitySearch} on a cluster.
 *
 * <p>It is immutable: each step creates another one, so that a step can be repeated if a machine
 * was lost.
 *
 * <p>If the rules are symmetric between the players there are two sets, as in {@link
 * ReachabilitySearch}.
 */
public final class ReachabilityShare implements Serializable {
  private static final long serialVersionUID = 1L;

  private final int tier;
  private final int share;
  private final long[][] reached; // by the player to move, if there are two sets
  private final long[][] done;
  private final TierFacts facts;

  private ReachabilityShare(int tier, int share, long[][] reached, long[][] done, TierFacts facts) {
    this.tier = tier;
    this.share = share;
    this.reached = reached;
    this.done = done;
    this.facts = facts;
  }

  /** A share without any reached position. */
  public static ReachabilityShare empty(
      TablebasePlan plan, ShareLayout layout, int tier, int share) {
    int sides = plan.tiers().ranksFirstPlayerOnly() ? 2 : 1;
    int words = (layout.ranks(tier, share) + 63) >>> 6;
    return new ReachabilityShare(
        tier, share, new long[sides][words], new long[sides][words], TierFacts.none(tier));
  }

  /** The first message: the start, as if a share had reached it. */
  public static ShareMessage start(TablebasePlan plan, ShareLayout layout) {
    long rank = plan.newCursor().rank(plan.root());
    int tier = layout.tier(rank);
    int side = plan.tiers().ranksFirstPlayerOnly() ? plan.rules().turn(plan.root()) : 0;
    SortedIntSet bag = new SortedIntSet();
    bag.add(layout.number(tier, rank));
    return new ShareMessage(tier, layout.share(tier, rank), 0, side, bag.packed());
  }

  /** The facts about the positions that were followed. */
  public TierFacts facts() {
    return facts;
  }

  /** The same share with the positions that other shares have reached. */
  public ReachabilityShare and(Iterable<ShareMessage> arrived) {
    long[][] more = copy(reached);
    for (ShareMessage parcel : arrived) {
      VarintReader in = new VarintReader(parcel.body());
      int number = 0;
      for (int left = in.getInt(); left > 0; left--) {
        number += in.getInt();
        more[parcel.kind()][number >>> 6] |= 1L << number;
      }
    }
    return new ReachabilityShare(tier, share, more, done, facts);
  }

  /** Merges messages to the same share and side, so that no number occurs twice. */
  public static List<ShareMessage> merged(Iterable<ShareMessage> parcels) {
    ShareMessageCollector<SortedIntSet> bags = new ShareMessageCollector<>(SortedIntSet::new);
    for (ShareMessage parcel : parcels) {
      SortedIntSet bag = bags.at(parcel.tier(), parcel.to(), parcel.kind());
      for (int number : new VarintReader(parcel.body()).getAscending()) {
        bag.add(number);
      }
    }
    return bags.parcels(0, SortedIntSet::packed);
  }

  private static long[][] copy(long[][] sets) {
    long[][] copy = new long[sets.length][];
    for (int side = 0; side < sets.length; side++) {
      copy[side] = sets[side].clone();
    }
    return copy;
  }

  /**
   * A share after a step, and its messages to other shares.
   *
   * @param inside messages to shares of the same tier
   * @param below messages to lower tiers
   */
  public record Step(ReachabilityShare share, List<ShareMessage> inside, List<ShareMessage> below)
      implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /** Follows all moves of the new positions, and of those that they reach in this share. */
  public Step follow(TablebasePlan plan, ShareLayout layout) {
    return new StepWorker(plan.newCursor(), plan.tiers().ranksFirstPlayerOnly(), layout).all();
  }

  /** All reached positions, for either player to move. */
  public byte[] packed() {
    long[] all = reached[0].clone();
    for (int side = 1; side < reached.length; side++) {
      for (int i = 0; i < all.length; i++) {
        all[i] |= reached[side][i];
      }
    }
    return new ShareBitSet(all).packed();
  }

  /** The work of one step. */
  private final class StepWorker {
    private final PositionCursor cursor;
    private final boolean ranksFirstPlayerOnly;
    private final ShareLayout layout;
    private final long from;
    private final long[][] now = copy(reached);
    private final long[][] followed = copy(done);
    private final ShareMessageCollector<SortedIntSet> outbox =
        new ShareMessageCollector<>(SortedIntSet::new);
    private long positions;
    private boolean inside;
    private boolean rising;
    private int lowest = tier;
    private boolean again; // whether a new position was reached in this share

    StepWorker(PositionCursor cursor, boolean ranksFirstPlayerOnly, ShareLayout layout) {
      this.cursor = cursor;
      this.ranksFirstPlayerOnly = ranksFirstPlayerOnly;
      this.layout = layout;
      this.from = layout.from(tier, share);
    }

    Step all() {
      do {
        again = false;
        for (int i = now[0].length - 1; i >= 0; i--) {
          word(i);
        }
      } while (again);
      TierFacts seen =
          facts.and(new TierFacts(positions, TierFacts.InnerMoves.of(inside, rising), lowest));
      List<ShareMessage> within = new ArrayList<>();
      List<ShareMessage> below = new ArrayList<>();
      for (ShareMessage parcel : outbox.parcels(share, SortedIntSet::packed)) {
        (parcel.tier() == tier ? within : below).add(parcel);
      }
      return new Step(new ReachabilityShare(tier, share, now, followed, seen), within, below);
    }

    private void word(int i) {
      long one = fresh(0, i);
      long two = now.length > 1 ? fresh(1, i) : 0;
      for (long left = one | two; left != 0; left &= left - 1) {
        long bit = Long.lowestOneBit(left);
        long rank = from + ((long) i << 6) + Long.numberOfTrailingZeros(bit);
        visit(rank, (one & bit) != 0, (two & bit) != 0);
      }
    }

    private long fresh(int side, int i) {
      long fresh = now[side][i] & ~followed[side][i];
      followed[side][i] |= fresh;
      return fresh;
    }

    private void visit(long rank, boolean one, boolean two) {
      cursor.seek(rank);
      positions += (long) cursor.orbit() * (one && two ? 2 : 1);
      int count = cursor.generateOptions();
      for (int i = 0; i < count; i++) {
        if (one) {
          reach(rank, cursor.option(i), ranksFirstPlayerOnly && !cursor.keepsTurn(i) ? 1 : 0);
        }
        if (two) {
          reach(rank, cursor.option(i), cursor.keepsTurn(i) ? 1 : 0);
        }
      }
    }

    private void reach(long rank, long option, int side) {
      int target = layout.tierBelow(tier, option);
      int to = layout.share(target, option);
      int number = layout.number(target, option);
      if (target == tier) {
        inside = true;
        rising |= option >= rank;
        if (to == share) {
          long bit = 1L << number;
          again |= (now[side][number >>> 6] & bit) == 0;
          now[side][number >>> 6] |= bit;
          return;
        }
      }
      lowest = Math.min(lowest, target);
      outbox.at(target, to, side).add(number);
    }
  }
}

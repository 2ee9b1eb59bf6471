package zermelo.solve.tablebase.share;

import java.io.Serializable;
import java.util.List;
import zermelo.solve.tablebase.TablebasePlan;

/**
 * One share of a tier while it is solved. What the tiers below say is known from the first; moves
 * within the tier are told backward, from a position that is solved to those it is an option of, in
 * waves. A share never changes: each step makes another one, so that a step can be done again where
 * a machine was lost.
 */
public abstract class UnsolvedShare implements Serializable {
  private static final long serialVersionUID = 1L;

  /** No wave is left. */
  public static final int NEVER = Integer.MAX_VALUE;

  final int tier;
  final int share;
  final ShareBitSet reached;
  final int[] cells; // by place; 0 where nothing is known yet
  final int[] left; // by place: how many options are still waited for
  final int[] memo; // by place: what the options have come to that are known

  UnsolvedShare(int tier, int share, ShareBitSet reached, int[] cells, int[] left, int[] memo) {
    this.tier = tier;
    this.share = share;
    this.reached = reached;
    this.cells = cells;
    this.left = left;
    this.memo = memo;
  }

  /**
   * A share with what the tiers below say, and the moves within the tier.
   *
   * @param links for the shares that these moves lead to
   */
  public record Start(UnsolvedShare share, List<ShareMessage> links) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Begins.
   *
   * @param packed the positions, as {@link ReachabilityShare#packed} gave them
   * @param questions what was asked about the tiers below
   * @param answers and what was answered
   */
  public static Start start(
      TablebasePlan plan,
      ShareLayout cut,
      int tier,
      int share,
      byte[] packed,
      List<ShareMessage> questions,
      List<ShareMessage> answers) {
    ShareBitSet reached = ShareBitSet.unpacked(new VarintReader(packed));
    LowerTierValues below = new LowerTierValues(cut, tier, questions, answers);
    return new ShareInitializer(plan, cut, tier, share, reached, below).start();
  }

  /** The moves that lead into this share. */
  public final SharePredecessors links(ShareLayout cut, List<ShareMessage> parcels) {
    return SharePredecessors.of(reached, cut.from(tier, share) - cut.first(tier), parcels);
  }

  /** The next wave that something in this share is waiting for, or {@link #NEVER}. */
  public abstract int next();

  /** What the positions of a wave tell others. */
  public abstract List<ShareMessage> tell(ShareLayout cut, SharePredecessors links, int wave);

  /** The same share when it was told that. */
  public abstract UnsolvedShare hear(Iterable<ShareMessage> parcels, int wave);

  /** Whether ties are to be told when the waves are over. */
  public abstract boolean ties();

  /** The same share, with the waves of ties to come. */
  public abstract UnsolvedShare withTies();

  /** What it has come to when all waves are over. */
  public abstract SolvedShare known();

  /** Sends something to an origin, wherever it is. */
  final void send(
      ShareMessageCollector<PositionMessageList> outbox,
      ShareLayout cut,
      long origin,
      int message) {
    long rank = cut.first(tier) + origin;
    outbox.at(tier, cut.share(tier, rank), 0).add(cut.number(tier, rank), message);
  }
}

package zermelo.solve.tablebase.share;

import java.io.Serializable;
import java.util.List;
import zermelo.solve.tablebase.TablebasePlan;

/**
 * One share of a tier while it is solved.
 *
 * <p>The results of lower tiers are known from the start. Within the tier, results propagate
 * backward in waves, from solved positions to their predecessors. A share is immutable: each step
 * creates another one, so that a step can be repeated if a machine was lost.
 */
public abstract class UnsolvedShare implements Serializable {
  private static final long serialVersionUID = 1L;

  /** The wave number that means no wave is left. */
  public static final int NEVER = Integer.MAX_VALUE;

  final int tier;
  final int share;
  final ShareBitSet reached;
  final int[] packedValues; // by place; 0 if not solved yet
  final int[] left; // by place: the number of unsolved options
  final int[] memo; // by place: the result of the options known so far

  UnsolvedShare(
      int tier, int share, ShareBitSet reached, int[] packedValues, int[] left, int[] memo) {
    this.tier = tier;
    this.share = share;
    this.reached = reached;
    this.packedValues = packedValues;
    this.left = left;
    this.memo = memo;
  }

  /**
   * A share with the results of lower tiers, and the moves within the tier.
   *
   * @param links messages to the shares that these moves lead to
   */
  public record Start(UnsolvedShare share, List<ShareMessage> links) implements Serializable {
    private static final long serialVersionUID = 1L;
  }

  /**
   * Creates a share.
   *
   * @param packed the positions, as returned by {@link ReachabilityShare#packed}
   * @param questions the queries to lower tiers
   * @param answers the answers to these
   */
  public static Start start(
      TablebasePlan plan,
      ShareLayout layout,
      int tier,
      int share,
      byte[] packed,
      List<ShareMessage> questions,
      List<ShareMessage> answers) {
    ShareBitSet reached = ShareBitSet.unpacked(new VarintReader(packed));
    LowerTierValues below = new LowerTierValues(layout, tier, questions, answers);
    return new ShareInitializer(plan, layout, tier, share, reached, below).start();
  }

  /** Collects the moves that lead into this share. */
  public final SharePredecessors links(ShareLayout layout, List<ShareMessage> parcels) {
    return SharePredecessors.of(reached, layout.from(tier, share) - layout.first(tier), parcels);
  }

  /** The next wave in which this share has something to send, or {@link #NEVER}. */
  public abstract int next();

  /** The messages of the positions of a wave. */
  public abstract List<ShareMessage> messages(
      ShareLayout layout, SharePredecessors links, int wave);

  /** The same share after it received the messages of a wave. */
  public abstract UnsolvedShare receive(Iterable<ShareMessage> parcels, int wave);

  /** Whether waves of ties must follow the other waves. */
  public abstract boolean ties();

  /** The same share, prepared for the waves of ties. */
  public abstract UnsolvedShare withTies();

  /** The solved share, after all waves. */
  public abstract SolvedShare solved();

  /** Sends a message to a predecessor, in whatever share it is. */
  final void send(
      ShareMessageCollector<PositionMessageList> outbox,
      ShareLayout layout,
      long origin,
      int message) {
    long rank = layout.first(tier) + origin;
    outbox.at(tier, layout.share(tier, rank), 0).add(layout.number(tier, rank), message);
  }
}

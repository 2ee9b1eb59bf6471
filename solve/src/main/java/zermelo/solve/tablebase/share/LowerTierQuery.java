package zermelo.solve.tablebase.share;

import java.util.List;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;

/** Creates the queries of a share to lower tiers, whose answers it needs to be solved. */
public final class LowerTierQuery {
  private LowerTierQuery() {}

  /**
   * Queries the cell of every position below the tier that a move leads to, each once.
   *
   * @param reached as returned by {@link ReachabilityShare#packed}
   */
  public static List<ShareMessage> of(
      TablebasePlan plan, ShareLayout cut, int tier, int share, byte[] reached) {
    PositionCursor mover = plan.mover();
    ShareMessageCollector<SortedIntSet> outbox = new ShareMessageCollector<>(SortedIntSet::new);
    long from = cut.from(tier, share);
    long first = cut.first(tier);
    ShareBitSet.unpacked(new VarintReader(reached))
        .each(
            (number, place) -> {
              mover.go(from + number);
              int options = mover.look();
              for (int i = 0; i < options; i++) {
                long option = mover.option(i);
                if (option < first) {
                  int target = cut.tierBelow(tier, option);
                  outbox.at(target, cut.share(target, option), 0).add(cut.number(target, option));
                }
              }
            });
    return outbox.parcels(share, SortedIntSet::packed);
  }
}

package zermelo.solve.tablebase.share;

import java.util.List;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;

/** Creates the queries of a share to lower tiers, whose answers it needs to be solved. */
public final class LowerTierQuery {
  private LowerTierQuery() {}

  /**
   * Queries the packed value of every position below the tier that a move leads to, each once.
   *
   * @param reached as returned by {@link ReachabilityShare#packed}
   */
  public static List<ShareMessage> of(
      TablebasePlan plan, ShareLayout layout, int tier, int share, byte[] reached) {
    PositionCursor cursor = plan.newCursor();
    ShareMessageCollector<SortedIntSet> outbox = new ShareMessageCollector<>(SortedIntSet::new);
    long from = layout.from(tier, share);
    long first = layout.first(tier);
    ShareBitSet.unpacked(new VarintReader(reached))
        .each(
            (number, place) -> {
              cursor.seek(from + number);
              int options = cursor.generateOptions();
              for (int i = 0; i < options; i++) {
                long option = cursor.option(i);
                if (option < first) {
                  int target = layout.tierBelow(tier, option);
                  outbox
                      .at(target, layout.share(target, option), 0)
                      .add(layout.number(target, option));
                }
              }
            });
    return outbox.parcels(share, SortedIntSet::packed);
  }
}

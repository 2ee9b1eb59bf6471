package zermelo.solve.tablebase;

import java.util.List;

/** What a share must know of the tiers below before it can be solved. */
public final class Questions {
  private Questions() {}

  /**
   * Asks for the cell of every position below the tier that a move leads to, each once.
   *
   * @param reached as {@link ReachShare#packed} gave it
   */
  public static List<Parcel> of(Plan plan, Cut cut, int tier, int share, byte[] reached) {
    Mover mover = plan.mover();
    Outbox<IntBag> outbox = new Outbox<>(IntBag::new);
    long from = cut.from(tier, share);
    long first = cut.first(tier);
    ShareSet.unpacked(new Unpacker(reached))
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
    return outbox.parcels(share, IntBag::packed);
  }
}

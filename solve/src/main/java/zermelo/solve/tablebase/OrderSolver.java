package zermelo.solve.tablebase;

import java.util.function.LongConsumer;

/**
 * Solves a tier whose moves lead below it or to smaller ranks in it: every position once, in the
 * order of ranks. Threads take pieces in this order; one that needs a position of a piece that
 * another is still at waits for it, and the one with the lowest piece never waits.
 */
final class OrderSolver extends TierSolver {
  private final ThreadLocal<Best> best = ThreadLocal.withInitial(Best::new);

  OrderSolver(Workers workers, Sheet sheet, int number, boolean misere, LongConsumer solved) {
    super(workers, sheet, number, misere, solved);
  }

  @Override
  void solve() {
    workers.run(
        pieces(),
        (mover, piece) -> {
          Best own = best.get();
          solved.accept(
              each(
                  mover,
                  piece,
                  (at, rank, place) -> tier.cells().setShared(place, cell(at, rank, own))));
        });
  }

  private int cell(Mover mover, long rank, Best own) {
    mover.go(rank);
    int options = mover.look();
    if (options == 0) {
      return Cell.atEnd(mover.ending(), misere);
    }
    own.clear();
    for (int i = 0; i < options; i++) {
      long option = mover.option(i);
      own.add(inside(option) ? awaited(option) : sheet.cellBelow(number, option), mover.again(i));
    }
    return own.cell();
  }

  private int awaited(long rank) {
    long place = tier.place(rank);
    int cell = tier.cells().getShared(place);
    while (cell == Cell.WAITING) {
      if (workers.failed()) {
        throw new Workers.Abandoned();
      }
      Thread.onSpinWait();
      cell = tier.cells().getShared(place);
    }
    return cell;
  }
}

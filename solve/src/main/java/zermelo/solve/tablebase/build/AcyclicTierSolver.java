package zermelo.solve.tablebase.build;

import java.util.function.LongConsumer;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.OutcomeAccumulator;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;

/**
 * Solves a tier whose moves lead below it or to smaller ranks in it, in the order of ranks.
 *
 * <p>Each position is visited once. Threads take pieces of ranks in ascending order. A thread that
 * needs a position from a piece in progress waits for it. The thread with the lowest piece never
 * waits, so there is no deadlock.
 */
public final class AcyclicTierSolver extends TierSolver {
  private final ThreadLocal<OutcomeAccumulator> best =
      ThreadLocal.withInitial(OutcomeAccumulator::new);

  AcyclicTierSolver(
      CursorThreadPool workers,
      LoadedTiers loadedTiers,
      int number,
      boolean misere,
      LongConsumer solved) {
    super(workers, loadedTiers, number, misere, solved);
  }

  @Override
  void solve() {
    workers.run(
        pieces(),
        (cursor, piece) -> {
          OutcomeAccumulator own = best.get();
          solved.accept(
              each(
                  cursor,
                  piece,
                  (at, rank, place) ->
                      tier.packedValues().setShared(place, packedValue(at, rank, own))));
        });
  }

  private int packedValue(PositionCursor cursor, long rank, OutcomeAccumulator own) {
    cursor.seek(rank);
    int options = cursor.generateOptions();
    if (options == 0) {
      return PackedValue.atEnd(cursor.ending(), misere);
    }
    own.clear();
    for (int i = 0; i < options; i++) {
      long option = cursor.option(i);
      own.add(
          inside(option) ? awaited(option) : loadedTiers.packedValueBelow(number, option),
          cursor.keepsTurn(i));
    }
    return own.packedValue();
  }

  private int awaited(long rank) {
    long place = tier.place(rank);
    int packedValue = tier.packedValues().getShared(place);
    while (packedValue == PackedValue.WAITING) {
      if (workers.failed()) {
        throw new CursorThreadPool.WorkAbandoned();
      }
      Thread.onSpinWait();
      packedValue = tier.packedValues().getShared(place);
    }
    return packedValue;
  }
}

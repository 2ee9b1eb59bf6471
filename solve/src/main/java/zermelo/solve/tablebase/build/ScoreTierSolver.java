package zermelo.solve.tablebase.build;

import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import zermelo.kernel.RulesFault;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PackedScore;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;

/**
 * Solves a tier of a game with a score by sweeps over the unsolved positions.
 *
 * <p>A position is solved when all its options are. {@code zermelo.solve.graph.MarginAnalysis}, the
 * slow twin, explains how margins and plies follow from the options.
 */
public final class ScoreTierSolver extends TierSolver {
  private final int sign;

  ScoreTierSolver(
      CursorThreadPool workers,
      LoadedTiers loadedTiers,
      int number,
      boolean misere,
      LongConsumer solved) {
    super(workers, loadedTiers, number, misere, solved);
    this.sign = misere ? -1 : 1;
  }

  @Override
  void solve() {
    long left = tier.reached().members();
    while (left > 0) {
      AtomicLong found = new AtomicLong();
      workers.run(pieces(), (cursor, piece) -> found.addAndGet(sweep(cursor, piece)));
      if (found.get() == 0) {
        throw new RulesFault("the game has a score, but play can go on for ever: no margin exists");
      }
      left -= found.get();
    }
  }

  /** Solves what can be solved in a piece now; returns the number of solved positions. */
  private long sweep(PositionCursor cursor, long piece) {
    long[] found = {0};
    each(
        cursor,
        piece,
        (at, rank, place) -> {
          if (tier.packedValues().get(place) == PackedValue.WAITING) {
            int packedValue = packedValue(at, rank);
            tier.packedValues().setShared(place, packedValue);
            found[0] += packedValue == PackedValue.WAITING ? 0 : 1;
          }
        });
    solved.accept(found[0]);
    return found[0];
  }

  /** The position's packed value, or 0 if an option is not solved yet. */
  private int packedValue(PositionCursor cursor, long rank) {
    cursor.seek(rank);
    int options = cursor.generateOptions();
    if (options == 0) {
      return PackedScore.of(sign * cursor.settlement(), 0, 0);
    }
    int best = Integer.MIN_VALUE;
    int hurried = 0;
    int delayed = 0;
    for (int i = 0; i < options; i++) {
      long option = cursor.option(i);
      int packedValue =
          inside(option)
              ? tier.packedValues().getShared(tier.place(option))
              : loadedTiers.packedValueBelow(number, option);
      if (packedValue == PackedValue.WAITING) {
        return PackedValue.WAITING;
      }
      boolean again = cursor.keepsTurn(i);
      int after = again ? PackedScore.margin(packedValue) : -PackedScore.margin(packedValue);
      int margin = sign * cursor.gain(i) + after;
      if (margin < best) {
        continue;
      }
      // When the turn passes, a player who hurries here delays there.
      int hurry =
          1
              + (again
                  ? PackedScore.shortestPlies(packedValue)
                  : PackedScore.longestPlies(packedValue));
      int delay =
          1
              + (again
                  ? PackedScore.longestPlies(packedValue)
                  : PackedScore.shortestPlies(packedValue));
      hurried = margin > best ? hurry : Math.min(hurried, hurry);
      delayed = margin > best ? delay : Math.max(delayed, delay);
      best = margin;
    }
    return PackedScore.of(best, hurried, delayed);
  }
}

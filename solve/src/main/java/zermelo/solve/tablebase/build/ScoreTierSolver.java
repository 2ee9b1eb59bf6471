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
      LoadedTiers sheet,
      int number,
      boolean misere,
      LongConsumer solved) {
    super(workers, sheet, number, misere, solved);
    this.sign = misere ? -1 : 1;
  }

  @Override
  void solve() {
    long left = tier.reached().members();
    while (left > 0) {
      AtomicLong found = new AtomicLong();
      workers.run(pieces(), (mover, piece) -> found.addAndGet(sweep(mover, piece)));
      if (found.get() == 0) {
        throw new RulesFault("the game has a score, but play can go on for ever: no margin exists");
      }
      left -= found.get();
    }
  }

  /** Solves what can be solved in a piece now; returns the number of solved positions. */
  private long sweep(PositionCursor mover, long piece) {
    long[] found = {0};
    each(
        mover,
        piece,
        (at, rank, place) -> {
          if (tier.cells().get(place) == PackedValue.WAITING) {
            int cell = cell(at, rank);
            tier.cells().setShared(place, cell);
            found[0] += cell == PackedValue.WAITING ? 0 : 1;
          }
        });
    solved.accept(found[0]);
    return found[0];
  }

  /** The position's cell, or 0 if an option is not solved yet. */
  private int cell(PositionCursor mover, long rank) {
    mover.go(rank);
    int options = mover.look();
    if (options == 0) {
      return PackedScore.of(sign * mover.settlement(), 0, 0);
    }
    int best = Integer.MIN_VALUE;
    int hurried = 0;
    int delayed = 0;
    for (int i = 0; i < options; i++) {
      long option = mover.option(i);
      int cell =
          inside(option)
              ? tier.cells().getShared(tier.place(option))
              : sheet.cellBelow(number, option);
      if (cell == PackedValue.WAITING) {
        return PackedValue.WAITING;
      }
      boolean again = mover.again(i);
      int after = again ? PackedScore.margin(cell) : -PackedScore.margin(cell);
      int margin = sign * mover.gain(i) + after;
      if (margin < best) {
        continue;
      }
      // When the turn passes, a player who hurries here delays there.
      int hurry = 1 + (again ? PackedScore.hurried(cell) : PackedScore.delayed(cell));
      int delay = 1 + (again ? PackedScore.delayed(cell) : PackedScore.hurried(cell));
      hurried = margin > best ? hurry : Math.min(hurried, hurry);
      delayed = margin > best ? delay : Math.max(delayed, delay);
      best = margin;
    }
    return PackedScore.of(best, hurried, delayed);
  }
}

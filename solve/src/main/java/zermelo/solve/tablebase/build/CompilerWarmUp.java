package zermelo.solve.tablebase.build;

import java.util.SplittableRandom;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.OutcomeAccumulator;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;

/**
 * Some games played by chance before the work begins. The first tiers of a search have no ends in
 * them and the first that are solved have nothing else; Java compiles only what it has seen, so
 * without this it compiles the same code up to four times. Nothing is kept of it.
 */
public final class CompilerWarmUp {
  /** With fewer ranks all is done before it pays. */
  private static final long RANKS = 1 << 20;

  /** The positions that each thread looks at; what counts is what it does beyond the first 200. */
  private static final int POSITIONS = 1000;

  private CompilerWarmUp() {}

  static void hold(CursorThreadPool workers, long root) {
    if (workers.first().tiers().size() >= RANKS) {
      workers.run(workers.count(), (mover, number) -> play(mover, root, number));
    }
  }

  private static void play(PositionCursor mover, long root, long seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    OutcomeAccumulator best = new OutcomeAccumulator();
    long rank = root;
    int cell = PackedValue.TIE;
    for (int i = 0; i < POSITIONS; i++) {
      mover.go(rank);
      int options = mover.look();
      if (options == 0) {
        cell = PackedValue.atEnd(mover.ending(), false);
        rank = root;
        continue;
      }
      int choice = chance.nextInt(options);
      best.clear();
      best.add(cell, mover.again(choice));
      cell = best.cell();
      rank = mover.option(choice);
    }
  }
}

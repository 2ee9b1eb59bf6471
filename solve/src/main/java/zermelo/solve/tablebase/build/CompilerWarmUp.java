package zermelo.solve.tablebase.build;

import java.util.SplittableRandom;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.OutcomeAccumulator;
import zermelo.solve.tablebase.PackedValue;
import zermelo.solve.tablebase.PositionCursor;

/**
 * Plays random games before the work begins, so that the JIT compiler sees typical positions.
 *
 * <p>The first tiers of a reachability search contain no ends of the game, and the first solved
 * tiers contain nothing else. Java optimizes for what it has seen, so without this it compiles the
 * same code up to four times. No results are kept.
 */
public final class CompilerWarmUp {
  /** With fewer ranks the work ends before this pays. */
  private static final long RANKS = 1 << 20;

  /** The positions that each thread visits. Only those after the first 200 have an effect. */
  private static final int POSITIONS = 1000;

  private CompilerWarmUp() {}

  static void hold(CursorThreadPool workers, long root) {
    if (workers.first().tiers().size() >= RANKS) {
      workers.run(workers.count(), (cursor, number) -> play(cursor, root, number));
    }
  }

  private static void play(PositionCursor cursor, long root, long seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    OutcomeAccumulator best = new OutcomeAccumulator();
    long rank = root;
    int packedValue = PackedValue.TIE;
    for (int i = 0; i < POSITIONS; i++) {
      cursor.seek(rank);
      int options = cursor.generateOptions();
      if (options == 0) {
        packedValue = PackedValue.atEnd(cursor.ending(), false);
        rank = root;
        continue;
      }
      int choice = chance.nextInt(options);
      best.clear();
      best.add(packedValue, cursor.keepsTurn(choice));
      packedValue = best.packedValue();
      rank = cursor.option(choice);
    }
  }
}

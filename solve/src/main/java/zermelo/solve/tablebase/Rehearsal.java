package zermelo.solve.tablebase;

import java.util.SplittableRandom;

/**
 * Some games played by chance before the work begins. The first tiers of a search have no ends in
 * them and the first that are solved have nothing else; Java compiles only what it has seen, so
 * without this it compiles the same code up to four times. Nothing is kept of it.
 */
final class Rehearsal {
  /** With fewer ranks all is done before it pays. */
  private static final long RANKS = 1 << 20;

  /** The positions that each thread looks at; what counts is what it does beyond the first 200. */
  private static final int POSITIONS = 1000;

  private Rehearsal() {}

  static void hold(Workers workers, long root) {
    if (workers.first().tiers().size() >= RANKS) {
      workers.run(workers.count(), (mover, number) -> play(mover, root, number));
    }
  }

  private static void play(Mover mover, long root, long seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    Best best = new Best();
    long rank = root;
    int cell = Cell.TIE;
    for (int i = 0; i < POSITIONS; i++) {
      mover.go(rank);
      int options = mover.look();
      if (options == 0) {
        cell = Cell.atEnd(mover.ending(), false);
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

package zermelo.solve.search;

import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;

/**
 * Counts the positions of a search in a {@link Progress}, and checks its limits often.
 *
 * <p>It checks more often than a solver does, because a time limit may be a fraction of a second,
 * and a single position of a slow game may take milliseconds. It also ends the search when the
 * tables of a sum use too much memory, because they cannot drop entries.
 */
final class SearchCounter {
  /** The most memory for the tables of a sum. */
  private static final long MAX_BYTES = 256L << 20;

  private static final int EVERY = 16;

  private final Progress progress;
  private final PackedGame game;
  private final long most;
  private int steps;

  SearchCounter(Progress progress, PackedGame game) {
    this.progress = progress;
    this.game = game;
    this.most = Math.min(MAX_BYTES, progress.limits().memory() / 2);
  }

  /** Counts one position and its options; throws {@link LimitReached} at a limit. */
  void step(int options) {
    if (progress.visit(options) || ++steps % EVERY == 0) {
      check();
    }
  }

  void check() {
    if (game.bytes() > most) {
      throw new LimitReached(LimitReached.Kind.MEMORY, "the parts of the sum took too much memory");
    }
    progress.check(0);
  }
}

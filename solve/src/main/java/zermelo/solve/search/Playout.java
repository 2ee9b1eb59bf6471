package zermelo.solve.search;

import java.util.random.RandomGenerator;
import zermelo.kernel.Options;

/** Plays games to their end with uniformly random moves. */
final class Playout {
  /** A longer playout counts as a draw, because the game may loop. */
  private static final int MAX_PLIES = 512;

  private final PackedGame game;
  private final SearchCounter counter;
  private final RandomGenerator random;
  private final Options options;
  private final long[] here;
  private int plies;
  private int margin;

  Playout(PackedGame game, SearchCounter counter, RandomGenerator random) {
    this.game = game;
    this.counter = counter;
    this.random = random;
    this.options = game.newOptions();
    this.here = new long[game.width()];
  }

  /**
   * Plays from a position to the end.
   *
   * @param lead the margin so far, for the player at the root
   * @param mine whether the player at the root is to move
   * @return the value of the end for the player at the root, from -1 to 1
   */
  double run(long[] words, int at, int lead, boolean mine) {
    System.arraycopy(words, at, here, 0, here.length);
    boolean my = mine;
    margin = lead;
    for (plies = 0; plies < MAX_PLIES; plies++) {
      int end = game.end(here, 0);
      if (end == PackedGame.OPEN) {
        if (!game.fill(here, 0, options)) {
          plies = MAX_PLIES;
          return 0;
        }
        end = options.size() == 0 ? game.marginWithoutMoves(here, 0) : end;
      }
      counter.step(options.size());
      if (end != PackedGame.OPEN) {
        margin += my ? end : -end;
        return game.score(margin);
      }
      int pick = random.nextInt(options.size());
      int gain = game.gain(options, pick);
      margin += my ? gain : -gain;
      System.arraycopy(options.words(), options.at(options.firstPart(pick)), here, 0, here.length);
      my = game.isRootPlayersTurn(my, here, 0);
    }
    return 0;
  }

  /** Whether the game was already over where the last playout began. */
  boolean wasOver() {
    return plies == 0;
  }

  /** The final margin of the last playout that ended, for the player at the root. */
  int margin() {
    return margin;
  }
}

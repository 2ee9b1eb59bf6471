package zermelo.solve.bounds;

import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;

/**
 * Expresses the value of a position as one number, from the view of the player to move.
 *
 * <p>Larger is better. Without a score, a win in n plies is {@link #NOW} - n, a loss in n plies its
 * negative, and a tie 0. So a quicker win is worth more, and a slower loss too: a win in 3 is
 * 15,997. With a score, the value is what the player to move still gains.
 *
 * <p>A move changes the view: {@link #before} turns the value of the position after a move into the
 * value of the move, and {@link #after} turns the question "is the move worth more than this?" into
 * the question about the position after it.
 */
record ValueScale(boolean scored, boolean misere) {
  /** The value of a game that the player to move has won already. */
  static final int NOW = 16_000;

  /** Larger than all values. */
  static final int INFINITE = 32_000;

  /** Longer plays are not searched: the search recurses, and stacks are small on a server. */
  static final int MAX_PLIES = 1_000;

  /** A value of at least this much is a win, in games without a score. */
  static final int WIN = 1;

  /**
   * The value of a position where the rules end the game.
   *
   * @param settlement what the player to move gains at the end, in games with a score
   */
  int ended(Ending ending, int settlement) {
    if (scored) {
      return sign() * settlement;
    }
    return switch (ending) {
      case WON -> sign() * NOW;
      case LOST -> -sign() * NOW;
      case TIED, OPEN -> 0;
    };
  }

  /** The value of a position without a move. */
  int stuck(int settlement) {
    return scored ? sign() * settlement : -sign() * NOW;
  }

  /**
   * The largest value of a position that the rules have not ended, in games without a score.
   *
   * <p>In misère play that is a position without a move, which is already won.
   */
  int quickestWin() {
    return misere ? NOW : NOW - 1;
  }

  /** The gain of a move, negated in misère play. */
  int gain(int gained) {
    return sign() * gained;
  }

  /** The value of a move, from that of the position after it. */
  int before(int next, int gain, boolean keepsTurn) {
    if (scored) {
      return gain + (keepsTurn ? next : -next);
    }
    int later = next - Integer.signum(next); // one ply farther away
    return keepsTurn ? later : -later;
  }

  /** The value of the position after a move that is worth this: the inverse of {@link #before}. */
  int next(int value, int gain, boolean keepsTurn) {
    if (scored) {
      return keepsTurn ? value - gain : gain - value;
    }
    int farther = value + Integer.signum(value);
    return keepsTurn ? farther : -farther;
  }

  /**
   * The question about the position after a move that answers "is the move worth more than alpha?".
   *
   * <p>The move is worth more than alpha exactly if that position is worth more than the result
   * (the turn stays), or at most the result (the turn passes).
   */
  int after(int alpha, int gain, boolean keepsTurn) {
    int beta = alpha + 1;
    if (scored) {
      return keepsTurn ? alpha - gain : gain - beta;
    }
    int farther = beta + Integer.signum(beta);
    return keepsTurn ? farther - 1 : -farther;
  }

  /** The outcome of a value, in games without a score. */
  static Outcome outcome(int value) {
    return value > 0 ? Outcome.WIN : value < 0 ? Outcome.LOSE : Outcome.TIE;
  }

  /** The plies to the end of a decided value, in games without a score; -1 for a tie. */
  static int plies(int value) {
    return value == 0 ? -1 : NOW - Math.abs(value);
  }

  private int sign() {
    return misere ? -1 : 1;
  }
}

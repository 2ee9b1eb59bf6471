package zermelo.solve;

import java.util.OptionalInt;
import zermelo.kernel.Outcome;

/**
 * What is proven about the value of a position that is not solved, for the player to move.
 *
 * @param worst the player to move reaches at least this
 * @param best the player to move reaches at most this
 * @param leastMargin in games with a score, the final margin is at least this, if that is known
 * @param mostMargin in games with a score, the final margin is at most this, if that is known
 */
public record ProvenBounds(
    Outcome worst, Outcome best, OptionalInt leastMargin, OptionalInt mostMargin) {
  /** Nothing is proven. */
  public static final ProvenBounds NOTHING = of(Outcome.LOSE, Outcome.WIN);

  /** Bounds in a game without a score. */
  public static ProvenBounds of(Outcome worst, Outcome best) {
    return new ProvenBounds(worst, best, OptionalInt.empty(), OptionalInt.empty());
  }
}

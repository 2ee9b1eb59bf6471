package zermelo.solve.positional;

import java.util.Optional;
import zermelo.kernel.Outcome;
import zermelo.solve.Value;

/**
 * What is proven about a position: bounds on its score for the player to move.
 *
 * @param cells the number of cells of the board
 * @param stones the number of taken cells
 * @param low the least {@link Score} that is still possible
 * @param high the greatest one
 */
public record ScoreBounds(int cells, int stones, int low, int high) {
  /** The bounds that hold for every position with this many stones. */
  static ScoreBounds of(int cells, int stones) {
    return new ScoreBounds(
        cells, stones, -Score.of(cells, stones + 2), Score.of(cells, stones + 1));
  }

  ScoreBounds atLeast(int score) {
    return new ScoreBounds(cells, stones, Math.max(low, score), high);
  }

  ScoreBounds atMost(int score) {
    return new ScoreBounds(cells, stones, low, Math.min(high, score));
  }

  /** Whether the outcome and the remoteness are known. */
  public boolean exact() {
    return low == high;
  }

  /** The worst outcome that is still possible for the player to move. */
  public Outcome least() {
    return outcome(low);
  }

  /** The best outcome that is still possible for the player to move. */
  public Outcome most() {
    return outcome(high);
  }

  /** The value, if the outcome is known; with the remoteness, if that is known too. */
  public Optional<Value> value() {
    if (least() != most()) {
      return Optional.empty();
    }
    return Optional.of(
        Value.of(least(), exact() && low != 0 ? Score.remoteness(cells, stones, low) : -1));
  }

  private static Outcome outcome(int score) {
    return score > 0 ? Outcome.WIN : score < 0 ? Outcome.LOSE : Outcome.TIE;
  }
}

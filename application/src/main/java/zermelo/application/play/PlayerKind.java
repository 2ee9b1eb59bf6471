package zermelo.application.play;

import java.util.List;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;

/**
 * The requested kind of player.
 *
 * <p>One of {@code human}, {@code perfect}, {@code random}, a level {@code 1} to {@code 10}, {@code
 * alpha-beta} or {@code mcts}.
 */
public record PlayerKind(String kind) {
  private static final List<String> KINDS =
      List.of("human", "perfect", "random", "alpha-beta", "mcts");

  public static PlayerKind parse(String text) {
    PlayerKind seat = new PlayerKind(text.strip());
    if (!KINDS.contains(seat.kind) && !seat.hasLevel()) {
      throw new BadInput(
          "'"
              + seat.kind
              + "' is not a player: write "
              + String.join(", ", KINDS)
              + ", or a level from 1 to 10."
              + NearestNames.hint(seat.kind, KINDS));
    }
    return seat;
  }

  public boolean human() {
    return kind.equals("human");
  }

  /** Returns whether this is a computer player with a skill level. */
  boolean hasLevel() {
    return kind.matches("[1-9]|10");
  }

  /** Returns whether this player makes the best move that it finds, from the solver. */
  public boolean isStrongest() {
    return kind.equals("perfect") || kind.equals("10");
  }

  /** Returns whether this is a level that errs. */
  public boolean isWeak() {
    return hasLevel() && level() < 10;
  }

  int level() {
    return Integer.parseInt(kind);
  }
}

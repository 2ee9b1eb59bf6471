package zermelo.kernel;

/** The result of perfect play from a position, for the player to move. */
public enum Outcome {
  WIN,
  LOSE,
  /** The game ends without a winner. */
  TIE,
  /** No player can force an end: play continues for ever. */
  DRAW;

  /** The same outcome for the other player. */
  public Outcome flip() {
    return switch (this) {
      case WIN -> LOSE;
      case LOSE -> WIN;
      case TIE, DRAW -> this;
    };
  }
}

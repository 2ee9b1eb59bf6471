package zermelo.kernel;

/** What perfect play makes of a position, told from the side of the player to move. */
public enum Outcome {
  WIN,
  LOSE,
  /** The game ends and nobody has won. */
  TIE,
  /** Nobody can force an end: play goes on for ever. */
  DRAW;

  /** The same outcome told from the other player's side. */
  public Outcome flip() {
    return switch (this) {
      case WIN -> LOSE;
      case LOSE -> WIN;
      case TIE, DRAW -> this;
    };
  }
}

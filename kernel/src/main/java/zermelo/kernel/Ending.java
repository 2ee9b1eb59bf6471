package zermelo.kernel;

/** How the rules end the game at a position, from the view of the player to move. */
public enum Ending {
  /** The rules do not end the game here; a player without a move loses (normal play). */
  OPEN,
  /** The player to move has lost: the previous player wins. */
  LOST,
  /** The player to move has won. */
  WON,
  /** No player wins. */
  TIED;

  /** Returns the ending that counts where this one and another hold: LOST, then WON, TIED, OPEN. */
  public Ending before(Ending other) {
    return rank() >= other.rank() ? this : other;
  }

  private int rank() {
    return switch (this) {
      case OPEN -> 0;
      case TIED -> 1;
      case WON -> 2;
      case LOST -> 3;
    };
  }

  /** The same ending in misère play: wins and losses change places. */
  public Ending misere() {
    return switch (this) {
      case LOST -> WON;
      case WON -> LOST;
      case OPEN, TIED -> this;
    };
  }
}

package zermelo.kernel;

/** Whether the rules end the game at a position before anybody is stuck, and for whom. */
public enum Ending {
  /** The rules do not end the game here; a player without a move loses (normal play). */
  OPEN,
  /** The player to move has lost: the previous player wins. */
  LOST,
  /** The player to move has won. */
  WON,
  /** Nobody wins. */
  TIED;

  /** The same ending in misère play, where what won now loses. */
  public Ending misere() {
    return switch (this) {
      case LOST -> WON;
      case WON -> LOST;
      case OPEN, TIED -> this;
    };
  }
}

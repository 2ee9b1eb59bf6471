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

  /** Which of two endings counts when both stand at once: LOST, then WON, then TIED, then OPEN. */
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

  /** The same ending in misère play, where what won now loses. */
  public Ending misere() {
    return switch (this) {
      case LOST -> WON;
      case WON -> LOST;
      case OPEN, TIED -> this;
    };
  }
}

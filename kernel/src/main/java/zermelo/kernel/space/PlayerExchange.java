package zermelo.kernel.space;

/**
 * Exchanges the players of a position if the second is to move.
 *
 * <p>A space offers it if the rules are symmetric between the players and every move passes the
 * turn. Then the exchanged position has the same value for the player to move.
 */
@FunctionalInterface
public interface PlayerExchange {
  /** Exchanges the players if needed, so that the first is to move. */
  void giveFirstPlayerTheTurn(long[] words, int at);
}

package zermelo.solve.positional;

/**
 * The value of a position as a number: the sooner the win, the larger; 0 is a tie.
 *
 * <p>A player who wins with the stone number {@code last} scores half the cells that are left
 * empty, plus 1. The loser scores the negative. Only stones of one parity are a player's own, so no
 * two lengths of a win share a score.
 */
final class Score {
  private Score() {}

  /** The winner's score, if the board then holds this many stones. */
  static int of(int cells, int last) {
    return (cells - last + 2) / 2;
  }

  /** The plies to the end from a position with this many stones, for the score of its mover. */
  static int remoteness(int cells, int stones, int score) {
    int least = cells + 2 - 2 * Math.abs(score); // or one less, by parity
    int plies = least - stones;
    boolean own = score > 0;
    return (plies & 1) == (own ? 1 : 0) ? plies : plies - 1;
  }
}

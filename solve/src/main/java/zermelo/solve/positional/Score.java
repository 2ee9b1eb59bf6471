package zermelo.solve.positional;

/**
 * Expresses the value of a position as one number: larger for a quicker win, 0 for a tie.
 *
 * <p>A player who wins scores 1 plus half the cells that are then left empty, rounded down. The
 * loser scores the negative. Example: a win with the 41st of 42 stones scores 1, with the 39th 2.
 * The two players' stones alternate, so different lengths of a win have different scores.
 */
final class Score {
  private Score() {}

  /** The winner's score if the game ends with this many stones on the board. */
  static int of(int cells, int last) {
    return (cells - last + 2) / 2;
  }

  /**
   * The plies to the end of the game for a score that is not 0.
   *
   * @param stones the number of stones on the board now
   * @param score the score of the player to move
   */
  static int remoteness(int cells, int stones, int score) {
    int least = cells + 2 - 2 * Math.abs(score); // or one less, by parity
    int plies = least - stones;
    boolean own = score > 0;
    return (plies & 1) == (own ? 1 : 0) ? plies : plies - 1;
  }
}

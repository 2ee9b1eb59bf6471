package zermelo.play;

import java.util.OptionalInt;

/**
 * How a game ended.
 *
 * @param winner the winner's seat; nobody's in a tie or a draw
 * @param margin in games with a score, by how much the winner won
 */
public record GameResult(OptionalInt winner, Cause how, OptionalInt margin) {
  /** What ended the game. */
  public enum Cause {
    /** The player to move has no move. */
    STUCK,
    /** The rules end the game at this position. */
    RULES,
    /** The last move is made and the score decides. */
    SCORE,
    /** A position came up for the third time: play would go on for ever. */
    REPEATED,
    /** A player gave up. */
    RESIGNED
  }
}

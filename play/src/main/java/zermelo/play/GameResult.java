package zermelo.play;

import java.util.OptionalInt;

/**
 * The result of a game.
 *
 * @param winner the winner's seat; empty after a tie or a draw
 * @param margin the winner's margin, in games with a score
 */
public record GameResult(OptionalInt winner, Cause how, OptionalInt margin) {
  /** The reason why the game ended. */
  public enum Cause {
    /** The player to move has no move. */
    STUCK,
    /** The rules end the game at this position. */
    RULES,
    /** The last move was made and the score decides. */
    SCORE,
    /** A position occurred for the third time: play would go on for ever. */
    REPEATED,
    /** A player resigned. */
    RESIGNED
  }
}

package zermelo.play;

import zermelo.kernel.Outcome;

/**
 * Compares outcomes by how good they are for a player: a win, then a tie or a draw, then a loss.
 */
public final class OutcomeOrder {
  private OutcomeOrder() {}

  /** Returns 2 for a win, 1 for a tie or a draw, 0 for a loss. */
  public static int of(Outcome outcome) {
    return switch (outcome) {
      case WIN -> 2;
      case TIE, DRAW -> 1;
      case LOSE -> 0;
    };
  }

  /** Returns whether a player has lost something between the two outcomes. */
  public static boolean worse(Outcome before, Outcome after) {
    return of(after) < of(before);
  }
}

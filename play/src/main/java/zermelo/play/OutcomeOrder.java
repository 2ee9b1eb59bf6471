package zermelo.play;

import zermelo.kernel.Outcome;

/** Which outcomes are better than others for the player they are told of. */
public final class OutcomeOrder {
  private OutcomeOrder() {}

  /** 2 a win, 1 a tie or a draw, 0 a loss. */
  public static int of(Outcome outcome) {
    return switch (outcome) {
      case WIN -> 2;
      case TIE, DRAW -> 1;
      case LOSE -> 0;
    };
  }

  /** Whether somebody who had {@code before} has thrown something away with {@code after}. */
  public static boolean worse(Outcome before, Outcome after) {
    return of(after) < of(before);
  }
}

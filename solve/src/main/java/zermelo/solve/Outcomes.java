package zermelo.solve;

import zermelo.kernel.Outcome;

/** Converts other values to outcomes. */
public final class Outcomes {
  private Outcomes() {}

  /** The outcome of a game that ends with this margin for the player to move. */
  public static Outcome ofMargin(int margin) {
    return margin > 0 ? Outcome.WIN : margin < 0 ? Outcome.LOSE : Outcome.TIE;
  }

  static boolean decisive(Outcome outcome) {
    return outcome == Outcome.WIN || outcome == Outcome.LOSE;
  }
}

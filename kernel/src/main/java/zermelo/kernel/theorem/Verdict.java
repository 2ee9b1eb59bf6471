package zermelo.kernel.theorem;

import java.util.OptionalLong;
import zermelo.kernel.Outcome;

/** A closed form's verdict on a position: the outcome, and the Grundy value if known. */
public record Verdict(Outcome outcome, OptionalLong nimber) {
  /** The verdict for a Grundy value in normal play. */
  public static Verdict ofNimber(long nimber) {
    return new Verdict(nimber == 0 ? Outcome.LOSE : Outcome.WIN, OptionalLong.of(nimber));
  }

  /** A verdict without a Grundy value. */
  public static Verdict of(Outcome outcome) {
    return new Verdict(outcome, OptionalLong.empty());
  }

  public static Verdict win(boolean wins) {
    return of(wins ? Outcome.WIN : Outcome.LOSE);
  }
}

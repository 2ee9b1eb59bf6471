package zermelo.solve.table;

import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;

/** Encodes endings and outcomes as two bits each, for tables. */
public final class OutcomeEncoding {
  private static final Ending[] ENDINGS = {Ending.OPEN, Ending.LOST, Ending.WON, Ending.TIED};
  private static final Outcome[] OUTCOMES = {Outcome.WIN, Outcome.LOSE, Outcome.TIE, Outcome.DRAW};

  private OutcomeEncoding() {}

  public static int of(Ending ending) {
    return switch (ending) {
      case OPEN -> 0;
      case LOST -> 1;
      case WON -> 2;
      case TIED -> 3;
    };
  }

  public static Ending ending(int code) {
    return ENDINGS[code & 3];
  }

  public static int of(Outcome outcome) {
    return switch (outcome) {
      case WIN -> 0;
      case LOSE -> 1;
      case TIE -> 2;
      case DRAW -> 3;
    };
  }

  public static Outcome outcome(int code) {
    return OUTCOMES[code & 3];
  }
}

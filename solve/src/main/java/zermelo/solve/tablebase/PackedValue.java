package zermelo.solve.tablebase;

import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;

/**
 * The packed value of a position: its outcome and its remoteness in one number.
 *
 * <p>The two highest of 32 bits are the outcome for the player to move, the others the remoteness.
 * Ties have the remoteness 0 and draws the largest number, both under {@link #EVEN}. The same
 * layout exists in 16 bits.
 *
 * <p>In games with a score a packed value has the margin and two remotenesses instead; see {@link
 * PackedScore}. In both, 0 is a position that is not solved yet.
 */
public final class PackedValue {
  /**
   * Not solved yet.
   *
   * <p>While a tier is solved, the packed value of such a position counts the options that are not
   * yet known to lose.
   */
  public static final int WAITING = 0;

  private static final int WIN = 1;
  private static final int LOSE = 2;

  /** Ties and draws. */
  private static final int EVEN = 3;

  /**
   * The bits of a remoteness in a packed value of four bytes; {@link #NARROW} in one of two bytes.
   */
  static final int WIDE = 30;

  static final int NARROW = 14;

  private static final int MASK = (1 << WIDE) - 1;
  public static final int TIE = EVEN << WIDE;
  public static final int DRAW = TIE | MASK;

  private PackedValue() {}

  public static int win(int remoteness) {
    return (WIN << WIDE) | remoteness;
  }

  public static int lose(int remoteness) {
    return (LOSE << WIDE) | remoteness;
  }

  /** A tie at this many plies from the end of the game. */
  public static int tie(int steps) {
    return TIE | steps;
  }

  public static boolean isWin(int packedValue) {
    return packedValue >>> WIDE == WIN;
  }

  static boolean isLose(int packedValue) {
    return packedValue >>> WIDE == LOSE;
  }

  public static boolean isTie(int packedValue) {
    return packedValue >>> WIDE == EVEN && packedValue != DRAW;
  }

  public static boolean isKnown(int packedValue) {
    return packedValue >>> WIDE != WAITING;
  }

  public static int remoteness(int packedValue) {
    return packedValue & MASK;
  }

  public static Outcome outcome(int packedValue) {
    return switch (packedValue >>> WIDE) {
      case WIN -> Outcome.WIN;
      case LOSE -> Outcome.LOSE;
      case EVEN -> packedValue == DRAW ? Outcome.DRAW : Outcome.TIE;
      default -> throw new IllegalStateException("a position was not solved");
    };
  }

  /**
   * The packed value where the game is over: by the rules, or ({@code OPEN}) because no move is
   * left.
   */
  public static int atEnd(Ending ending, boolean misere) {
    return switch (misere ? ending.misere() : ending) {
      case OPEN -> misere ? win(0) : lose(0);
      case LOST -> lose(0);
      case WON -> win(0);
      case TIED -> TIE;
    };
  }

  /** Converts to 16 bits; {@link RemotenessOverflow} if the remoteness does not fit. */
  public static short narrow(int packedValue) {
    int low = packedValue & MASK;
    if (low >= (1 << NARROW) - 1 && packedValue != DRAW) {
      throw new RemotenessOverflow();
    }
    return (short) (((packedValue >>> WIDE) << NARROW) | (low & ((1 << NARROW) - 1)));
  }

  public static int widen(short packedValue) {
    int low = packedValue & ((1 << NARROW) - 1);
    int high = (packedValue & 0xffff) >>> NARROW;
    return (high << WIDE) | (high == EVEN && low == (1 << NARROW) - 1 ? MASK : low);
  }

  /**
   * Thrown if a remoteness needs more than 14 bits: the tier must be solved with wider packed
   * values.
   */
  public static final class RemotenessOverflow extends RuntimeException {
    private static final long serialVersionUID = 1L;

    RemotenessOverflow() {
      super("a remoteness is too large", null, false, false);
    }
  }
}

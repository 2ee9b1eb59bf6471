package zermelo.solve.tablebase.verify;

import zermelo.kernel.Ending;
import zermelo.solve.tablebase.PackedScore;
import zermelo.solve.tablebase.PackedValue;

/**
 * The value of a position by the rules, given the values of its options. Serves one thread.
 *
 * <p>A value has a merit, the margin or the outcome, and the plies that are left if the player to
 * move hurries and if that player delays. With outcomes both are the remoteness.
 */
final class ExpectedValue {
  private static final int LOSE = 0;
  private static final int DRAW = 1;
  private static final int TIE = 2;
  private static final int WIN = 3;

  private final boolean scored;
  private final boolean misere;
  private int merit;
  private int hurried;
  private int delayed;

  ExpectedValue(boolean scored, boolean misere) {
    this.scored = scored;
    this.misere = misere;
  }

  /** Sets the value of the cursor's position, which has no options. */
  void end(RulesCursor at) {
    Ending ending = at.ending();
    boolean lost = ending == Ending.LOST || ending == Ending.OPEN;
    hurried = 0;
    delayed = 0;
    if (scored) {
      merit = misere ? -at.settlement() : at.settlement();
    } else {
      merit = ending == Ending.TIED ? TIE : lost == misere ? WIN : LOSE;
    }
  }

  /** Adds option i of the cursor's position, which has this value; option 0 comes first. */
  void add(RulesCursor at, int i, int value) {
    boolean again = at.keepsTurn(i);
    int own = again ? merit(value) : opposed(merit(value));
    if (scored) {
      own += misere ? -at.gain(i) : at.gain(i);
    }
    // When the turn passes, a player who hurries here delays there.
    int soon = 1 + (again ? hurried(value) : delayed(value));
    int late = 1 + (again ? delayed(value) : hurried(value));
    if (i == 0 || own > merit) {
      merit = own;
      hurried = soon;
      delayed = late;
    } else if (own == merit) {
      hurried = Math.min(hurried, soon);
      delayed = Math.max(delayed, late);
    }
  }

  private int opposed(int merit) {
    return scored ? -merit : merit == WIN ? LOSE : merit == LOSE ? WIN : merit;
  }

  private int merit(int value) {
    return scored
        ? PackedScore.margin(value)
        : switch (PackedValue.outcome(value)) {
          case WIN -> WIN;
          case LOSE -> LOSE;
          case TIE -> TIE;
          case DRAW -> DRAW;
        };
  }

  private int hurried(int value) {
    return scored ? PackedScore.shortestPlies(value) : PackedValue.remoteness(value);
  }

  private int delayed(int value) {
    return scored ? PackedScore.longestPlies(value) : PackedValue.remoteness(value);
  }

  /** Whether a stored value is the expected one. A winner hurries, a loser delays. */
  boolean matches(int value) {
    return merit(value) == merit
        && (hurried(value) == hurried || !(scored || merit == WIN))
        && (delayed(value) == delayed || !(scored || merit == LOSE));
  }

  /** The expected value in words. */
  String words() {
    return words(merit, hurried, delayed);
  }

  /** A stored value in words. */
  String words(int value) {
    return words(merit(value), hurried(value), delayed(value));
  }

  private String words(int ofMerit, int soon, int late) {
    if (scored) {
      return "margin %d in %d to %d plies".formatted(ofMerit, soon, late);
    }
    return switch (ofMerit) {
      case WIN -> "a win in " + soon;
      case LOSE -> "a loss in " + late;
      case TIE -> "a tie";
      default -> "a draw";
    };
  }
}

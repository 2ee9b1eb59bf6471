package zermelo.solve;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;

/**
 * Outcomes and remotenesses by rank, as {@link Merits}, usually a byte for both. Options have
 * smaller ranks, so there are no loops and no draws: the best option decides.
 *
 * <p>It cannot cope with options of several parts: the outcomes of parts say nothing of the whole.
 */
final class DenseOutcomes implements Sweep.Row {
  private final Ledger ledger;
  private final boolean impartial;
  private final boolean misere;
  private final Merits merits = new Merits();
  private int[][] least = {}; // by kind of move, the least merit on each line so far

  /**
   * @param ledger has the results as long as it is open
   */
  DenseOutcomes(Ledger ledger, boolean impartial, boolean misere) {
    this.ledger = ledger;
    this.impartial = impartial;
    this.misere = misere;
  }

  Outcome outcome(int rank) {
    return Merits.outcome(merit(rank));
  }

  int remoteness(int rank) {
    return Merits.remoteness(merit(rank));
  }

  private int merit(int rank) {
    return ledger.open() ? ledger.merit(rank) : merits.get(rank);
  }

  @Override
  public void ensure(int length) {
    merits.ensure(length);
  }

  @Override
  public boolean fill(Sweep.At at) {
    if (at.ending != Ending.OPEN || at.options() == 0) {
      merits.set(at.rank, Merits.of(atEnd(at.ending, misere), 0));
      return true;
    }
    if (at.plain() && impartial) {
      merits.set(at.rank, Merits.before(merits.least(at.ranks(), at.options())));
      return true;
    }
    int least = Integer.MAX_VALUE;
    for (int option = 0; option < at.options(); option++) {
      int part = at.firstPart(option);
      int parts = at.endPart(option) - part;
      if (parts > 1) {
        return false;
      }
      int merit =
          parts == 0 ? Merits.of(atEnd(Ending.OPEN, misere), 0) : merits.get(at.rankOf(part));
      boolean again = parts == 1 && !impartial && at.turn == at.turnOf(part);
      least = Math.min(least, again ? Merits.flip(merit) : merit);
    }
    merits.set(at.rank, Merits.before(least));
    return true;
  }

  @Override
  public void fill(Crossing at) {
    int best = Integer.MAX_VALUE;
    boolean stuck = true;
    for (int move = 0; move < at.lines.length; move++) {
      if (at.open[move]) {
        stuck = false;
        best = Math.min(best, least[move][at.lines[move]]);
      }
    }
    merits.set(at.rank, stuck ? Merits.of(atEnd(Ending.OPEN, misere), 0) : Merits.before(best));
    pass(at);
  }

  @Override
  public void pass(Crossing at) {
    int merit = merits.get(at.rank);
    if (least.length == 0) {
      least = new int[at.lines.length][0];
    }
    for (int move = 0; move < at.lines.length; move++) {
      int line = at.lines[move];
      int known = least[move].length;
      if (line >= known) {
        least[move] = Arrays.copyOf(least[move], line + line / 2 + 16);
        Arrays.fill(least[move], known, least[move].length, Integer.MAX_VALUE);
      }
      least[move][line] = Math.min(least[move][line], merit);
    }
  }

  @Override
  public void takeOver(int filled) {
    for (int rank = 0; rank < filled; rank++) {
      merits.set(rank, ledger.merit(rank));
    }
  }

  /** The outcome where the game is over: by the rules, or because there is no move. */
  static Outcome atEnd(Ending ending, boolean misere) {
    return switch (misere ? ending.misere() : ending) {
      case OPEN -> misere ? Outcome.WIN : Outcome.LOSE;
      case LOST -> Outcome.LOSE;
      case WON -> Outcome.WIN;
      case TIED -> Outcome.TIE;
    };
  }

  @Override
  public long bytes() {
    long bytes = merits.bytes();
    for (int[] lines : least) {
      bytes += 4L * lines.length;
    }
    return bytes;
  }
}

package zermelo.solve.dense;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.Facts;
import zermelo.kernel.Outcome;

/**
 * Computes and stores outcomes and remotenesses by rank, for a {@link DenseSweep}.
 *
 * <p>Options have smaller ranks, so there are no loops and no draws: the best option decides.
 * Results are encoded as in {@link OutcomeArray}, usually in one byte.
 *
 * <p>Options of several parts are not supported, because the outcomes of parts do not determine the
 * outcome of the whole.
 */
public final class DenseOutcomes implements DenseSweep.ResultArray {
  private final PackedValueArray packed;
  private final boolean impartial;
  private final boolean misere;
  private final OutcomeArray merits = new OutcomeArray();
  private int[][] least = {}; // by kind of move, the least merit on each line so far

  /**
   * Creates an empty array.
   *
   * @param packed holds the results instead of this array while it is open
   */
  DenseOutcomes(PackedValueArray packed, Facts facts, boolean misere) {
    this.packed = packed;
    this.impartial = facts.impartial();
    this.misere = misere;
  }

  Outcome outcome(int rank) {
    return OutcomeArray.outcome(merit(rank));
  }

  int remoteness(int rank) {
    return OutcomeArray.remoteness(merit(rank));
  }

  private int merit(int rank) {
    return packed.open() ? packed.merit(rank) : merits.get(rank);
  }

  @Override
  public void ensure(int length) {
    merits.ensure(length);
  }

  @Override
  public boolean fill(DenseSweep.SweepPosition at) {
    if (at.ending != Ending.OPEN || at.options() == 0) {
      merits.set(at.rank, OutcomeArray.of(atEnd(at.ending, misere), 0));
      return true;
    }
    if (at.plain() && impartial) {
      merits.set(at.rank, OutcomeArray.before(merits.least(at.ranks(), at.options())));
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
          parts == 0 ? OutcomeArray.of(atEnd(Ending.OPEN, misere), 0) : merits.get(at.rankOf(part));
      boolean again = parts == 1 && !impartial && at.turn == at.turnOf(part);
      least = Math.min(least, again ? OutcomeArray.flip(merit) : merit);
    }
    merits.set(at.rank, OutcomeArray.before(least));
    return true;
  }

  @Override
  public void fill(LineCursor at) {
    int best = Integer.MAX_VALUE;
    boolean stuck = true;
    for (int move = 0; move < at.lines.length; move++) {
      if (at.open[move]) {
        stuck = false;
        best = Math.min(best, least[move][at.lines[move]]);
      }
    }
    merits.set(
        at.rank,
        stuck ? OutcomeArray.of(atEnd(Ending.OPEN, misere), 0) : OutcomeArray.before(best));
    pass(at);
  }

  @Override
  public void pass(LineCursor at) {
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
      merits.set(rank, packed.merit(rank));
    }
  }

  /** The outcome where the game is over, by the rules or because no move is left. */
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

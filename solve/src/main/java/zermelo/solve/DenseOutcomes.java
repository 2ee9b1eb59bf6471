package zermelo.solve;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.Outcome;

/**
 * Outcomes by rank, a byte each, with remotenesses in a second array. Options have smaller ranks,
 * so there are no loops and no draws: a position is a win if some option is won, else a tie if some
 * option is one, else a loss.
 *
 * <p>It cannot cope with options of several parts: the outcomes of parts say nothing of the whole.
 */
final class DenseOutcomes implements Sweep.Row {
  private final boolean impartial;
  private final boolean misere;
  private final Numbers remoteness = new Numbers();
  private byte[] outcomes = {};

  DenseOutcomes(boolean impartial, boolean misere) {
    this.impartial = impartial;
    this.misere = misere;
  }

  Outcome outcome(int rank) {
    return Codes.outcome(outcomes[rank]);
  }

  int remoteness(int rank) {
    return remoteness.get(rank);
  }

  @Override
  public void ensure(int length) {
    outcomes = Arrays.copyOf(outcomes, length);
    remoteness.ensure(length);
  }

  @Override
  public boolean fill(Sweep.At at) {
    if (at.ending != Ending.OPEN || at.options() == 0) {
      set(at.rank, atEnd(at.ending, misere), 0);
      return true;
    }
    int nearestWin = Integer.MAX_VALUE;
    int farthestLoss = 0;
    boolean ties = false;
    for (int option = 0; option < at.options(); option++) {
      int part = at.firstPart(option);
      int parts = at.endPart(option) - part;
      if (parts > 1) {
        return false;
      }
      Outcome result =
          parts == 0
              ? atEnd(Ending.OPEN, misere).flip()
              : keepsTurn(at, part) ? outcome(at.rankOf(part)) : outcome(at.rankOf(part)).flip();
      int plies = parts == 0 ? 1 : remoteness.get(at.rankOf(part)) + 1;
      switch (result) {
        case WIN -> nearestWin = Math.min(nearestWin, plies);
        case LOSE -> farthestLoss = Math.max(farthestLoss, plies);
        case TIE, DRAW -> ties = true;
      }
    }
    if (nearestWin < Integer.MAX_VALUE) {
      set(at.rank, Outcome.WIN, nearestWin);
    } else if (ties) {
      set(at.rank, Outcome.TIE, 0);
    } else {
      set(at.rank, Outcome.LOSE, farthestLoss);
    }
    return true;
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

  private boolean keepsTurn(Sweep.At at, int part) {
    return !impartial && at.turn == at.turnOf(part);
  }

  private void set(int rank, Outcome outcome, int plies) {
    outcomes[rank] = (byte) Codes.of(outcome);
    remoteness.set(rank, plies);
  }

  @Override
  public long bytes() {
    return outcomes.length + remoteness.bytes();
  }
}

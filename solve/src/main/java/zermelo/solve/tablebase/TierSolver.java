package zermelo.solve.tablebase;

import java.util.function.LongConsumer;

/** Solves a tier; all that moves lead to below it is solved. */
abstract class TierSolver {
  /** The ranks that one thread solves without asking for more work. */
  static final int PIECE = 1 << 12;

  final Workers workers;
  final Sheet sheet;
  final boolean misere;
  final int number;
  final Tier tier;
  final long first;
  final LongConsumer solved;

  /**
   * @param solved told how many positions were solved, again and again, from any thread
   */
  TierSolver(Workers workers, Sheet sheet, int number, boolean misere, LongConsumer solved) {
    this.workers = workers;
    this.sheet = sheet;
    this.misere = misere;
    this.number = number;
    this.tier = sheet.get(number);
    this.first = tier.first();
    this.solved = solved;
  }

  abstract void solve();

  /** How a position is looked at: its rank and its place. */
  interface Visit {
    void at(Mover mover, long rank, long place);
  }

  final long pieces() {
    return (tier.reached().size() + PIECE - 1) / PIECE;
  }

  /** Looks at every position of a piece; returns how many those are. */
  final long each(Mover mover, long piece, Visit visit) {
    PositionSet reached = tier.reached();
    long last = Math.min((piece + 1) * (PIECE / 64), reached.words());
    long place = reached.place(piece * PIECE);
    long before = place;
    for (long i = piece * (PIECE / 64); i < last; i++) {
      for (long left = reached.word(i); left != 0; left &= left - 1) {
        visit.at(mover, first + (i << 6) + Long.numberOfTrailingZeros(left), place++);
      }
    }
    return place - before;
  }

  final boolean inside(long rank) {
    return rank >= first;
  }

  /** Chooses by what the tier's moves are like. */
  static TierSolver of(
      Workers workers,
      Sheet sheet,
      int number,
      TierFacts facts,
      Plan plan,
      Room room,
      LongConsumer solved) {
    boolean misere = plan.misere();
    if (plan.rules().facts().scored()) {
      return new ScoreSolver(workers, sheet, number, misere, solved);
    }
    return facts.rising()
        ? new LoopSolver(workers, sheet, number, misere, solved, room)
        : new OrderSolver(workers, sheet, number, misere, solved);
  }

  static boolean wide(Plan plan) {
    return plan.rules().facts().scored();
  }
}

package zermelo.solve.tablebase.build;

import java.util.function.LongConsumer;
import zermelo.solve.tablebase.CursorThreadPool;
import zermelo.solve.tablebase.PositionCursor;
import zermelo.solve.tablebase.TablebasePlan;
import zermelo.solve.tablebase.TierFacts;
import zermelo.solve.tablebase.memory.MemoryPool;
import zermelo.solve.tablebase.memory.RankBitSet;
import zermelo.solve.tablebase.memory.TierTable;

/** Solves a tier; everything that its moves reach below it is solved already. */
public abstract class TierSolver {
  /** The number of ranks in one task of a thread. */
  static final int PIECE = 1 << 12;

  final CursorThreadPool workers;
  final LoadedTiers sheet;
  final boolean misere;
  final int number;
  final TierTable tier;
  final long first;
  final LongConsumer solved;

  /**
   * Creates a solver for one tier.
   *
   * @param solved receives numbers of solved positions, repeatedly, from any thread
   */
  TierSolver(
      CursorThreadPool workers,
      LoadedTiers sheet,
      int number,
      boolean misere,
      LongConsumer solved) {
    this.workers = workers;
    this.sheet = sheet;
    this.misere = misere;
    this.number = number;
    this.tier = sheet.get(number);
    this.first = tier.first();
    this.solved = solved;
  }

  abstract void solve();

  /** An action on one position, given its rank and place. */
  interface Visit {
    void at(PositionCursor mover, long rank, long place);
  }

  final long pieces() {
    return (tier.reached().size() + PIECE - 1) / PIECE;
  }

  /** Visits every position of a piece; returns their number. */
  final long each(PositionCursor mover, long piece, Visit visit) {
    RankBitSet reached = tier.reached();
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

  /** Chooses a solver by the facts of the tier's moves. */
  static TierSolver of(
      CursorThreadPool workers,
      LoadedTiers sheet,
      int number,
      TierFacts facts,
      TablebasePlan plan,
      MemoryPool room,
      LongConsumer solved) {
    boolean misere = plan.misere();
    if (plan.rules().facts().scored()) {
      return new ScoreTierSolver(workers, sheet, number, misere, solved);
    }
    return facts.rising()
        ? new RetrogradeTierSolver(workers, sheet, number, misere, solved, room)
        : new AcyclicTierSolver(workers, sheet, number, misere, solved);
  }

  static boolean wide(TablebasePlan plan) {
    return plan.rules().facts().scored();
  }
}

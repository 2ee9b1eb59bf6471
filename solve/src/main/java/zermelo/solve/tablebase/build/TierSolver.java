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
  final LoadedTiers loadedTiers;
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
      LoadedTiers loadedTiers,
      int number,
      boolean misere,
      LongConsumer solved) {
    this.workers = workers;
    this.loadedTiers = loadedTiers;
    this.misere = misere;
    this.number = number;
    this.tier = loadedTiers.get(number);
    this.first = tier.first();
    this.solved = solved;
  }

  abstract void solve();

  /** An action on one position, given its rank and place. */
  interface Visit {
    void at(PositionCursor cursor, long rank, long place);
  }

  final long pieces() {
    return (tier.reached().size() + PIECE - 1) / PIECE;
  }

  /** Visits every position of a piece; returns their number. */
  final long each(PositionCursor cursor, long piece, Visit visit) {
    RankBitSet reached = tier.reached();
    long last = Math.min((piece + 1) * (PIECE / 64), reached.words());
    long place = reached.place(piece * PIECE);
    long before = place;
    for (long i = piece * (PIECE / 64); i < last; i++) {
      for (long left = reached.word(i); left != 0; left &= left - 1) {
        visit.at(cursor, first + (i << 6) + Long.numberOfTrailingZeros(left), place++);
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
      LoadedTiers loadedTiers,
      int number,
      TierFacts facts,
      TablebasePlan plan,
      MemoryPool memoryPool,
      LongConsumer solved) {
    boolean misere = plan.misere();
    if (plan.rules().facts().scored()) {
      return new ScoreTierSolver(workers, loadedTiers, number, misere, solved);
    }
    return facts.rising()
        ? new RetrogradeTierSolver(workers, loadedTiers, number, misere, solved, memoryPool)
        : new AcyclicTierSolver(workers, loadedTiers, number, misere, solved);
  }

  static boolean wide(TablebasePlan plan) {
    return plan.rules().facts().scored();
  }
}

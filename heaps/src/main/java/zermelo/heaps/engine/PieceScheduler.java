package zermelo.heaps.engine;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import zermelo.heaps.values.NimValueArray;

/**
 * Lets a kernel compute the values piece by piece, on one or several threads.
 *
 * <p>With several threads, later pieces are surveyed while earlier ones are settled. An idle thread
 * settles the next piece if its survey is finished; otherwise it surveys the next piece that no
 * thread has begun. So a thread waits for others only at the very end, or if one thread is far
 * behind.
 */
final class PieceScheduler implements BoundedEngine {
  /**
   * Several threads pay off from this heap on. Before, the JIT compiler makes better use of a
   * processor.
   */
  private static final int THREADED = 32_768;

  /** Marks that may be added before all threads stop for a moment to make space. */
  private static final int ROOM = 4_096;

  private final PieceKernel kernel;
  private final NimValueArray values;
  private final MarkedHeaps marks;
  private final SpinningThreadPool pool;
  private final int slots;

  /**
   * Creates a scheduler.
   *
   * @param slots the number of pieces that may be surveyed and not yet settled; 1 for a single
   *     thread
   */
  PieceScheduler(
      PieceKernel kernel,
      NimValueArray values,
      MarkedHeaps marks,
      SpinningThreadPool pool,
      int slots) {
    this.kernel = kernel;
    this.values = values;
    this.marks = marks;
    this.pool = pool;
    this.slots = slots;
  }

  @Override
  public int advance(int end) {
    while (values.size() < end) {
      int tooLarge =
          slots > 1 && pool.threads() > 1 && values.size() >= THREADED ? together(end) : next(end);
      if (tooLarge >= 0) {
        return tooLarge;
      }
    }
    return -1;
  }

  private int next(int end) {
    int from = values.size();
    kernel.survey(from, marks.size(), from, 0);
    return kernel.settle(from, Math.min(kernel.lanes, end - from), 0);
  }

  private int together(int end) {
    marks.reserve(ROOM);
    Run run = new Run(values.size(), end);
    pool.run(pool.threads(), worker -> run.work());
    return run.tooLarge;
  }

  /**
   * The pieces of the heaps from {@code begin} to {@code end}, as far as there is space for marks.
   */
  private final class Run {
    private final int begin;
    private final int end;
    private final int pieces;
    private final AtomicInteger begun = new AtomicInteger();
    private final AtomicBoolean settling = new AtomicBoolean();

    /** For each slot, the last piece with a finished survey, counted from 1. */
    private final AtomicIntegerArray surveyed = new AtomicIntegerArray(slots);

    /**
     * The number of settled pieces in the high half, the number of marks at that time in the low
     * half.
     */
    private volatile long progress;

    private volatile boolean over;
    private int tooLarge = -1;

    Run(int begin, int end) {
      this.begin = begin;
      this.end = end;
      this.pieces = (end - begin + kernel.lanes - 1) / kernel.lanes;
      this.progress = marks.size();
    }

    void work() {
      try {
        for (int idle = 0; !over; idle++) {
          if (settle() || survey()) {
            idle = 0;
          } else {
            SpinningThreadPool.pause(idle);
          }
        }
      } finally {
        over = true; // Also after a failure: no thread may wait for this one.
      }
    }

    private int settled() {
      return (int) (progress >>> Integer.SIZE);
    }

    private boolean there(int piece) {
      return piece < pieces && surveyed.get(piece % slots) == piece + 1;
    }

    private boolean settle() {
      if (!there(settled()) || !settling.compareAndSet(false, true)) {
        return false;
      }
      int piece = settled();
      while (!over && there(piece)) {
        int from = begin + piece * kernel.lanes;
        tooLarge = kernel.settle(from, Math.min(kernel.lanes, end - from), piece % slots);
        piece++;
        progress = (long) piece << Integer.SIZE | marks.size();
        over = tooLarge >= 0 || piece == pieces || !marks.hasRoom(kernel.lanes);
      }
      settling.set(false);
      return true;
    }

    private boolean survey() {
      int piece = begun.get();
      if (piece >= pieces || piece >= settled() + slots || !begun.compareAndSet(piece, piece + 1)) {
        return false;
      }
      long then = progress;
      int known = begin + (int) (then >>> Integer.SIZE) * kernel.lanes;
      int from = begin + piece * kernel.lanes;
      kernel.survey(known, (int) then, from, piece % slots);
      surveyed.set(piece % slots, piece + 1);
      return true;
    }
  }
}

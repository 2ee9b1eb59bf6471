package zermelo.heaps.engine;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A thread pool for small pieces of work that follow one another within microseconds.
 *
 * <p>A helper thread spins for a while before it sleeps. The caller waits only for pieces that a
 * helper has begun. On a busy machine, where helpers get no processor, it does the work itself.
 */
public final class SpinningThreadPool implements AutoCloseable {
  private static final int SPINS = 1_000;

  /**
   * Spins per pause. If each spin were counted alone, the JIT would soon treat the waiting loop as
   * hot and compile it.
   */
  private static final int SPIN = 10;

  private static final long NAP = 50_000;

  /** One piece of work, identified by its number. */
  interface Task {
    void piece(int number);
  }

  /** Work to share: threads take pieces from one counter and count finished pieces in another. */
  private static final class Job {
    private final Task task;
    private final int pieces;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();
    private volatile @Nullable Throwable failure;

    Job(Task task, int pieces) {
      this.task = task;
      this.pieces = pieces;
    }

    void work() {
      for (int piece = next.getAndIncrement(); piece < pieces; piece = next.getAndIncrement()) {
        try {
          task.piece(piece);
        } catch (RuntimeException | Error e) {
          failure = e;
        } finally {
          done.incrementAndGet();
        }
      }
    }

    boolean finished() {
      return done.get() >= pieces;
    }
  }

  private final Thread[] helpers;
  private volatile Job current = new Job(number -> {}, 0);
  private volatile boolean closed;

  /**
   * Creates a pool.
   *
   * @param threads the number of threads, including the caller
   */
  public SpinningThreadPool(int threads) {
    helpers = new Thread[Math.max(0, threads - 1)];
    for (int i = 0; i < helpers.length; i++) {
      helpers[i] = Thread.ofPlatform().daemon().name("heaps-" + (i + 1)).unstarted(this::help);
    }
  }

  int threads() {
    return helpers.length + 1;
  }

  /** Runs the pieces 0, ..., pieces - 1 and returns when all are done. */
  void run(int pieces, Task task) {
    Job job = new Job(task, pieces);
    current = job;
    for (Thread helper : helpers) {
      if (helper.getState() == Thread.State.NEW) {
        helper.start();
      }
      LockSupport.unpark(helper);
    }
    job.work();
    for (int spins = 0; !job.finished(); spins++) {
      pause(spins);
    }
    Throwable failure = job.failure;
    if (failure != null) {
      throw new IllegalStateException(failure);
    }
  }

  private void help() {
    Job seen = current;
    seen.work();
    while (!closed) {
      for (int spins = 0; current == seen && !closed; spins++) {
        pause(spins);
      }
      seen = current;
      seen.work();
    }
  }

  /** Waits a moment: spins at first, sleeps after many calls. */
  static void pause(int spins) {
    if (spins < SPINS) {
      for (int i = 0; i < SPIN; i++) {
        Thread.onSpinWait();
      }
    } else {
      LockSupport.parkNanos(NAP);
    }
  }

  @Override
  public void close() {
    closed = true;
    for (Thread helper : helpers) {
      LockSupport.unpark(helper);
    }
  }
}

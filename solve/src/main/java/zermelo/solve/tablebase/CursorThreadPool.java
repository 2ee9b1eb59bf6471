package zermelo.solve.tablebase;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import zermelo.kernel.limits.Cancellation;

/** A pool of threads that divide numbered tasks, each with its own cursor over the game. */
public final class CursorThreadPool implements AutoCloseable {
  private final List<PositionCursor> movers;
  private final ExecutorService threads;
  private volatile boolean failed;

  /** Thrown when a task stops because another thread failed; that other failure is reported. */
  public static final class WorkAbandoned extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public WorkAbandoned() {
      super("another thread has failed", null, false, false);
    }
  }

  /** One numbered task, run with the cursor of its thread. */
  public interface Task {
    void piece(PositionCursor cursor, long number);
  }

  public CursorThreadPool(TablebasePlan plan, int count) {
    this.movers = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      movers.add(plan.newCursor());
    }
    this.threads =
        Executors.newFixedThreadPool(
            count, Thread.ofPlatform().daemon().name("tablebase-", 1).factory());
  }

  public int count() {
    return movers.size();
  }

  /** Whether a thread has failed: then no thread should wait for its results. */
  public boolean failed() {
    return failed;
  }

  /** A cursor for callers outside the pool's threads, usable while no task runs. */
  public PositionCursor first() {
    return movers.getFirst();
  }

  /** Runs the tasks 0, 1, ... in this order as threads become free; returns when all are done. */
  public void run(long pieces, Task task) {
    AtomicLong next = new AtomicLong();
    failed = false;
    List<Future<?>> parts = new ArrayList<>();
    for (PositionCursor cursor : movers) {
      parts.add(
          threads.submit(
              () -> {
                try {
                  for (long piece = next.getAndIncrement();
                      piece < pieces && !failed;
                      piece = next.getAndIncrement()) {
                    task.piece(cursor, piece);
                  }
                } catch (RuntimeException | Error e) {
                  failed = true;
                  throw e;
                }
              }));
    }
    RuntimeException failure = null;
    for (Future<?> part : parts) {
      try {
        part.get();
      } catch (ExecutionException e) {
        if (failure == null || failure instanceof WorkAbandoned) {
          failure = unwrapped(e);
        }
      } catch (InterruptedException e) {
        failed = true;
        Thread.currentThread().interrupt();
        failure = Cancellation.interrupted();
      }
    }
    if (failure != null) {
      throw failure;
    }
  }

  private static RuntimeException unwrapped(ExecutionException failure) {
    Throwable cause = failure.getCause();
    if (cause instanceof Error error) {
      throw error;
    }
    return cause instanceof RuntimeException exception
        ? exception
        : new IllegalStateException(failure);
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}

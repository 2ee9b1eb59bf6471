package zermelo.solve.team;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import java.util.function.ToLongFunction;
import zermelo.kernel.Space;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Progress;

/**
 * Runs the same search in several threads that share a table; the first result ends the others.
 *
 * <p>Each thread tries moves in another order, so each finds in the table what others have proven.
 * The thread that owns the team searches too; it counts the work of all on its {@link Progress}.
 * The others join only when a search turns out to be long.
 *
 * @param <S> the search of one thread
 */
public final class SearchTeam<S> implements AutoCloseable {
  /** The others join after so many nodes of the first thread, or after so much time. */
  private static final long ALONE = 1 << 18;

  private static final long ALONE_NANOS = 300_000_000;

  /** But they never join before. */
  private static final long SHORT = 1 << 10;

  private static final int STEPS = 1024; // of the other threads, between two reports
  private static final long STACK = 64L << 20; // searches recurse

  /** Creates the search of a thread. The threads are numbered from 0. */
  @FunctionalInterface
  public interface SearchFactory<S> {
    S create(int number, NodeCounter counter);
  }

  /** Thrown to leave a search whose result is known or no longer wanted. */
  private static final class Abandoned extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Abandoned() {
      super("abandoned", null, false, false);
    }
  }

  /** One question to the team, with its result. */
  private static final class Task<S> {
    private final ToLongFunction<S> question;
    private final List<Future<?>> helpers = new ArrayList<>();
    private volatile boolean over;
    private long result;

    Task(ToLongFunction<S> question) {
      this.question = question;
    }

    synchronized void finish(long found) {
      if (!over) {
        result = found;
        over = true;
      }
    }

    synchronized long result() {
      return result;
    }
  }

  private final Progress progress;
  private final LongSupplier bytes;
  private final SearchFactory<S> factory;
  private final NodeCounter counter = new NodeCounter(this::count);
  private final S first;
  private final AtomicLong helped = new AtomicLong(); // nodes of the other threads, not yet counted
  private final ExecutorService pool;
  private final int others;
  private Task<S> task = new Task<>(search -> 0);
  private long nodes; // of the task
  private long began; // the task

  /**
   * Creates the team with the search of the first thread.
   *
   * @param bytes the size of the shared table
   */
  public SearchTeam(Progress progress, LongSupplier bytes, SearchFactory<S> factory) {
    this.progress = progress;
    this.bytes = bytes;
    this.factory = factory;
    this.others = Math.max(0, progress.limits().threads() - 1);
    this.pool =
        Executors.newFixedThreadPool(
            Math.max(1, others),
            Thread.ofPlatform().daemon().stackSize(STACK).name("search-", 1).factory());
    this.first = factory.create(0, counter);
  }

  /** Asks a question, and returns the result of the thread that is first to have it. */
  public long ask(ToLongFunction<S> question) {
    Task<S> asked = new Task<>(question);
    task = asked;
    nodes = 0;
    began = System.nanoTime();
    try {
      asked.finish(question.applyAsLong(first));
    } catch (Abandoned ended) {
      // Another thread was faster.
    } finally {
      asked.over = true;
      asked.helpers.forEach(SearchTeam::await);
    }
    if (progress.visitAll(counter.takeFresh() + (int) helped.getAndSet(0))) {
      progress.check(bytes.getAsLong());
    }
    return asked.result();
  }

  /** The watch of the first thread: counts the nodes of all threads, and lets the others join. */
  private int count(int steps) {
    nodes += steps;
    if (progress.visitAll(steps + (int) helped.getAndSet(0))) {
      progress.check(bytes.getAsLong());
    }
    if (task.over) {
      throw new Abandoned();
    }
    if (task.helpers.isEmpty() && isLong()) {
      Task<S> current = task;
      for (int number = 1; number <= others; number++) {
        S search = factory.create(number, counter(current));
        current.helpers.add(pool.submit(() -> help(current, search)));
      }
    }
    return progress.stepsUntilCheck();
  }

  private boolean isLong() {
    return nodes >= ALONE || (nodes >= SHORT && System.nanoTime() - began >= ALONE_NANOS);
  }

  /** A counter for another thread, whose nodes the first thread will count. */
  private NodeCounter counter(Task<S> current) {
    return new NodeCounter(
        steps -> {
          helped.addAndGet(steps);
          if (current.over) {
            throw new Abandoned();
          }
          return STEPS;
        });
  }

  private void help(Task<S> current, S search) {
    try {
      current.finish(current.question.applyAsLong(search));
    } catch (Abandoned | Space.Overflow | LimitReached ended) {
      // Another thread was faster; or the first thread will meet the same limit or overflow.
    }
  }

  private static void await(Future<?> helper) {
    try {
      helper.get();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw Cancellation.interrupted();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a thread of the search failed", e.getCause());
    }
  }

  @Override
  public void close() {
    task.over = true;
    pool.close();
  }
}

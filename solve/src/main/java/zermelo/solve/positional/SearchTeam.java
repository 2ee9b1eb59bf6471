package zermelo.solve.positional;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Progress;

/**
 * Threads that do the same search and share its table; the first result ends the others.
 *
 * <p>The thread that owns the team searches too, and counts the work of all on its progress. The
 * others join when a search turns out to be long.
 */
final class SearchTeam implements AutoCloseable {
  /** Nodes of the first thread before the others join. */
  private static final long ALONE = 1 << 16;

  /** Makes the search of a thread. */
  @FunctionalInterface
  interface SearchFactory {
    PositionalSearch create(int number, PositionalSearch.Watch watch);
  }

  /** Thrown to leave a search whose result is known or no longer wanted. */
  private static final class Abandoned extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Abandoned() {
      super("abandoned", null, false, false);
    }
  }

  /** One question to the team. */
  private static final class Task {
    private final long own;
    private final long theirs;
    private final int alpha;
    private final List<Future<?>> helpers = new ArrayList<>();
    private volatile boolean over;
    private volatile int result;

    Task(long own, long theirs, int alpha) {
      this.own = own;
      this.theirs = theirs;
      this.alpha = alpha;
    }

    synchronized void finish(int bound) {
      if (!over) {
        result = bound;
        over = true;
      }
    }
  }

  private final Progress progress;
  private final long bytes;
  private final SearchFactory factory;
  private final PositionalSearch first;
  private final AtomicLong helped = new AtomicLong(); // nodes of the other threads, not yet counted
  private final ExecutorService pool;
  private final int others;
  private Task task = new Task(0, 0, 0);
  private long nodes;
  private long counted; // of the nodes since the last look at the limits

  SearchTeam(Progress progress, long bytes, SearchFactory factory) {
    this.progress = progress;
    this.bytes = bytes;
    this.factory = factory;
    this.others = Math.max(0, progress.limits().threads() - 1);
    this.pool =
        Executors.newFixedThreadPool(
            Math.max(1, others), Thread.ofPlatform().daemon().name("search-", 1).factory());
    this.first = factory.create(0, this::count);
  }

  /** A bound on the score that shows whether it is more than alpha. */
  int bound(long own, long theirs, int alpha) {
    progress.stage("searching", -1);
    Task asked = new Task(own, theirs, alpha);
    task = asked;
    nodes = 0;
    try {
      asked.finish(first.bound(own, theirs, alpha));
    } catch (Abandoned ended) {
      // Another thread was faster.
    } finally {
      asked.over = true;
    }
    asked.helpers.forEach(SearchTeam::await);
    long rest = first.uncounted() - counted;
    counted = first.uncounted();
    progress.visitAll((int) (Math.max(0, rest) + helped.getAndSet(0)));
    progress.check(bytes);
    return asked.result;
  }

  /** Counts the nodes of all threads on behalf of the first. */
  private void count(long steps) {
    nodes += steps;
    long fresh = steps - counted;
    counted = 0;
    if (progress.visitAll((int) (fresh + helped.getAndSet(0)))) {
      progress.check(bytes);
    }
    if (task.over) {
      throw new Abandoned();
    }
    if (nodes >= ALONE && task.helpers.isEmpty()) {
      Task current = task;
      for (int number = 1; number <= others; number++) {
        int own = number;
        current.helpers.add(pool.submit(() -> help(current, own)));
      }
    }
  }

  private void help(Task current, int number) {
    PositionalSearch search =
        factory.create(
            number,
            steps -> {
              helped.addAndGet(steps);
              if (current.over) {
                throw new Abandoned();
              }
            });
    try {
      current.finish(search.bound(current.own, current.theirs, current.alpha));
    } catch (Abandoned ended) {
      // Another thread was faster, or the work was stopped.
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

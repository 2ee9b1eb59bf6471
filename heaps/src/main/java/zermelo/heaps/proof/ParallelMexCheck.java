package zermelo.heaps.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import zermelo.heaps.limits.SequenceObserver;

/**
 * Checks heaps on several threads and finds the first fault.
 *
 * <p>Each thread takes the next stretch of heaps, in order. A fault in one stretch does not end the
 * check of earlier ones. So the least fault found is the first fault.
 */
final class ParallelMexCheck {
  private static final int STRETCH = 256;

  private final Supplier<MexChecker> checks;
  private final int end;
  private final SequenceObserver watch;
  private final AtomicLong next = new AtomicLong();
  private final AtomicInteger checked = new AtomicInteger();
  private final AtomicInteger fault;
  private volatile boolean stopped;

  ParallelMexCheck(Supplier<MexChecker> checks, int end, SequenceObserver watch) {
    this.checks = checks;
    this.end = end;
    this.watch = watch;
    this.fault = new AtomicInteger(end);
  }

  /** The first heap with a wrong value, or the number of heaps if there is none. */
  int fault() {
    return fault.get();
  }

  /** The number of heaps checked. */
  int checked() {
    return checked.get();
  }

  /** Checks all heaps. The calling thread takes part, and only it calls the observer. */
  void run(int threads) {
    if (!watch.shouldContinue(0, end)) {
      return;
    }
    try (ExecutorService pool =
        Executors.newThreadPerTaskExecutor(Thread.ofPlatform().daemon().factory())) {
      List<Future<?>> helpers = new ArrayList<>();
      for (int i = 1; i < threads; i++) {
        helpers.add(pool.submit(() -> work(SequenceObserver.NONE)));
      }
      try {
        work(watch);
        for (Future<?> helper : helpers) {
          helper.get();
        }
      } catch (ExecutionException e) {
        throw new IllegalStateException(e.getCause());
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      } finally {
        stopped = true;
      }
    }
  }

  private void work(SequenceObserver observer) {
    MexChecker check = checks.get();
    for (long from = stretch(); from < fault.get() && !stopped; from = stretch()) {
      int to = (int) Math.min(end, from + STRETCH);
      int n = (int) from;
      while (n < to && !stopped && check.holds(n)) {
        n++;
      }
      checked.addAndGet(n - (int) from);
      if (n < to && !stopped) {
        fault.accumulateAndGet(n, Math::min);
      } else if (!observer.shouldContinue(checked.get(), end)) {
        stopped = true;
      }
    }
  }

  private long stretch() {
    return next.getAndAdd(STRETCH);
  }
}

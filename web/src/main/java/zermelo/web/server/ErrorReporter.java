package zermelo.web.server;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import zermelo.web.store.StoreFailure;

/** Reports to the operator the failures that no input explains. */
public final class ErrorReporter {
  /** An outage is reported at most once in this time. */
  private static final Duration QUIET = Duration.ofMinutes(1);

  private final AtomicLong quietUntil = new AtomicLong(System.nanoTime() - 1);
  private final Consumer<Throwable> log;

  /**
   * Creates a reporter.
   *
   * @param log receives the bugs, and outages once in a while
   */
  public ErrorReporter(Consumer<Throwable> log) {
    this.log = log;
  }

  /** Reports a failure if it is a bug or an outage. */
  public void report(Throwable failure) {
    if (failure instanceof StoreFailure ? isDue() : ProblemMapper.expected(failure).isEmpty()) {
      log.accept(failure);
    }
  }

  private boolean isDue() {
    long now = System.nanoTime();
    long before = quietUntil.get();
    return now - before > 0 && quietUntil.compareAndSet(before, now + QUIET.toNanos());
  }
}

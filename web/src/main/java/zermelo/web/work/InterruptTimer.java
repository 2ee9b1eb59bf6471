package zermelo.web.work;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Interrupts the thread that created it after a time or on {@link #ring}, unless closed before.
 *
 * <p>It sets no limit of its own, but enforces that of a {@link Job} on rules that know none.
 * Solvers check the clock themselves, but between two checks they call rules, and the rules of a
 * user's text may take seconds for one position. All code that may take long stops when it is
 * interrupted ({@link zermelo.kernel.limits.Cancellation}).
 */
final class InterruptTimer implements AutoCloseable {
  private static final ScheduledExecutorService CLOCK =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("alarms").daemon().factory());

  private final Thread sleeper = Thread.currentThread();
  private final Future<?> ringing;
  private boolean closed;

  InterruptTimer(Duration after) {
    this.ringing = CLOCK.schedule(this::ring, after.toNanos(), TimeUnit.NANOSECONDS);
  }

  synchronized void ring() {
    if (!closed) {
      sleeper.interrupt();
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      closed = true;
    }
    ringing.cancel(false);
    Thread.interrupted(); // The next job of this thread starts clean.
  }
}

package zermelo.web.work;

import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * Interrupts its thread after a time, or at once by {@link #ring}, unless it is closed before. Its
 * thread is the one that created it.
 *
 * <p>It enforces the limit of a {@link Job} where the job does not look at the clock. Solvers do,
 * but between two looks they call rules, and the rules of a user's text may take seconds for one
 * position. All code that may take long stops when it is interrupted ({@link
 * zermelo.kernel.limits.Cancellation}).
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

package zermelo.web.server.transport;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Interrupts threads that wait too long for a client. Socket reads and writes have no deadline of
 * their own: a client that sends or takes a byte now and then could hold a connection forever. An
 * interrupt closes the socket on which the thread waits.
 */
public final class Watchdog implements AutoCloseable {
  private static final Duration PACE = Duration.ofMillis(250);

  private final Map<Thread, Long> deadlines = new ConcurrentHashMap<>();
  private final AtomicBoolean closed = new AtomicBoolean();
  private final Thread guard = Thread.ofPlatform().daemon().name("watchdog").start(this::guard);

  /** Starts the timeout of the current thread. */
  void begin(Duration most) {
    deadlines.put(Thread.currentThread(), System.nanoTime() + most.toNanos());
  }

  /** Ends the timeout of the current thread. */
  void end() {
    deadlines.remove(Thread.currentThread());
  }

  private void guard() {
    while (!closed.get()) {
      try {
        Thread.sleep(PACE);
      } catch (InterruptedException e) {
        return;
      }
      try {
        interruptExpired(System.nanoTime());
      } catch (Throwable e) { // the watchdog must survive, or slow clients stay forever
        guard.getUncaughtExceptionHandler().uncaughtException(guard, e);
      }
    }
  }

  private void interruptExpired(long now) {
    deadlines.forEach(
        (thread, deadline) -> {
          if (now - deadline > 0 && deadlines.remove(thread, deadline)) {
            thread.interrupt();
          }
        });
  }

  @Override
  public void close() {
    closed.set(true);
    guard.interrupt();
  }
}

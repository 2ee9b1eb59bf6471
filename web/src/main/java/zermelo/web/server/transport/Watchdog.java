package zermelo.web.server.transport;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Interrupts threads that wait too long for a client. Reading and writing on a socket have no
 * deadline of their own: a client that sends or takes a byte now and then could hold a connection
 * for ever. An interrupt closes the socket under the thread that waits for it.
 */
public final class Watchdog implements AutoCloseable {
  private static final Duration PACE = Duration.ofMillis(250);

  private final Map<Thread, Long> deadlines = new ConcurrentHashMap<>();
  private final AtomicBoolean closed = new AtomicBoolean();
  private final Thread guard = Thread.ofPlatform().daemon().name("watchdog").start(this::guard);

  /** From now on the current thread may wait so long. */
  void begin(Duration most) {
    deadlines.put(Thread.currentThread(), System.nanoTime() + most.toNanos());
  }

  /** The current thread has what it waited for. */
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
        look(System.nanoTime());
      } catch (Throwable e) { // without this guard every slow client would stay for ever
        guard.getUncaughtExceptionHandler().uncaughtException(guard, e);
      }
    }
  }

  private void look(long now) {
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

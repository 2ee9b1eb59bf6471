package zermelo.web.match;

import java.time.Duration;
import java.time.Instant;
import zermelo.web.server.ServiceUnavailable;
import zermelo.web.store.Expiry;
import zermelo.web.store.WebStore;

/**
 * Looks after the store: marks what is looked at, deletes what nobody has looked at for long, and
 * counts what is left, so that measurements need not.
 */
final class StoreMaintenance implements AutoCloseable {
  private static final Duration PACE = Duration.ofMinutes(1);

  /** Marking and deleting are done once in so many rounds. */
  private static final int ROUNDS = 60;

  private final WebStore store;
  private final MatchService matches;
  private final Thread thread;
  private volatile double stored = Double.NaN;

  StoreMaintenance(WebStore store, MatchService matches) {
    this.store = store;
    this.matches = matches;
    this.thread = Thread.ofPlatform().daemon().name("upkeep").start(this::look);
  }

  /** How many matches there were when they were last counted; not a number if none could be. */
  double stored() {
    return stored;
  }

  private void look() {
    for (int round = 0; true; round++) {
      try {
        if (round % ROUNDS == 0) {
          tidy();
        }
        stored = store.matches();
        Thread.sleep(PACE);
      } catch (InterruptedException e) {
        return; // Closed.
      } catch (ServiceUnavailable e) {
        stored = Double.NaN;
        if (!paused()) {
          return;
        }
      } catch (Throwable e) { // nothing would ever be deleted again
        Thread self = Thread.currentThread();
        self.getUncaughtExceptionHandler().uncaughtException(self, e);
        if (!paused()) {
          return;
        }
      }
    }
  }

  private void tidy() {
    store.touchMatches(matches.lookedAt());
    store.expire(Expiry.USUAL, Instant.now());
  }

  private static boolean paused() {
    try {
      Thread.sleep(PACE);
      return true;
    } catch (InterruptedException e) {
      return false;
    }
  }

  @Override
  public void close() {
    thread.interrupt();
  }
}

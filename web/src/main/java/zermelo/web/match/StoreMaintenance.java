package zermelo.web.match;

import java.time.Duration;
import java.time.Instant;
import zermelo.web.store.Expiry;
import zermelo.web.store.StoreFailure;
import zermelo.web.store.WebStore;

/**
 * Maintains the store: marks matches in use, deletes what was unused for long, and counts the rest,
 * so that the metrics need no query.
 */
final class StoreMaintenance implements AutoCloseable {
  private static final Duration PACE = Duration.ofMinutes(1);

  /** Marking and deleting happen once in this many rounds. */
  private static final int ROUNDS = 60;

  private final WebStore store;
  private final MatchService matches;
  private final Thread thread;
  private volatile double stored = Double.NaN;

  StoreMaintenance(WebStore store, MatchService matches) {
    this.store = store;
    this.matches = matches;
    this.thread = Thread.ofPlatform().daemon().name("upkeep").start(this::loop);
  }

  /** Returns the number of matches at the last count; NaN if the count failed. */
  double stored() {
    return stored;
  }

  private void loop() {
    for (int round = 0; true; round++) {
      try {
        if (round % ROUNDS == 0) {
          tidy();
        }
        stored = store.matches();
        Thread.sleep(PACE);
      } catch (InterruptedException e) {
        return; // Closed.
      } catch (StoreFailure e) {
        stored = Double.NaN;
        if (!paused()) {
          return;
        }
      } catch (Throwable e) { // or nothing would ever be deleted again
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

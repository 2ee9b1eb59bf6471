package zermelo.web.match;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import zermelo.web.store.StoredEvent;
import zermelo.web.store.StoredMatch;

/**
 * A match in the memory of this server: its events, applied up to a version.
 *
 * <p>Other servers may have added newer events to the store ({@link #stale}). Callers hold {@link
 * #lock} to read and apply events.
 */
final class LiveMatch {
  private final StoredMatch stored;
  private final MatchState table;
  private final ReentrantLock lock = new ReentrantLock();
  private volatile boolean stale = true;
  private Optional<MatchJson> json = Optional.empty();
  private volatile long version;

  LiveMatch(StoredMatch stored, MatchState table) {
    this.stored = stored;
    this.table = table;
  }

  StoredMatch stored() {
    return stored;
  }

  MatchState table() {
    return table;
  }

  ReentrantLock lock() {
    return lock;
  }

  long version() {
    return version;
  }

  /** Estimates the memory; every position of its games is kept. */
  long bytes() {
    return (version + 1) * (256 + 8L * stored.body().length());
  }

  /** Whether the store may hold newer events. */
  boolean stale() {
    return stale;
  }

  void stale(boolean now) {
    stale = now;
  }

  Optional<MatchJson> json() {
    return json;
  }

  /**
   * Applies new events. This calls rules, so it belongs on a compute thread. If it is interrupted
   * and called again, it continues where it stopped.
   */
  MatchJson play(List<StoredEvent> events) {
    for (StoredEvent event : events) {
      if (event.version() <= version) {
        continue;
      }
      if (event.version() != version + 1) {
        throw new IllegalStateException("event " + version + " is missing in " + stored.id());
      }
      table.apply(MatchEvent.of(event));
      version = event.version();
    }
    MatchJson written = MatchJson.of(stored.id(), version, table);
    json = Optional.of(written);
    return written;
  }
}

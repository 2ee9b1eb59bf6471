package zermelo.web.match;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import zermelo.web.store.StoredEvent;
import zermelo.web.store.StoredMatch;

/**
 * A match that somebody looks at, played up to some version. Its lock is held by who touches it.
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

  /** About how much memory it takes: every position of its games is kept. */
  long bytes() {
    return (version + 1) * (256 + 8L * stored.body().length());
  }

  /** Whether the store may hold more than was played. */
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
   * Plays what is new; rules are asked, so this belongs where computing is done. If it is stopped
   * half way and done again, it goes on where it was.
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

package zermelo.web.match;

import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import zermelo.application.Catalogue;
import zermelo.web.server.HttpProblem;
import zermelo.web.store.StoreFailure;
import zermelo.web.store.StoredEvent;
import zermelo.web.store.StoredMatch;
import zermelo.web.store.WebStore;
import zermelo.web.work.WorkScheduler;

/**
 * Runs the matches of a server.
 *
 * <p>The store holds the events of every match. Matches in use are also in memory, here and perhaps
 * at other servers. An action is checked against the state in memory; it counts once the store has
 * accepted it as the next event of the match.
 */
final class MatchService {
  /** Maximum number of matches in memory; watched matches may exceed it. */
  private static final int KEPT = 500;

  /** Maximum number of matches whose use is recorded between two calls of {@link #lookedAt}. */
  private static final int MAX_RECORDED_MATCHES = 10_000;

  /** Maximum memory of all positions, of watched and other matches. */
  private final long room = Runtime.getRuntime().maxMemory() / 8;

  private final WebStore store;
  private final Catalogue catalogue;
  private final WorkScheduler<?> scheduler;
  private final Presence presence;
  private final MatchWatchers watchers;
  private final Map<String, LiveMatch> lives = new LinkedHashMap<>(64, 0.75f, true);
  private final Set<String> looked = new HashSet<>();

  /** A new match with the keys of its players. The keys are returned only here. */
  record NewMatch(String id, String firstKey, String secondKey) {}

  /** The state of a match as JSON. */
  record MatchDocument(long version, String json) {}

  MatchService(
      WebStore store,
      Catalogue catalogue,
      WorkScheduler<?> scheduler,
      Presence presence,
      MatchWatchers watchers) {
    this.store = store;
    this.catalogue = catalogue;
    this.scheduler = scheduler;
    this.presence = presence;
    this.watchers = watchers;
  }

  /**
   * Creates a match.
   *
   * @param first the seat that begins
   */
  NewMatch create(String client, MatchTerms terms, int first) throws InterruptedException {
    StoredEvent begun =
        scheduler.compute(
            client,
            () -> {
              MatchState table = table(terms);
              MatchEvent event = table.first(first);
              table.apply(event);
              return event.stored(1);
            });
    NewMatch created = new NewMatch(MatchKeys.random(), MatchKeys.random(), MatchKeys.random());
    StoredMatch.KeyDigests keys =
        new StoredMatch.KeyDigests(
            MatchKeys.digest(created.firstKey()), MatchKeys.digest(created.secondKey()));
    store.begin(new StoredMatch(created.id(), terms.json(), keys), begun);
    return created;
  }

  private MatchState table(MatchTerms terms) {
    return new MatchState(terms, catalogue, new SplittableRandom());
  }

  /** Returns the seat of a key; 404 if there is no such match, 403 if the key is wrong. */
  int seat(String id, String key) {
    return MatchKeys.seat(live(id).stored().keys(), key);
  }

  /**
   * Returns the current state of a match, including changes made at other servers.
   *
   * @param seat the seat of the player who reads it; none for spectators
   */
  MatchDocument document(String client, String id, OptionalInt seat) throws InterruptedException {
    LiveMatch live = live(id);
    live.stale(true);
    return document(client, id, live, seat);
  }

  /** Returns the state as far as this server knows it, for watchers that a change wakes. */
  MatchDocument localDocument(String client, String id, OptionalInt seat)
      throws InterruptedException {
    return document(client, id, live(id), seat);
  }

  private MatchDocument document(String client, String id, LiveMatch live, OptionalInt seat)
      throws InterruptedException {
    live.lock().lock();
    try {
      return document(id, refreshed(client, live), seat);
    } finally {
      live.lock().unlock();
    }
  }

  private MatchDocument document(String id, MatchJson json, OptionalInt seat) {
    return new MatchDocument(json.version(), json.with(presence.of(id), seat));
  }

  private LiveMatch live(String id) {
    synchronized (lives) {
      LiveMatch known = lives.get(id);
      if (known != null) {
        if (looked.size() < MAX_RECORDED_MATCHES) {
          looked.add(id);
        }
        return known;
      }
    }
    StoredMatch stored =
        store.match(id).orElseThrow(() -> HttpProblem.unknown("there is no such match"));
    LiveMatch fresh = new LiveMatch(stored, table(MatchTerms.of(stored.body())));
    synchronized (lives) {
      LiveMatch kept = lives.computeIfAbsent(id, any -> fresh);
      forgetOthers(id);
      return kept;
    }
  }

  /**
   * Evicts the matches that were unused for longest. Watched matches stay, unless memory runs out.
   */
  private void forgetOthers(String id) {
    long bytes = lives.values().stream().mapToLong(LiveMatch::bytes).sum();
    Iterator<Map.Entry<String, LiveMatch>> eldest = lives.entrySet().iterator();
    while ((lives.size() > KEPT || bytes > room) && eldest.hasNext()) {
      Map.Entry<String, LiveMatch> one = eldest.next();
      if (!one.getKey().equals(id) && (bytes > room || !watchers.watched(one.getKey()))) {
        bytes -= one.getValue().bytes();
        eldest.remove();
      }
    }
  }

  private MatchJson refreshed(String client, LiveMatch live) throws InterruptedException {
    Optional<MatchJson> known = live.json();
    if (known.isPresent() && !live.stale()) {
      return known.get();
    }
    live.stale(false); // before reading: a later event marks it stale again
    try {
      List<StoredEvent> events = store.events(live.stored().id(), live.version());
      return known.isPresent() && events.isEmpty() ? known.get() : played(client, live, events);
    } catch (RuntimeException | InterruptedException e) {
      live.stale(true);
      throw e;
    }
  }

  private MatchJson played(String client, LiveMatch live, List<StoredEvent> events)
      throws InterruptedException {
    try {
      MatchJson json = scheduler.compute(client, () -> live.play(events));
      synchronized (lives) {
        forgetOthers(live.stored().id());
      }
      return json;
    } catch (RuntimeException | InterruptedException e) {
      forget(live); // it may be partly replayed
      throw e;
    }
  }

  private void forget(LiveMatch live) {
    synchronized (lives) {
      lives.remove(live.stored().id(), live);
    }
  }

  /** Makes a player's move. When this returns, the move is on disk. */
  MatchDocument move(String client, String id, int seat, MoveRequest request)
      throws InterruptedException {
    return change(
        client,
        id,
        seat,
        table -> table.move(seat, request.number(), request.ply(), request.label()));
  }

  /**
   * A move that a player wants to make.
   *
   * @param number the number of the game in the match
   * @param ply the number of moves before this one in the game
   */
  record MoveRequest(int number, int ply, String label) {}

  /** Does another action of a player, such as resigning. */
  MatchDocument act(String client, String id, int seat, String action) throws InterruptedException {
    return change(client, id, seat, table -> Optional.of(table.action(seat, action)));
  }

  private MatchDocument change(
      String client, String id, int seat, Function<MatchState, Optional<MatchEvent>> action)
      throws InterruptedException {
    LiveMatch live = live(id);
    boolean stored = false;
    live.lock().lock();
    try {
      live.stale(true); // another server may have changed it; its signal may be late or lost
      MatchJson before = refreshed(client, live);
      Optional<MatchEvent> event = scheduler.compute(client, () -> action.apply(live.table()));
      if (event.isEmpty()) {
        return document(id, before, OptionalInt.of(seat));
      }
      StoredEvent next = event.get().stored(live.version() + 1);
      if (!store.append(id, next)) {
        changed(id);
        throw HttpProblem.conflict("the other player was quicker; look at the match again");
      }
      stored = true;
      MatchJson after = played(client, live, List.of(next));
      return document(id, after, OptionalInt.of(seat));
    } finally {
      live.lock().unlock();
      if (stored) { // even if this client gets no response
        notifyWatchers(id);
      }
    }
  }

  /** Notifies all watchers, here and at other servers. */
  private void notifyWatchers(String id) {
    watchers.wake(id);
    try {
      store.signals().send(MatchSignal.changed(id));
    } catch (StoreFailure e) {
      // The event is stored; other servers read the store from time to time.
    }
  }

  /**
   * Returns the matches used since the last call, and all watched ones. Drops unwatched matches
   * from memory: they are read again when needed, because they may be deleted meanwhile.
   */
  Set<String> lookedAt() {
    Set<String> all = new HashSet<>(watchers.matches());
    synchronized (lives) {
      all.addAll(looked);
      looked.clear();
      lives.keySet().removeIf(id -> !watchers.watched(id));
    }
    return all;
  }

  /** Marks all matches stale, because other servers may have changed any of them. */
  void allChanged() {
    synchronized (lives) {
      lives.values().forEach(live -> live.stale(true));
    }
    watchers.matches().forEach(watchers::wake);
  }

  /** Marks a match stale, because another server may have changed it. */
  void changed(String id) {
    synchronized (lives) {
      LiveMatch live = lives.get(id);
      if (live != null) {
        live.stale(true);
      }
    }
    watchers.wake(id);
  }
}

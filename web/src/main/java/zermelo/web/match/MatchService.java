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

/**
 * All matches: the store has what happened, those that are looked at are kept played, and several
 * servers may have the same one. What a player does is judged by how the match stands here, and
 * counts when the store has taken it as the next event.
 */
final class MatchService {
  /** So many matches stay played, and more only while somebody watches them. */
  private static final int KEPT = 500;

  /** Of more matches than this nobody needs to know that they are looked at. */
  private static final int MOST_LOOKED = 10_000;

  /** What their positions may take in all, watched or not. */
  private final long room = Runtime.getRuntime().maxMemory() / 8;

  private final WebStore store;
  private final Catalogue catalogue;
  private final RulesExecutor compute;
  private final Presence presence;
  private final MatchWatchers watchers;
  private final Map<String, LiveMatch> lives = new LinkedHashMap<>(64, 0.75f, true);
  private final Set<String> looked = new HashSet<>();

  /** A new match with the keys of its players, which are told this once. */
  record NewMatch(String id, String firstKey, String secondKey) {}

  /** How a match stands, as JSON. */
  record MatchDocument(long version, String json) {}

  MatchService(
      WebStore store,
      Catalogue catalogue,
      RulesExecutor compute,
      Presence presence,
      MatchWatchers watchers) {
    this.store = store;
    this.catalogue = catalogue;
    this.compute = compute;
    this.presence = presence;
    this.watchers = watchers;
  }

  /**
   * Begins a match.
   *
   * @param first the seat that begins
   */
  NewMatch create(String client, MatchTerms terms, int first) throws InterruptedException {
    StoredEvent begun =
        compute.run(
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

  /** The seat that a key opens; 404 if there is no such match, 403 if it opens none. */
  int seat(String id, String key) {
    return MatchKeys.seat(live(id).stored().keys(), key);
  }

  /**
   * How a match stands now, whatever server it was changed at.
   *
   * @param seat of the player who asks; none for those who watch
   */
  MatchDocument document(String client, String id, OptionalInt seat) throws InterruptedException {
    LiveMatch live = live(id);
    live.stale(true);
    return document(client, id, live, seat);
  }

  /** How a match stands as far as was heard: for those who are woken when it changes. */
  MatchDocument heard(String client, String id, OptionalInt seat) throws InterruptedException {
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
        if (looked.size() < MOST_LOOKED) {
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

  /** Makes room: the one that nobody has looked at for longest, and that nobody watches, goes. */
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
    live.stale(false); // first, for what is added from here on makes it stale again
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
      MatchJson json = compute.run(client, () -> live.play(events));
      synchronized (lives) {
        forgetOthers(live.stored().id());
      }
      return json;
    } catch (RuntimeException | InterruptedException e) {
      forget(live); // it may have been played in part
      throw e;
    }
  }

  private void forget(LiveMatch live) {
    synchronized (lives) {
      lives.remove(live.stored().id(), live);
    }
  }

  /** A player makes a move; when this returns, it is on disk. */
  MatchDocument move(String client, String id, int seat, MoveRequest wish)
      throws InterruptedException {
    return change(
        client, id, seat, table -> table.move(seat, wish.number(), wish.ply(), wish.label()));
  }

  /**
   * A move that a player wants to make.
   *
   * @param number of the game in the match, {@code ply} how many moves came before in it
   */
  record MoveRequest(int number, int ply, String label) {}

  /** A player does something else. */
  MatchDocument act(String client, String id, int seat, String action) throws InterruptedException {
    return change(client, id, seat, table -> Optional.of(table.action(seat, action)));
  }

  private MatchDocument change(
      String client, String id, int seat, Function<MatchState, Optional<MatchEvent>> wish)
      throws InterruptedException {
    LiveMatch live = live(id);
    boolean stored = false;
    live.lock().lock();
    try {
      live.stale(true); // another server may have changed it, and its word may come later or never
      MatchJson before = refreshed(client, live);
      Optional<MatchEvent> event = compute.run(client, () -> wish.apply(live.table()));
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
      if (stored) { // even if this client does not hear of it
        tell(id);
      }
    }
  }

  /** Tells everybody who watches, here and at other servers. */
  private void tell(String id) {
    watchers.wake(id);
    try {
      store.signals().send(MatchSignal.changed(id));
    } catch (StoreFailure e) {
      // What happened is stored; other servers look there from time to time.
    }
  }

  /**
   * What was looked at since this was last asked, with all that is watched. Matches that nobody
   * watches are read anew when they are wanted: meanwhile they may have been deleted.
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

  /** Anything may have happened at other servers. */
  void allChanged() {
    synchronized (lives) {
      lives.values().forEach(live -> live.stale(true));
    }
    watchers.matches().forEach(watchers::wake);
  }

  /** Another server may have changed a match. */
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

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
import zermelo.desk.Catalogue;
import zermelo.web.server.Problem;
import zermelo.web.store.Store;
import zermelo.web.store.StoreFailure;
import zermelo.web.store.StoredEvent;
import zermelo.web.store.StoredMatch;

/**
 * All matches: the store has what happened, those that are looked at are kept played, and several
 * servers may have the same one. What a player does is judged by how the match stands here, and
 * counts when the store has taken it as the next event.
 */
final class Matches {
  /** So many matches stay played, and more only while somebody watches them. */
  private static final int KEPT = 500;

  /** Of more matches than this nobody needs to know that they are looked at. */
  private static final int MOST_LOOKED = 10_000;

  /** What their positions may take in all, watched or not. */
  private final long room = Runtime.getRuntime().maxMemory() / 8;

  private final Store store;
  private final Catalogue catalogue;
  private final Compute compute;
  private final Presence presence;
  private final Watchers watchers;
  private final Map<String, Live> lives = new LinkedHashMap<>(64, 0.75f, true);
  private final Set<String> looked = new HashSet<>();

  /** A new match with the keys of its players, which are told this once. */
  record Created(String id, String firstKey, String secondKey) {}

  /** How a match stands, as JSON. */
  record Document(long version, String json) {}

  Matches(Store store, Catalogue catalogue, Compute compute, Presence presence, Watchers watchers) {
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
  Created create(String client, Terms terms, int first) throws InterruptedException {
    StoredEvent begun =
        compute.run(
            client,
            () -> {
              MatchTable table = table(terms);
              MatchEvent event = table.first(first);
              table.apply(event);
              return event.stored(1);
            });
    Created created = new Created(Keys.random(), Keys.random(), Keys.random());
    StoredMatch.Keys keys =
        new StoredMatch.Keys(Keys.digest(created.firstKey()), Keys.digest(created.secondKey()));
    store.begin(new StoredMatch(created.id(), terms.json(), keys), begun);
    return created;
  }

  private MatchTable table(Terms terms) {
    return new MatchTable(terms, catalogue, new SplittableRandom());
  }

  /** The seat that a key opens; 404 if there is no such match, 403 if it opens none. */
  int seat(String id, String key) {
    return Keys.seat(live(id).stored().keys(), key);
  }

  /**
   * How a match stands now, whatever server it was changed at.
   *
   * @param seat of the player who asks; none for those who watch
   */
  Document document(String client, String id, OptionalInt seat) throws InterruptedException {
    Live live = live(id);
    live.stale(true);
    return document(client, id, live, seat);
  }

  /** How a match stands as far as was heard: for those who are woken when it changes. */
  Document heard(String client, String id, OptionalInt seat) throws InterruptedException {
    return document(client, id, live(id), seat);
  }

  private Document document(String client, String id, Live live, OptionalInt seat)
      throws InterruptedException {
    live.lock().lock();
    try {
      return document(id, refreshed(client, live), seat);
    } finally {
      live.lock().unlock();
    }
  }

  private Document document(String id, MatchJson json, OptionalInt seat) {
    return new Document(json.version(), json.with(presence.of(id), seat));
  }

  private Live live(String id) {
    synchronized (lives) {
      Live known = lives.get(id);
      if (known != null) {
        if (looked.size() < MOST_LOOKED) {
          looked.add(id);
        }
        return known;
      }
    }
    StoredMatch stored =
        store.match(id).orElseThrow(() -> Problem.unknown("there is no such match"));
    Live fresh = new Live(stored, table(Terms.of(stored.body())));
    synchronized (lives) {
      Live kept = lives.computeIfAbsent(id, any -> fresh);
      forgetOthers(id);
      return kept;
    }
  }

  /** Makes room: the one that nobody has looked at for longest, and that nobody watches, goes. */
  private void forgetOthers(String id) {
    long bytes = lives.values().stream().mapToLong(Live::bytes).sum();
    Iterator<Map.Entry<String, Live>> eldest = lives.entrySet().iterator();
    while ((lives.size() > KEPT || bytes > room) && eldest.hasNext()) {
      Map.Entry<String, Live> one = eldest.next();
      if (!one.getKey().equals(id) && (bytes > room || !watchers.watched(one.getKey()))) {
        bytes -= one.getValue().bytes();
        eldest.remove();
      }
    }
  }

  private MatchJson refreshed(String client, Live live) throws InterruptedException {
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

  private MatchJson played(String client, Live live, List<StoredEvent> events)
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

  private void forget(Live live) {
    synchronized (lives) {
      lives.remove(live.stored().id(), live);
    }
  }

  /** A player makes a move; when this returns, it is on disk. */
  Document move(String client, String id, int seat, MoveWish wish) throws InterruptedException {
    return change(
        client, id, seat, table -> table.move(seat, wish.number(), wish.ply(), wish.label()));
  }

  /**
   * A move that a player wants to make.
   *
   * @param number of the game in the match, {@code ply} how many moves came before in it
   */
  record MoveWish(int number, int ply, String label) {}

  /** A player does something else. */
  Document act(String client, String id, int seat, String action) throws InterruptedException {
    return change(client, id, seat, table -> Optional.of(table.action(seat, action)));
  }

  private Document change(
      String client, String id, int seat, Function<MatchTable, Optional<MatchEvent>> wish)
      throws InterruptedException {
    Live live = live(id);
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
        throw Problem.conflict("the other player was quicker; look at the match again");
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
      store.signals().send(Signal.changed(id));
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
      Live live = lives.get(id);
      if (live != null) {
        live.stale(true);
      }
    }
    watchers.wake(id);
  }
}

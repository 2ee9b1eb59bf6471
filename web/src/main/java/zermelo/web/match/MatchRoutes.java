package zermelo.web.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import zermelo.desk.Catalogue;
import zermelo.desk.json.Json;
import zermelo.web.server.Call;
import zermelo.web.server.Metrics;
import zermelo.web.server.Rate;
import zermelo.web.server.Reply;
import zermelo.web.server.Routes;
import zermelo.web.store.Store;
import zermelo.web.work.Workshop;

/** The routes of matches. */
public final class MatchRoutes implements AutoCloseable {
  private static final Duration PACE = Duration.ofSeconds(5);

  private final Watchers watchers = new Watchers();
  private final Matches matches;
  private final Lobby lobby;
  private final Upkeep upkeep;
  private final Rate creating = new Rate(120, 1);
  private final Rate acting = new Rate(200, 20);

  /**
   * @param catalogue where strangers' games are found, and never a file
   */
  public MatchRoutes(Store store, Catalogue catalogue, Workshop workshop) {
    Presence presence = new Presence(PACE.multipliedBy(3));
    this.matches = new Matches(store, catalogue, new Compute(workshop), presence, watchers);
    this.lobby = new Lobby(matches, presence, watchers, store.signals(), PACE);
    this.upkeep = new Upkeep(store, matches);
  }

  public void addTo(Routes routes, Metrics metrics) {
    routes.post("/api/matches", "matches", this::create);
    routes.get("/api/matches/{id}", "match", this::look);
    routes.get("/api/matches/{id}/events", "match events", this::watch);
    routes.post("/api/matches/{id}/moves", "match moves", this::move);
    routes.post("/api/matches/{id}/actions", "match actions", this::act);
    metrics.gauge("zermelo_matches", "Matches in the store.", upkeep::stored);
    metrics.gauge(
        "zermelo_matches_watched",
        "Matches that somebody looks at here.",
        () -> watchers.matches().size());
  }

  private Reply create(Call call) throws InterruptedException {
    JsonNode body = call.json();
    Terms terms = Terms.asked(body);
    int first = Fields.number(body, "first", 0, 1, 2);
    creating.count(call.client());
    int seat = first == 0 ? RandomGenerator.getDefault().nextInt(2) : first - 1;
    Matches.Created created = matches.create(call.client(), terms, seat);
    Json json = new Json().open('{').key("match").value(created.id()).key("keys").open('[');
    json.value(created.firstKey()).value(created.secondKey()).close(']').close('}');
    return Reply.json(201, json.toString()).with("Location", "/api/matches/" + created.id());
  }

  private Reply look(Call call) throws InterruptedException {
    String id = call.parameter("id");
    return Reply.json(matches.document(call.client(), id, watched(call)).json());
  }

  private Reply watch(Call call) throws InterruptedException {
    String id = call.parameter("id");
    matches.document(call.client(), id, OptionalInt.empty()); // 404 before there is a stream
    OptionalInt you = watched(call);
    Optional<Presence.Seat> seat =
        you.isPresent() ? Optional.of(new Presence.Seat(id, you.getAsInt())) : Optional.empty();
    return Reply.events(new MatchStream(matches, lobby, watchers, call.client(), id, seat));
  }

  /** The seat of whoever looks; none without a key, 403 for one that opens none. */
  private OptionalInt watched(Call call) {
    String key = call.query().one("key", "");
    return key.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(matches.seat(call.parameter("id"), key));
  }

  private Reply move(Call call) throws InterruptedException {
    JsonNode body = call.json();
    Matches.MoveWish wish =
        new Matches.MoveWish(
            Fields.number(body, "number", 1, Terms.MOST_GAMES),
            Fields.number(body, "ply", 0, Integer.MAX_VALUE),
            Fields.text(body, "move"));
    int seat = seat(call, body);
    return Reply.json(matches.move(call.client(), call.parameter("id"), seat, wish).json());
  }

  private Reply act(Call call) throws InterruptedException {
    JsonNode body = call.json();
    String action = Fields.text(body, "action");
    int seat = seat(call, body);
    return Reply.json(matches.act(call.client(), call.parameter("id"), seat, action).json());
  }

  private int seat(Call call, JsonNode body) {
    acting.count(call.client());
    return matches.seat(call.parameter("id"), Fields.text(body, "key"));
  }

  @Override
  public void close() {
    lobby.close();
    upkeep.close();
  }
}

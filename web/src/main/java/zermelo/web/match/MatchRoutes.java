package zermelo.web.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import zermelo.application.Catalogue;
import zermelo.application.json.JsonWriter;
import zermelo.web.server.RateLimiter;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.server.transport.Metrics;
import zermelo.web.store.WebStore;
import zermelo.web.work.WorkScheduler;

/** The routes of matches. */
public final class MatchRoutes implements AutoCloseable {
  private static final Duration PACE = Duration.ofSeconds(5);

  private final MatchWatchers watchers = new MatchWatchers();
  private final MatchService matches;
  private final MatchSynchronizer lobby;
  private final StoreMaintenance upkeep;
  private final RateLimiter creating = new RateLimiter(120, 1);
  private final RateLimiter acting = new RateLimiter(200, 20);

  /**
   * Starts the match service of one server.
   *
   * @param catalogue finds the games that clients name, and never a file
   */
  public MatchRoutes(WebStore store, Catalogue catalogue, WorkScheduler<?> scheduler) {
    Presence presence = new Presence(PACE.multipliedBy(3));
    this.matches = new MatchService(store, catalogue, scheduler, presence, watchers);
    this.lobby = new MatchSynchronizer(matches, presence, watchers, store.signals(), PACE);
    this.upkeep = new StoreMaintenance(store, matches);
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
        "Matches with at least one viewer on this server.",
        () -> watchers.matches().size());
  }

  private Response create(Request call) throws InterruptedException {
    JsonNode body = call.json();
    MatchTerms terms = MatchTerms.ofRequest(body);
    int first = JsonFields.number(body, "first", 0, 1, 2);
    creating.count(call.client());
    int seat = first == 0 ? RandomGenerator.getDefault().nextInt(2) : first - 1;
    MatchService.NewMatch created = matches.create(call.client(), terms, seat);
    JsonWriter json =
        new JsonWriter().open('{').key("match").value(created.id()).key("keys").open('[');
    json.value(created.firstKey()).value(created.secondKey()).close(']').close('}');
    return Response.created(json.toString(), "/api/matches/" + created.id());
  }

  private Response look(Request call) throws InterruptedException {
    String id = call.parameter("id");
    return Response.json(matches.document(call.client(), id, watched(call)).json());
  }

  private Response watch(Request call) throws InterruptedException {
    String id = call.parameter("id");
    matches.document(call.client(), id, OptionalInt.empty()); // 404 before the stream begins
    OptionalInt you = watched(call);
    Optional<Presence.PlayerSeat> seat =
        you.isPresent()
            ? Optional.of(new Presence.PlayerSeat(id, you.getAsInt()))
            : Optional.empty();
    return Response.events(new MatchStream(matches, lobby, watchers, call.client(), id, seat));
  }

  /** Returns the seat of the client; none without a key, 403 for a wrong key. */
  private OptionalInt watched(Request call) {
    String key = call.query().one("key", "");
    return key.isEmpty()
        ? OptionalInt.empty()
        : OptionalInt.of(matches.seat(call.parameter("id"), key));
  }

  private Response move(Request call) throws InterruptedException {
    JsonNode body = call.json();
    MatchService.MoveRequest request =
        new MatchService.MoveRequest(
            JsonFields.number(body, "number", 1, MatchTerms.MAX_GAMES),
            JsonFields.number(body, "ply", 0, Integer.MAX_VALUE),
            JsonFields.text(body, "move"));
    int seat = seat(call, body);
    return Response.json(matches.move(call.client(), call.parameter("id"), seat, request).json());
  }

  private Response act(Request call) throws InterruptedException {
    JsonNode body = call.json();
    String action = JsonFields.text(body, "action");
    int seat = seat(call, body);
    return Response.json(matches.act(call.client(), call.parameter("id"), seat, action).json());
  }

  private int seat(Request call, JsonNode body) {
    acting.count(call.client());
    return matches.seat(call.parameter("id"), JsonFields.text(body, "key"));
  }

  @Override
  public void close() {
    lobby.close();
    upkeep.close();
  }
}

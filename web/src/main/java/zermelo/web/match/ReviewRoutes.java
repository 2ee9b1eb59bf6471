package zermelo.web.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.SplittableRandom;
import zermelo.application.Catalogue;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.input.BadInput;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.RateLimiter;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.store.WebStore;
import zermelo.web.work.WorkScheduler;

/** The routes of games stored for review. The same game has the same URL. */
public final class ReviewRoutes {
  private static final int MAX_MOVES = 2_000;

  private final WebStore store;
  private final Catalogue catalogue;
  private final WorkScheduler<?> scheduler;
  private final RateLimiter keeping = new RateLimiter(60, 0.5);

  public ReviewRoutes(WebStore store, Catalogue catalogue, WorkScheduler<?> scheduler) {
    this.store = store;
    this.catalogue = catalogue;
    this.scheduler = scheduler;
  }

  public void addTo(Routes routes) {
    routes.post("/api/reviews", "reviews", this::keep);
    routes.get("/api/reviews/{id}", "review", this::show);
  }

  private Response keep(Request call) throws InterruptedException {
    JsonNode body = call.json();
    MatchTerms terms = MatchTerms.ofRequest(body);
    int first = JsonFields.number(body, "first", 1, 1, 2);
    List<String> moves = JsonFields.texts(body, "moves", MAX_MOVES);
    keeping.count(call.client());
    String json = scheduler.compute(call.client(), () -> played(terms, first, moves));
    String id = MatchKeys.name(json);
    store.keepReview(id, json);
    return Response.created(
        new JsonWriter().open('{').key("review").value(id).close('}').toString(),
        "/api/reviews/" + id);
  }

  /** Replays the game, so that only games that can be shown are stored. */
  private String played(MatchTerms terms, int first, List<String> moves) {
    MatchState table = new MatchState(terms, catalogue, new SplittableRandom());
    table.apply(new MatchEvent.Began(first - 1, terms.settings(), terms.position()));
    for (String move : moves) {
      if (table.course().finish().isPresent()) {
        throw new BadInput("the game is over before '" + move + "'");
      }
      table.apply(new MatchEvent.Moved(move));
    }
    JsonWriter json = new JsonWriter().open('{').key("game").value(terms.game());
    json.settings(terms.settings()).key("position").value(terms.position());
    json.key("misere").value(terms.misere()).key("first").value(first);
    json.key("moves").open('[');
    moves.forEach(json::value);
    return json.close(']').close('}').toString();
  }

  private Response show(Request call) {
    String json =
        store
            .review(call.parameter("id"))
            .orElseThrow(() -> HttpProblem.unknown("there is no such review"));
    return Response.json(json).with("Cache-Control", "public, max-age=86400, immutable");
  }
}

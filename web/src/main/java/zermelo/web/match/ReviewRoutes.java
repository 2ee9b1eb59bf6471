package zermelo.web.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.SplittableRandom;
import zermelo.desk.Catalogue;
import zermelo.desk.json.Json;
import zermelo.web.server.Call;
import zermelo.web.server.Problem;
import zermelo.web.server.Rate;
import zermelo.web.server.Reply;
import zermelo.web.server.Routes;
import zermelo.web.store.Store;
import zermelo.web.work.Workshop;

/** Games that are kept to be reviewed by others. The same game has the same address. */
public final class ReviewRoutes {
  private static final int MOST_MOVES = 2_000;

  private final Store store;
  private final Catalogue catalogue;
  private final Compute compute;
  private final Rate keeping = new Rate(60, 0.5);

  public ReviewRoutes(Store store, Catalogue catalogue, Workshop workshop) {
    this.store = store;
    this.catalogue = catalogue;
    this.compute = new Compute(workshop);
  }

  public void addTo(Routes routes) {
    routes.post("/api/reviews", "reviews", this::keep);
    routes.get("/api/reviews/{id}", "review", this::show);
  }

  private Reply keep(Call call) throws InterruptedException {
    JsonNode body = call.json();
    Terms terms = Terms.asked(body);
    int first = Fields.number(body, "first", 1, 1, 2);
    List<String> moves = Fields.texts(body, "moves", MOST_MOVES);
    keeping.count(call.client());
    String json = compute.run(call.client(), () -> played(terms, first, moves));
    String id = Keys.name(json);
    store.keepReview(id, json);
    return Reply.json(201, new Json().open('{').key("review").value(id).close('}').toString())
        .with("Location", "/api/reviews/" + id);
  }

  /** Plays the game, so that nothing is kept that cannot be shown. */
  private String played(Terms terms, int first, List<String> moves) {
    MatchTable table = new MatchTable(terms, catalogue, new SplittableRandom());
    table.apply(new MatchEvent.Began(first - 1, terms.settings(), terms.position()));
    for (String move : moves) {
      if (table.course().finish().isPresent()) {
        throw new Problem(400, "the game is over before '" + move + "'");
      }
      table.apply(new MatchEvent.Moved(move));
    }
    Json json = new Json().open('{').key("game").value(terms.game()).key("set").open('{');
    terms.settings().values().forEach((name, value) -> json.key(name).typed(value));
    json.close('}').key("position").value(terms.position());
    json.key("misere").value(terms.misere()).key("first").value(first);
    json.key("moves").open('[');
    moves.forEach(json::value);
    return json.close(']').close('}').toString();
  }

  private Reply show(Call call) {
    String json =
        store
            .review(call.parameter("id"))
            .orElseThrow(() -> Problem.unknown("there is no such review"));
    return Reply.json(json).with("Cache-Control", "public, max-age=86400, immutable");
  }
}

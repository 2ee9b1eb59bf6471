package zermelo.web.api;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import zermelo.application.GameResolver;
import zermelo.application.json.GameJson;
import zermelo.application.json.JsonWriter;
import zermelo.application.play.StartSelector;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Picture;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.library.Library;
import zermelo.library.Theorems;
import zermelo.library.theorems.Theorem;
import zermelo.play.PlayableGame;
import zermelo.web.json.PictureJson;
import zermelo.web.json.StateJson;
import zermelo.web.server.QueryParameters;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.work.Task;
import zermelo.web.work.WorkScheduler.Weight;

/** The routes for the list of games, for single games, and for the state of a position. */
public final class GameRoutes {
  private final GameSessionCache sessions;
  private final EndpointFactory answers;

  public GameRoutes(GameSessionCache sessions, EndpointFactory answers) {
    this.sessions = sessions;
    this.answers = answers;
  }

  public void addTo(Routes routes) {
    routes.get("/api/games", "games", answers.cached("games", Weight.LIGHT, this::games));
    routes.get(
        "/api/games/{game}",
        "game",
        call ->
            answers
                .cached(
                    "game/" + URLEncoder.encode(call.parameter("game"), StandardCharsets.UTF_8),
                    Weight.LIGHT,
                    (query, progress) ->
                        Task.Completion.whole(
                            Response.json(
                                described(sessions.catalogue().game(call.parameter("game"))))))
                .answer(call));
    routes.get("/api/start", "start", answers.fresh(Weight.LIGHT, this::start));
    routes.get(
        "/api/position", "position", answers.cached("position", Weight.LIGHT, this::position));
  }

  private Task.Completion<Response> games(QueryParameters query, Progress progress) {
    JsonWriter json = new JsonWriter().open('{').key("games").open('[');
    for (String id : Library.ids()) {
      json.open('{');
      fields(sessions.catalogue().game(id), json);
      json.close('}');
    }
    return Task.Completion.whole(Response.json(json.close(']').close('}').toString()));
  }

  /** Writes the fields of one game in the list. */
  private void fields(Game game, JsonWriter json) {
    GameJson.fields(game, json);
    json.key("line").value(firstSentence(game.words()));
    Optional<GamePreview> seen = seen(game);
    json.key("kind").value(seen.map(GamePreview::kind).orElse("numbers"));
    json.key("scored").value(seen.map(it -> it.rules().facts().scored()).orElse(false));
    json.key("example");
    if (seen.isEmpty()) {
      json.nothing();
      return;
    }
    json.open('{').settings(seen.get().example().settings());
    json.key("position").value(seen.get().example().position()).key("picture");
    PictureJson.writePreview(seen.get().picture(), json);
    json.close('}');
  }

  /** A game at its first example, as the list shows it. */
  private record GamePreview(
      Game.Example example, Rules rules, Picture picture, Set<String> fitted) {
    String kind() {
      Picture shown =
          picture instanceof Picture.Group several && !several.parts().isEmpty()
              ? several.parts().getFirst().picture()
              : picture;
      return switch (shown) {
        case Picture.Graph graph -> "graphs";
        case Picture.Tree tree -> "graphs";
        case Picture.Grid grid -> "boards";
        case Picture.Points points -> "boards";
        case Picture.Dots dots -> "boards";
        case Picture.Pits pits -> "boards";
        case Picture.Coins coins -> "boards";
        case Picture.Piles piles -> "heaps";
        default -> rules.facts().heaps() ? "heaps" : "numbers";
      };
    }
  }

  private Optional<GamePreview> seen(Game game) {
    try {
      GameSession session = sessions.session(game.id(), Settings.NONE, false, "");
      Game.Example example =
          game.examples().isEmpty() ? PositionQuery.start(session) : game.examples().getFirst();
      PlayableGame playable =
          sessions.session(game.id(), example.settings(), false, "").at(example.position());
      Rules rules = playable.rules();
      String printed = rules.printWithTurn(playable.start());
      Set<String> fitted = game.fitted(Settings.NONE, printed).values().keySet();
      return Optional.of(new GamePreview(example, rules, rules.picture(playable.start()), fitted));
    } catch (BadInput noStart) {
      return Optional.empty(); // a text without an example has no preview
    }
  }

  private static String firstSentence(String words) {
    int stop = words.indexOf(". ");
    return stop < 0 ? words : words.substring(0, stop + 1);
  }

  /** Returns the full description of a game. */
  String described(Game game) {
    JsonWriter json = new JsonWriter().open('{');
    fields(game, json);
    json.key("text");
    if (game instanceof TextGame text) {
      json.value(text.text());
    } else {
      json.nothing();
    }
    Optional<GamePreview> seen = seen(game);
    parameters(game, seen.map(GamePreview::fitted).orElse(Set.of()), json);
    json.key("theorem_list").open('[');
    List<Theorem> theorems =
        sessions.catalogue().isLibraryGame(game.id()) ? Theorems.of(game.id()) : List.of();
    for (Theorem theorem : theorems) {
      json.open('{').key("name").value(theorem.name()).key("statement").value(theorem.statement());
      json.key("domain").value(theorem.domain()).key("source").value(theorem.source());
      json.key("checked").value(theorem.checked()).close('}');
    }
    json.close(']').key("examples").open('[');
    for (Game.Example example : game.examples()) {
      json.open('{').settings(example.settings());
      json.key("position").value(example.position()).close('}');
    }
    json.close(']');
    Optional<Rules> rules = seen.map(GamePreview::rules);
    json.key("sequence").value(rules.map(any -> GameResolver.reads(any, "2")).orElse(false));
    json.key("grid").value(rules.map(any -> GameResolver.reads(any, "2,2")).orElse(false));
    return json.close('}').toString();
  }

  /**
   * Writes the parameters of a game as the field {@code settings}. Marks the fitted ones.
   *
   * @param fitted the parameters that every position determines, such as the size of a board
   */
  static void parameters(Game game, Set<String> fitted, JsonWriter json) {
    json.key("settings").open('[');
    for (Parameter parameter : game.parameters()) {
      json.open('{').key("name").value(parameter.name()).key("type").value(parameter.type());
      json.key("fallback").value(parameter.fallback());
      json.key("required").value(parameter.required());
      json.key("meaning").value(parameter.meaning());
      json.key("fitted").value(fitted.contains(parameter.name())).close('}');
    }
    json.close(']');
  }

  private Task.Completion<Response> start(QueryParameters query, Progress progress) {
    Settings settings = query.settings();
    boolean misere = query.flag("misere");
    StartSelector opening =
        new StartSelector(
            sessions.newResolver(misere),
            new StartSelector.StartRequest(query.one("game"), settings, "", misere),
            new SplittableRandom());
    StartSelector.Start start = opening.next();
    JsonWriter json = new JsonWriter().open('{').settings(start.settings());
    json.key("position").value(start.position()).key("proposed").value(start.proposed());
    return Task.Completion.whole(Response.json(json.close('}').toString()));
  }

  private Task.Completion<Response> position(QueryParameters query, Progress progress) {
    PositionQuery positionQuery = PositionQuery.of(query, sessions);
    return Task.Completion.whole(
        Response.json(
            StateJson.of(
                positionQuery.session().name(),
                positionQuery.session().title(),
                positionQuery.shown(),
                positionQuery.record())));
  }
}

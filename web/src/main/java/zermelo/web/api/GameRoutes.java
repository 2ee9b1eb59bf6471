package zermelo.web.api;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import zermelo.desk.json.GameJson;
import zermelo.desk.json.Json;
import zermelo.desk.play.Opening;
import zermelo.kernel.BadInput;
import zermelo.kernel.Game;
import zermelo.kernel.Parameter;
import zermelo.kernel.Picture;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.language.TextGame;
import zermelo.library.Library;
import zermelo.library.theorems.Theorem;
import zermelo.library.theorems.Theorems;
import zermelo.play.Played;
import zermelo.web.json.PictureJson;
import zermelo.web.json.StateJson;
import zermelo.web.server.Query;
import zermelo.web.server.Reply;
import zermelo.web.server.Routes;
import zermelo.web.work.Allowance;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop.Weight;

/** The library, its games one by one, and positions as they look. */
public final class GameRoutes {
  private final Rooms rooms;
  private final Answers answers;

  public GameRoutes(Rooms rooms, Answers answers) {
    this.rooms = rooms;
    this.answers = answers;
  }

  public void addTo(Routes routes) {
    routes.get("/api/games", "games", answers.kept("games", Weight.LIGHT, this::games));
    routes.get(
        "/api/games/{game}",
        "game",
        call ->
            answers
                .kept(
                    "game/" + URLEncoder.encode(call.parameter("game"), StandardCharsets.UTF_8),
                    Weight.LIGHT,
                    (query, allowance) ->
                        Task.Outcome.whole(
                            Reply.json(described(rooms.catalogue().game(call.parameter("game"))))))
                .answer(call));
    routes.get("/api/start", "start", answers.fresh(Weight.LIGHT, this::start));
    routes.get("/api/position", "position", answers.kept("position", Weight.LIGHT, this::position));
  }

  private Task.Outcome<Reply> games(Query query, Allowance allowance) {
    Json json = new Json().open('{').key("games").open('[');
    for (String id : Library.ids()) {
      json.open('{');
      fields(rooms.catalogue().game(id), json);
      json.close('}');
    }
    return Task.Outcome.whole(Reply.json(json.close(']').close('}').toString()));
  }

  /** What the list of games says of one. */
  private void fields(Game game, Json json) {
    GameJson.fields(game, json);
    json.key("line").value(firstSentence(game.words()));
    Optional<Seen> seen = seen(game);
    json.key("kind").value(seen.map(Seen::kind).orElse("numbers"));
    json.key("example");
    if (seen.isEmpty()) {
      json.nothing();
      return;
    }
    json.open('{').key("set");
    settings(seen.get().example().settings(), json);
    json.key("position").value(seen.get().example().position()).key("picture");
    PictureJson.write(seen.get().picture(), json);
    json.close('}');
  }

  /** A game at its first example: what the library shows of it. */
  private record Seen(Game.Example example, Rules rules, Picture picture, Set<String> fitted) {
    String kind() {
      Picture shown =
          picture instanceof Picture.Several several && !several.parts().isEmpty()
              ? several.parts().getFirst().picture()
              : picture;
      return switch (shown) {
        case Picture.Graph graph -> "graphs";
        case Picture.Tree tree -> "graphs";
        case Picture.Grid grid -> "boards";
        case Picture.Dots dots -> "boards";
        case Picture.Pits pits -> "boards";
        case Picture.Coins coins -> "boards";
        case Picture.Piles piles -> "heaps";
        default -> rules.facts().heaps() ? "heaps" : "numbers";
      };
    }
  }

  private Optional<Seen> seen(Game game) {
    try {
      Room room = rooms.room(game.id(), Settings.NONE, false, "");
      Game.Example example =
          game.examples().isEmpty() ? Inquiry.start(room) : game.examples().getFirst();
      Played played = rooms.room(game.id(), example.settings(), false, "").at(example.position());
      Rules rules = played.rules();
      String printed = rules.printWithTurn(played.start());
      Set<String> fitted = game.fitted(Settings.NONE, printed).values().keySet();
      return Optional.of(new Seen(example, rules, rules.picture(played.start()), fitted));
    } catch (BadInput noStart) {
      return Optional.empty(); // a text without an example has nothing to show
    }
  }

  private static String firstSentence(String words) {
    int stop = words.indexOf(". ");
    return stop < 0 ? words : words.substring(0, stop + 1);
  }

  private static void settings(Settings settings, Json json) {
    json.open('{');
    settings.values().forEach((name, value) -> json.key(name).typed(value));
    json.close('}');
  }

  /** All that is known of a game. */
  String described(Game game) {
    Json json = new Json().open('{');
    fields(game, json);
    json.key("text");
    if (game instanceof TextGame text) {
      json.value(text.text());
    } else {
      json.nothing();
    }
    Optional<Seen> seen = seen(game);
    parameters(game, seen.map(Seen::fitted).orElse(Set.of()), json);
    json.key("theorem_list").open('[');
    List<Theorem> theorems = rooms.catalogue().own(game.id()) ? Theorems.of(game.id()) : List.of();
    for (Theorem theorem : theorems) {
      json.open('{').key("name").value(theorem.name()).key("statement").value(theorem.statement());
      json.key("domain").value(theorem.domain()).key("source").value(theorem.source());
      json.key("checked").value(theorem.checked()).close('}');
    }
    json.close(']').key("examples").open('[');
    for (Game.Example example : game.examples()) {
      json.open('{').key("set");
      settings(example.settings(), json);
      json.key("position").value(example.position()).close('}');
    }
    json.close(']');
    Optional<Rules> rules = seen.map(Seen::rules);
    json.key("sequence").value(rules.map(any -> reads(any, "2")).orElse(false));
    json.key("grid").value(rules.map(any -> reads(any, "2,2")).orElse(false));
    return json.close('}').toString();
  }

  /**
   * What can be set, as the field {@code settings}.
   *
   * @param fitted the parameters that every position shows by itself, such as the size of a board
   */
  static void parameters(Game game, Set<String> fitted, Json json) {
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

  private static boolean reads(Rules rules, String text) {
    try {
      rules.parse(text);
      return true;
    } catch (BadInput no) {
      return false;
    }
  }

  private Task.Outcome<Reply> start(Query query, Allowance allowance) {
    Settings settings = new Settings(query.under("set."));
    boolean misere = query.flag("misere");
    Opening opening =
        new Opening(
            rooms.asked(misere),
            new Opening.Wish(query.one("game"), settings, "", misere),
            new SplittableRandom());
    Opening.Start start = opening.next();
    Json json = new Json().open('{').key("set");
    settings(start.settings(), json);
    json.key("position").value(start.position()).key("proposed").value(start.proposed());
    return Task.Outcome.whole(Reply.json(json.close('}').toString()));
  }

  private Task.Outcome<Reply> position(Query query, Allowance allowance) {
    Inquiry inquiry = Inquiry.of(query, rooms);
    return Task.Outcome.whole(
        Reply.json(
            StateJson.of(
                inquiry.room().name(), inquiry.room().title(), inquiry.shown(), inquiry.course())));
  }
}

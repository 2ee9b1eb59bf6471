package zermelo.web.uwapi;

import zermelo.desk.json.Json;
import zermelo.web.server.Call;
import zermelo.web.server.Endpoint;
import zermelo.web.server.Routes;

/**
 * The first version of the routes, below {@code /games}: everything lies in an envelope with a
 * status, and positions are the strings to draw from.
 */
final class OlderRoutes {
  private static final String GAMES = Uwapi.ROOT + "/games";
  private static final String VARIANT = GAMES + "/{game}/variants/{variant}";

  private final Answers answers;

  OlderRoutes(Answers answers) {
    this.answers = answers;
  }

  void addTo(Routes routes) {
    both(routes, GAMES, "uwapi-older-games", this::games);
    both(routes, GAMES + "/{game}", "uwapi-older-game", this::game);
    both(routes, VARIANT, "uwapi-older-variant", this::variant);
    routes.get(
        VARIANT + "/positions/{position*}", "uwapi-older-position", endpoint(this::position));
  }

  private static void both(Routes routes, String path, String name, Answers.Writer writer) {
    routes.get(path, name, endpoint(writer)).get(path + "/", name, endpoint(writer));
  }

  private static Endpoint endpoint(Answers.Writer writer) {
    return call ->
        Answers.reply(
            call,
            (asked, json) -> {
              json.open('{').key("status").value("ok").key("response");
              writer.write(asked, json);
              json.close('}');
            },
            OlderRoutes::error);
  }

  private static String error(String what, String detail) {
    return new Json()
        .open('{')
        .key("status")
        .value("error")
        .key("error")
        .value(what + ": " + detail)
        .close('}')
        .toString();
  }

  /** The position at the end of a path, which may have slashes of its own and one behind it. */
  static String position(Call call) {
    String text = call.parameter("position");
    return text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
  }

  private void games(Call call, Json json) {
    json.open('[');
    for (Offered offered : answers.offer().games().values()) {
      json.open('{').key("gameId").value(offered.game().id());
      json.key("name").value(offered.game().title());
      status(offered.first(), json);
      json.close('}');
    }
    json.close(']');
  }

  /** Without data of images these front ends draw the characters of the position. */
  private static void status(Variant variant, Json json) {
    json.key("status").value("available");
    json.key("gui_status").value(variant.frame().isPresent() ? "v1" : "v0");
  }

  private void game(Call call, Json json) {
    Offered offered = answers.game(call);
    json.open('{').key("gameId").value(offered.game().id());
    json.key("name").value(offered.game().title());
    json.key("instructions").value(Instructions.of(offered.game(), offered.first()));
    json.key("variants").open('[');
    offered.variants().values().forEach(variant -> variant(variant, json));
    json.close(']').key("custom").value("false");
    json.key("supportsWinBy").value(offered.scored()).close('}');
  }

  private void variant(Call call, Json json) {
    json.open('{').key("variant").open('[');
    variant(answers.variant(call), json);
    json.close(']').close('}');
  }

  private static void variant(Variant variant, Json json) {
    json.open('{').key("variantId").value(variant.id());
    json.key("description").value(variant.name());
    json.key("startPosition").value(Wording.OLDER.position(variant, variant.start()));
    json.key("autogui_v2_data").nothing().key("imageAutoGUIData").nothing();
    status(variant, json);
    json.close('}');
  }

  private void position(Call call, Json json) throws InterruptedException {
    Variant variant = answers.variant(call);
    Study study = answers.study(variant, position(call), call.client());
    new StudyJson(variant, Wording.OLDER, study).write(json);
  }
}

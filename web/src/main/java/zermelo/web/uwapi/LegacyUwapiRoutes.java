package zermelo.web.uwapi;

import java.util.function.BiConsumer;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.limits.Progress;
import zermelo.web.server.Endpoint;
import zermelo.web.server.Request;
import zermelo.web.server.Routes;

/**
 * The first version of the UWAPI routes, below {@code /games}. Every response is an envelope with a
 * status, and positions are the strings to draw from.
 */
final class LegacyUwapiRoutes {
  private static final String GAMES = UwapiRoutes.ROOT + "/games";
  private static final String VARIANT = GAMES + "/{game}/variants/{variant}";

  private final UwapiService service;

  LegacyUwapiRoutes(UwapiService service) {
    this.service = service;
  }

  void addTo(Routes routes) {
    both(routes, GAMES, "uwapi-older-games", this::games);
    both(routes, GAMES + "/{game}", "uwapi-older-game", this::game);
    both(routes, VARIANT, "uwapi-older-variant", this::variant);
    routes.get(
        VARIANT + "/positions/{position*}", "uwapi-older-position", analysed(this::position));
  }

  private void both(
      Routes routes, String path, String name, BiConsumer<Request, JsonWriter> writer) {
    Endpoint endpoint =
        analysed(
            (call, progress, json) -> {
              writer.accept(call, json);
              return true;
            });
    routes.get(path, name, endpoint).get(path + "/", name, endpoint);
  }

  private Endpoint analysed(UwapiService.BodyWriter writer) {
    return call ->
        service.reply(
            call,
            (analysis, progress, json) -> {
              json.open('{').key("status").value("ok").key("response");
              boolean whole = writer.write(analysis, progress, json);
              json.close('}');
              return whole;
            },
            LegacyUwapiRoutes::error);
  }

  private static String error(String what, String detail) {
    return new JsonWriter()
        .open('{')
        .key("status")
        .value("error")
        .key("error")
        .value(what + ": " + detail)
        .close('}')
        .toString();
  }

  /** Returns the position at the end of a path. It may contain slashes and end in one. */
  static String position(Request call) {
    String text = call.parameter("position");
    return text.endsWith("/") ? text.substring(0, text.length() - 1) : text;
  }

  private void games(Request call, JsonWriter json) {
    json.open('[');
    for (GameVariants offered : service.offer().games().values()) {
      json.open('{').key("gameId").value(offered.game().id());
      json.key("name").value(offered.game().title());
      status(offered.first(), json);
      json.close('}');
    }
    json.close(']');
  }

  /** Without image data these front ends draw the characters of the position. */
  private static void status(Variant variant, JsonWriter json) {
    json.key("status").value("available");
    json.key("gui_status").value(variant.frame().isPresent() ? "v1" : "v0");
  }

  private void game(Request call, JsonWriter json) {
    GameVariants offered = service.game(call);
    json.open('{').key("gameId").value(offered.game().id());
    json.key("name").value(offered.game().title());
    json.key("instructions").value(GameInstructions.of(offered.game(), offered.first()));
    json.key("variants").open('[');
    offered.variants().values().forEach(variant -> variant(variant, json));
    json.close(']').key("custom").value("false");
    json.key("supportsWinBy").value(offered.scored()).close('}');
  }

  private void variant(Request call, JsonWriter json) {
    json.open('{').key("variant").open('[');
    variant(service.variant(call), json);
    json.close(']').close('}');
  }

  private static void variant(Variant variant, JsonWriter json) {
    json.open('{').key("variantId").value(variant.id());
    json.key("description").value(variant.name());
    json.key("startPosition").value(UwapiNotation.OLDER.position(variant, variant.start()));
    json.key("autogui_v2_data").nothing().key("imageAutoGUIData").nothing();
    status(variant, json);
    json.close('}');
  }

  private boolean position(Request call, Progress progress, JsonWriter json) {
    return service.analyse(
        service.variant(call), UwapiNotation.OLDER, position(call), progress, json);
  }
}

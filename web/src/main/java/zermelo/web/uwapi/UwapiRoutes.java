package zermelo.web.uwapi;

import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import zermelo.application.json.JsonWriter;
import zermelo.kernel.Facts;
import zermelo.kernel.limits.Progress;
import zermelo.web.server.Endpoint;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.uwapi.board.AutoGui;
import zermelo.web.work.WorkScheduler;

/**
 * The routes of the Universal Web API below {@value #ROOT}.
 *
 * <table>
 *   <caption>Routes and their answers</caption>
 *   <tr><td>{@code /}</td><td>all games</td></tr>
 *   <tr><td>{@code /GAME/}</td><td>a game with its variants</td></tr>
 *   <tr><td>{@code /GAME/VARIANT/}</td><td>a variant with its start and its board</td></tr>
 *   <tr><td>{@code /GAME/VARIANT/positions/?p=}</td><td>a position with its moves</td></tr>
 *   <tr><td>{@code /GAME/VARIANT/positions/POSITION/}</td><td>the same, older form</td></tr>
 *   <tr><td>{@code /GAME/VARIANT/instructions/}</td><td>the rules as Markdown</td></tr>
 *   <tr><td>{@code /games...}</td><td>the first version: {@link LegacyUwapiRoutes}</td></tr>
 * </table>
 *
 * <p>The trailing slash is optional.
 */
public final class UwapiRoutes {
  static final String ROOT = "/uwapi/v1";

  private final UwapiService service;

  private UwapiRoutes(UwapiService service) {
    this.service = service;
  }

  /** Adds the routes and lets pages of other sites read them. */
  public static void add(Routes routes, UwapiEvaluator values, WorkScheduler<Response> scheduler) {
    UwapiService service = new UwapiService(values, scheduler);
    new UwapiRoutes(service).addTo(routes);
    new LegacyUwapiRoutes(service).addTo(routes);
    routes.open("/uwapi/");
  }

  private void addTo(Routes routes) {
    both(routes, "", "uwapi-games", endpoint(this::list));
    both(routes, "/{game}", "uwapi-game", endpoint(this::game));
    both(routes, "/{game}/{variant}", "uwapi-variant", endpoint(this::variant));
    both(routes, "/{game}/{variant}/positions", "uwapi-position", analysed(this::position));
    both(
        routes,
        "/{game}/{variant}/instructions",
        "uwapi-instructions",
        endpoint(this::instructions));
    routes.get(
        ROOT + "/{game}/{variant}/positions/{position*}",
        "uwapi-position",
        analysed(this::positionInPath));
  }

  private static void both(Routes routes, String path, String name, Endpoint endpoint) {
    routes.get(ROOT + path, name, endpoint).get(ROOT + path + "/", name, endpoint);
  }

  private Endpoint endpoint(BiConsumer<Request, JsonWriter> writer) {
    return analysed(
        (call, progress, json) -> {
          writer.accept(call, json);
          return true;
        });
  }

  private Endpoint analysed(UwapiService.BodyWriter writer) {
    return call -> service.reply(call, writer, UwapiRoutes::error);
  }

  private static String error(String what, String detail) {
    return new JsonWriter()
        .open('{')
        .key("error")
        .value(what)
        .key("detail")
        .value(detail)
        .close('}')
        .toString();
  }

  private void list(Request call, JsonWriter json) {
    json.open('[');
    List<GameVariants> byName =
        service.offer().games().values().stream()
            .sorted(Comparator.comparing(it -> it.game().title()))
            .toList();
    for (GameVariants offered : byName) {
      json.open('{').key("id").value(offered.game().id());
      json.key("name").value(offered.game().title()).key("type").value("twoPlayer");
      json.key("gui").value(offered.first().gui());
      tags(offered, json);
      json.close('}');
    }
    json.close(']');
  }

  private void game(Request call, JsonWriter json) {
    GameVariants offered = service.game(call);
    json.open('{').key("id").value(offered.game().id());
    json.key("name").value(offered.game().title());
    json.key("variants").open('[');
    for (Variant variant : offered.variants().values()) {
      json.open('{').key("id").value(variant.id()).key("name").value(variant.name());
      json.key("gui").value(variant.gui()).close('}');
    }
    json.close(']').key("allowCustomVariantCreation").value(false);
    json.key("supportsWinBy").value(offered.scored());
    json.key("instructions").value(GameInstructions.of(offered.game(), offered.first()));
    tags(offered, json);
    json.close('}');
  }

  private static void tags(GameVariants offered, JsonWriter json) {
    Facts facts = offered.first().rules().facts();
    json.key("tags").open('{').key("style").open('[');
    json.value(facts.impartial() ? "impartial" : "partisan").close(']');
    json.key("solve").open('[').value("remoteness");
    if (facts.scored()) {
      json.value("winby");
    }
    if (facts.grundyApplies()) {
      json.value("mex");
    }
    json.close(']').key("variant").open('[');
    offered.variants().values().forEach(variant -> json.value(variant.name()));
    json.close(']').key("misc").open('[').close(']').close('}');
  }

  private void variant(Request call, JsonWriter json) {
    Variant variant = service.variant(call);
    String drawn = UwapiNotation.drawn(variant, variant.start());
    json.open('{').key("id").value(variant.id()).key("name").value(variant.name());
    json.key("startPosition").value(UwapiNotation.NEWER.position(variant, variant.start()));
    json.key("autoguiStartPosition").value(drawn).key("autoguiPosition").value(drawn);
    json.key("imageAutoGUIData");
    variant.frame().ifPresentOrElse(frame -> AutoGui.data(frame, json), json::nothing);
    json.key("gui").value(variant.gui()).close('}');
  }

  private boolean position(Request call, Progress progress, JsonWriter json) {
    return analyse(call, call.query().one("p", ""), progress, json);
  }

  private boolean positionInPath(Request call, Progress progress, JsonWriter json) {
    return analyse(call, LegacyUwapiRoutes.position(call), progress, json);
  }

  private boolean analyse(Request call, String text, Progress progress, JsonWriter json) {
    return service.analyse(service.variant(call), UwapiNotation.NEWER, text, progress, json);
  }

  private void instructions(Request call, JsonWriter json) {
    String text = GameInstructions.of(service.game(call).game(), service.variant(call));
    json.open('{').key("instructions").value(text).close('}');
  }
}

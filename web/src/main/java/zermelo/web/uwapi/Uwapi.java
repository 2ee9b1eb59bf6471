package zermelo.web.uwapi;

import java.util.Comparator;
import java.util.List;
import zermelo.desk.json.Json;
import zermelo.kernel.Facts;
import zermelo.web.server.Call;
import zermelo.web.server.Endpoint;
import zermelo.web.server.Reply;
import zermelo.web.server.Routes;

/**
 * The routes of the Universal Web API below {@value #ROOT}.
 *
 * <table>
 *   <caption>What is answered</caption>
 *   <tr><td>{@code /}</td><td>all games</td></tr>
 *   <tr><td>{@code /GAME/}</td><td>a game with its variants</td></tr>
 *   <tr><td>{@code /GAME/VARIANT/}</td><td>a variant with its start and its board</td></tr>
 *   <tr><td>{@code /GAME/VARIANT/positions/?p=}</td><td>a position with its moves</td></tr>
 *   <tr><td>{@code /GAME/VARIANT/positions/POSITION/}</td><td>the same, as it once was</td></tr>
 *   <tr><td>{@code /GAME/VARIANT/instructions/}</td><td>the rules as Markdown</td></tr>
 *   <tr><td>{@code /games...}</td><td>the first version: {@link OlderRoutes}</td></tr>
 * </table>
 *
 * <p>The slash at the end may be left out.
 */
public final class Uwapi {
  static final String ROOT = "/uwapi/v1";

  private final Answers answers;
  private final Memo<String> list = new Memo<>(this::list);

  private Uwapi(Answers answers) {
    this.answers = answers;
  }

  /** Adds the routes, and lets pages of other sites read them. */
  public static void add(Routes routes, Values values) {
    Answers answers = new Answers(values);
    new Uwapi(answers).addTo(routes);
    new OlderRoutes(answers).addTo(routes);
    routes.open("/uwapi/");
  }

  private void addTo(Routes routes) {
    both(routes, "", "uwapi-games", call -> Reply.json(list.get()));
    both(routes, "/{game}", "uwapi-game", endpoint(this::game));
    both(routes, "/{game}/{variant}", "uwapi-variant", endpoint(this::variant));
    both(routes, "/{game}/{variant}/positions", "uwapi-position", endpoint(this::position));
    both(
        routes,
        "/{game}/{variant}/instructions",
        "uwapi-instructions",
        endpoint(this::instructions));
    routes.get(
        ROOT + "/{game}/{variant}/positions/{position*}",
        "uwapi-position",
        endpoint(this::positionInPath));
  }

  private static void both(Routes routes, String path, String name, Endpoint endpoint) {
    routes.get(ROOT + path, name, endpoint).get(ROOT + path + "/", name, endpoint);
  }

  private static Endpoint endpoint(Answers.Writer writer) {
    return call -> Answers.reply(call, writer, Uwapi::error);
  }

  private static String error(String what, String detail) {
    return new Json()
        .open('{')
        .key("error")
        .value(what)
        .key("detail")
        .value(detail)
        .close('}')
        .toString();
  }

  private String list() {
    Json json = new Json().open('[');
    List<Offered> byName =
        answers.offer().games().values().stream()
            .sorted(Comparator.comparing(it -> it.game().title()))
            .toList();
    for (Offered offered : byName) {
      json.open('{').key("id").value(offered.game().id());
      json.key("name").value(offered.game().title()).key("type").value("twoPlayer");
      json.key("gui").value(offered.first().gui());
      tags(offered, json);
      json.close('}');
    }
    return json.close(']').toString();
  }

  private void game(Call call, Json json) {
    Offered offered = answers.game(call);
    json.open('{').key("id").value(offered.game().id());
    json.key("name").value(offered.game().title());
    json.key("variants").open('[');
    for (Variant variant : offered.variants().values()) {
      json.open('{').key("id").value(variant.id()).key("name").value(variant.name());
      json.key("gui").value(variant.gui()).close('}');
    }
    json.close(']').key("allowCustomVariantCreation").value(false);
    json.key("supportsWinBy").value(offered.scored());
    json.key("instructions").value(Instructions.of(offered.game(), offered.first()));
    tags(offered, json);
    json.close('}');
  }

  private static void tags(Offered offered, Json json) {
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

  private void variant(Call call, Json json) {
    Variant variant = answers.variant(call);
    String drawn = Wording.drawn(variant, variant.start());
    json.open('{').key("id").value(variant.id()).key("name").value(variant.name());
    json.key("startPosition").value(Wording.NEWER.position(variant, variant.start()));
    json.key("autoguiStartPosition").value(drawn).key("autoguiPosition").value(drawn);
    json.key("imageAutoGUIData");
    variant.frame().ifPresentOrElse(frame -> AutoGui.data(frame, json), json::nothing);
    json.key("gui").value(variant.gui()).close('}');
  }

  private void position(Call call, Json json) throws InterruptedException {
    study(call, call.query().one("p", ""), json);
  }

  private void positionInPath(Call call, Json json) throws InterruptedException {
    study(call, OlderRoutes.position(call), json);
  }

  private void study(Call call, String text, Json json) throws InterruptedException {
    Variant variant = answers.variant(call);
    Study study = answers.study(variant, text, call.client());
    new StudyJson(variant, Wording.NEWER, study).write(json);
  }

  private void instructions(Call call, Json json) {
    String text = Instructions.of(answers.game(call).game(), answers.variant(call));
    json.open('{').key("instructions").value(text).close('}');
  }
}

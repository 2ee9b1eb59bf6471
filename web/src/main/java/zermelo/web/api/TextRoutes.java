package zermelo.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import zermelo.desk.json.Json;
import zermelo.desk.json.LintJson;
import zermelo.kernel.BadInput;
import zermelo.language.TextGame;
import zermelo.language.lint.Lint;
import zermelo.language.syntax.Problem;
import zermelo.web.server.Call;
import zermelo.web.server.Problem.Fault;
import zermelo.web.server.Problems;
import zermelo.web.server.Rate;
import zermelo.web.server.Reply;
import zermelo.web.server.Routes;
import zermelo.web.work.Allowance;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop;

/** Texts of people's own games: what is wrong with them, and their keeping. */
public final class TextRoutes {
  /** Longer rules nobody writes by hand. */
  private static final int LONGEST = 20_000;

  /** How many positions are looked at while somebody types. */
  private static final int EXPLORED = 3_000;

  private final Rate keeping = new Rate(60, 0.5);
  private final Texts texts;
  private final Workshop workshop;
  private final GameRoutes games;

  public TextRoutes(Texts texts, Workshop workshop, GameRoutes games) {
    this.texts = texts;
    this.workshop = workshop;
    this.games = games;
  }

  public void addTo(Routes routes) {
    routes.post("/api/lint", "lint", this::lint);
    routes.post("/api/texts", "text", this::keep);
  }

  private static String text(Call call) {
    JsonNode text = call.json().path("text");
    if (!text.isTextual() || text.textValue().isBlank()) {
      throw new BadInput("the body is {\"text\": \"...\"} with the text of a game");
    }
    if (text.textValue().length() > LONGEST) {
      throw zermelo.web.server.Problem.tooLarge(
          "the text is longer than " + LONGEST + " characters");
    }
    return text.textValue();
  }

  private Reply lint(Call call) throws InterruptedException {
    String text = text(call);
    return workshop.answer(
        call.client(), Workshop.Weight.LIGHT, allowance -> linted(text, allowance));
  }

  /** What is wrong with a text, after a look at as many positions as there is time for. */
  private static Task.Outcome<Reply> linted(String text, Allowance allowance) {
    TextGame.Reading reading = TextGame.tried("text", WebCatalogue.TEXT, text);
    Json json = new Json().open('{').key("ok").value(reading.game().isPresent());
    json.key("errors").raw(Problems.faults(faults(reading)));
    reading
        .game()
        .ifPresent(
            game -> {
              LintJson.fields(Lint.report(game, EXPLORED, allowance::over), json);
              GameRoutes.parameters(game, Set.of(), json);
            });
    Reply reply = Reply.json(json.close('}').toString()).with("Cache-Control", "no-store");
    return new Task.Outcome<>(reply, !allowance.over());
  }

  private static List<Fault> faults(TextGame.Reading reading) {
    return reading.problems().stream().map(problem -> fault(reading, problem)).toList();
  }

  private static Fault fault(TextGame.Reading reading, Problem problem) {
    int from = problem.span().from();
    return new Fault(
        reading.source().line(from),
        reading.source().column(from),
        Math.max(1, problem.span().to() - from),
        problem.message());
  }

  private Reply keep(Call call) throws InterruptedException {
    String text = text(call);
    keeping.count(call.client());
    String id = WebCatalogue.id(text);
    TextGame game = computed(call, () -> read(id, text));
    texts.keep(id, text); // between the two, for who computes does not wait for the store
    return computed(call, () -> Reply.json(games.described(game)));
  }

  private <T> T computed(Call call, Supplier<T> work) throws InterruptedException {
    return workshop.answer(
        call.client(), Workshop.Weight.LIGHT, allowance -> Task.Outcome.whole(work.get()));
  }

  private static TextGame read(String id, String text) {
    TextGame.Reading reading = TextGame.tried(id, WebCatalogue.TEXT, text);
    return reading
        .game()
        .orElseThrow(() -> zermelo.web.server.Problem.text("the text has errors", faults(reading)));
  }
}

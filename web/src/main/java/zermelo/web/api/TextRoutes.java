package zermelo.web.api;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import zermelo.application.json.JsonWriter;
import zermelo.application.json.LintJson;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.language.help.LanguageGuide;
import zermelo.language.lint.Lint;
import zermelo.language.syntax.Diagnostic;
import zermelo.web.server.HttpProblem.TextFault;
import zermelo.web.server.ProblemJson;
import zermelo.web.server.RateLimiter;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.work.Task;
import zermelo.web.work.WorkScheduler;

/** The routes for the texts of users' own games: the language, checking and storing texts. */
public final class TextRoutes {
  /** Maximum length of a text in characters; hand-written rules are shorter. */
  private static final int LONGEST = 20_000;

  /** How many positions are explored for the check while the user types. */
  private static final int EXPLORED = 3_000;

  private final RateLimiter keeping = new RateLimiter(60, 0.5);
  private final GameTextStore texts;
  private final WorkScheduler<Response> scheduler;
  private final GameRoutes games;

  public TextRoutes(GameTextStore texts, WorkScheduler<Response> scheduler, GameRoutes games) {
    this.texts = texts;
    this.scheduler = scheduler;
    this.games = games;
  }

  public void addTo(Routes routes) {
    Response guide = Response.json(guide()).packed();
    routes.get("/api/language", "language", call -> guide);
    routes.post("/api/lint", "lint", this::lint);
    routes.post("/api/texts", "text", this::keep);
  }

  /** Returns the words of the language with their help. */
  private static String guide() {
    JsonWriter json = new JsonWriter().open('{').key("words").open('[');
    for (LanguageGuide.Entry entry : LanguageGuide.entries()) {
      json.open('{').key("word").value(entry.word());
      json.key("kind").value(entry.kind().name().toLowerCase(Locale.ROOT));
      json.key("form").value(entry.form()).key("gives").value(entry.gives());
      json.key("help").value(entry.help()).key("board").value(entry.board()).close('}');
    }
    return json.close(']').close('}').toString();
  }

  private static String text(Request call) {
    JsonNode text = call.json().path("text");
    if (!text.isTextual() || text.textValue().isBlank()) {
      throw new BadInput("the body is {\"text\": \"...\"} with the text of a game");
    }
    if (text.textValue().length() > LONGEST) {
      throw zermelo.web.server.HttpProblem.tooLarge(
          "the text is longer than " + LONGEST + " characters");
    }
    return text.textValue();
  }

  private Response lint(Request call) throws InterruptedException {
    String text = text(call);
    return scheduler.answer(
        call.client(), WorkScheduler.Weight.LIGHT, progress -> linted(text, progress));
  }

  /** Checks a text and explores as many positions as the time allows. */
  private static Task.Completion<Response> linted(String text, Progress progress) {
    TextGame.ParseResult reading = TextGame.parse("text", WebCatalogue.TEXT, text);
    JsonWriter json = new JsonWriter().open('{').key("ok").value(reading.game().isPresent());
    json.key("errors").raw(ProblemJson.faults(faults(reading)));
    reading
        .game()
        .ifPresent(
            game -> {
              LintJson.fields(Lint.report(game, EXPLORED, progress), json);
              GameRoutes.parameters(game, Set.of(), json);
            });
    Response reply = Response.json(json.close('}').toString()).with("Cache-Control", "no-store");
    return new Task.Completion<>(reply, !progress.isOver());
  }

  private static List<TextFault> faults(TextGame.ParseResult reading) {
    return reading.problems().stream().map(problem -> fault(reading, problem)).toList();
  }

  private static TextFault fault(TextGame.ParseResult reading, Diagnostic problem) {
    int from = problem.span().from();
    return new TextFault(
        reading.source().line(from),
        reading.source().column(from),
        Math.max(1, problem.span().to() - from),
        problem.message());
  }

  private Response keep(Request call) throws InterruptedException {
    String text = text(call);
    keeping.count(call.client());
    String id = WebCatalogue.id(text);
    TextGame game = scheduler.compute(call.client(), () -> read(id, text));
    texts.keep(id, text); // on this thread: compute threads must not wait for the store
    return scheduler.compute(call.client(), () -> Response.json(games.described(game)));
  }

  private static TextGame read(String id, String text) {
    TextGame.ParseResult reading = TextGame.parse(id, WebCatalogue.TEXT, text);
    return reading
        .game()
        .orElseThrow(
            () -> zermelo.web.server.HttpProblem.text("the text has errors", faults(reading)));
  }
}

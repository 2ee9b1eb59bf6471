package zermelo.web.api;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import zermelo.application.GameResolver;
import zermelo.application.claims.ClaimCheckJson;
import zermelo.application.claims.ClaimSurvey;
import zermelo.application.claims.ConjectureSearch;
import zermelo.application.claims.DiscoveryJson;
import zermelo.application.claims.FamilyReport;
import zermelo.application.claims.SurveySubject;
import zermelo.application.heapcode.HeapCodeSolver;
import zermelo.application.json.JsonWriter;
import zermelo.application.plot.HeapCodeSeriesSource;
import zermelo.application.plot.PlotKind;
import zermelo.application.plot.Plotter;
import zermelo.application.table.ValueTable;
import zermelo.application.table.ValueTableBuilder;
import zermelo.application.table.ValueTableFormat;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.insight.check.ClaimCheckResult;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.canvas.Theme;
import zermelo.insight.survey.LengthRange;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;
import zermelo.solve.Solver;
import zermelo.solve.plan.PlanningSolver;
import zermelo.web.server.QueryParameters;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.work.Task;
import zermelo.web.work.WorkFailure;
import zermelo.web.work.WorkScheduler.Weight;

/** The routes for questions about many positions: tables, plots, claims and conjectures. */
public final class SurveyRoutes {
  private static final int LONGEST_TABLE = 20_000;
  private static final int WIDEST_TABLE = 200;
  private static final int LONGEST_PLOT = 100_000;
  private static final int LONGEST_CLAIM = 1_000;
  private static final String EARLY = "Zermelo-Early";

  private final GameSessionCache sessions;
  private final EndpointFactory answers;

  public SurveyRoutes(GameSessionCache sessions, EndpointFactory answers) {
    this.sessions = sessions;
    this.answers = answers;
  }

  public void addTo(Routes routes) {
    routes.get(
        "/api/table", "table", answers.cached("table", Weight.LIGHT, this::table, "to", "value"));
    routes.get(
        "/api/plot",
        "plot",
        answers.cached("plot", Weight.LIGHT, this::plot, "kind", "to", "theme"));
    routes.get(
        "/api/check",
        "check",
        answers.cached("check", Weight.HEAVY, this::check, "claim", "to", "heaps", "length"));
    routes.get(
        "/api/discover",
        "discover",
        answers.cached("discover", Weight.HEAVY, this::discover, "heaps", "length"));
  }

  /** Returns the session of a game without a position. */
  private GameSession session(QueryParameters query) {
    Settings settings = query.settings();
    String name = query.one("game");
    if (name.equals(Sum.NAME)) {
      throw new BadInput("this is asked about one game, not about a sum");
    }
    return sessions.session(name, settings, query.flag("misere"), "");
  }

  private static Solver solver(Progress progress) {
    PlanningSolver solver = new PlanningSolver();
    return question -> solver.solve(question, progress.part());
  }

  /** Returns the limits for nim-sequences. One thread, because the others serve other requests. */
  private static SequenceLimits sequenceLimits(Progress progress) {
    return new SequenceLimits(1, progress.limits().memory(), true);
  }

  private Task.Completion<Response> table(QueryParameters query, Progress progress) {
    GameSession session = session(query);
    GameResolver.ResolvedGame resolved = session.known("");
    int to = query.number("to", 20, 0, LONGEST_TABLE);
    Optional<String> value =
        query.has("value") ? Optional.of(query.one("value")) : Optional.empty();
    if (value.isPresent() && !ValueTableBuilder.TableRequest.VALUES.contains(value.get())) {
      throw new BadInput("'value' is " + String.join(", ", ValueTableBuilder.TableRequest.VALUES));
    }
    HeapCodeSolver solver =
        new HeapCodeSolver(solver(progress), progress, sequenceLimits(progress)).expecting(to);
    ValueTableBuilder maker =
        new ValueTableBuilder(resolved, session.misere(), Question.Method.AUTO, solver);
    if (maker.isGrid(to) && to > WIDEST_TABLE) {
      throw new BadInput("'to' is at most " + WIDEST_TABLE + " for a table of two numbers");
    }
    ValueTable table =
        maker.fill(new ValueTableBuilder.TableRequest(OptionalLong.empty(), to, value));
    JsonWriter json = new JsonWriter().open('{');
    ValueTableFormat.fields(table, session.name(), session.settings(), session.misere(), json);
    json.key("early");
    // The last question had only the remaining time, so its own reason would mislead the user.
    maker
        .stopped()
        .ifPresentOrElse(
            out -> json.value(progress.isOver() ? "the time ran out" : out.reason()),
            json::nothing);
    String text = json.close('}').toString();
    return new Task.Completion<>(Response.json(text), maker.stopped().isEmpty());
  }

  private Task.Completion<Response> plot(QueryParameters query, Progress progress) {
    GameSession session = session(query);
    Optional<PlotKind> kind =
        query.has("kind") ? Optional.of(kind(query.one("kind"))) : Optional.empty();
    OptionalLong to =
        query.has("to")
            ? OptionalLong.of(query.number("to", 0, 0, LONGEST_PLOT))
            : OptionalLong.empty();
    Theme theme =
        switch (query.one("theme", "")) {
          case "" -> Theme.VIEWER;
          case "light" -> Theme.LIGHT;
          case "dark" -> Theme.DARK;
          default -> throw new BadInput("'theme' is light or dark");
        };
    Plotter plotter =
        new Plotter(
            sessions.newResolver(session.misere()),
            session.misere(),
            solver(progress),
            new HeapCodeSeriesSource(sequenceLimits(progress)),
            (done, of) -> !progress.isOver());
    Plotter.Drawing drawn;
    try {
      drawn =
          plotter.values(
              session.name(),
              session.settings(),
              new Plotter.PlotRequest(kind, OptionalInt.empty(), to));
    } catch (Plotter.EmptyPlot nothing) {
      throw new WorkFailure.OutOfTime(nothing.why(), Duration.ofSeconds(1));
    }
    String svg = Plot.svg(drawn.plot(), drawn.plot().size(), theme);
    // The SVG needs its own inline style and nothing else.
    Response reply =
        Response.of("image/svg+xml", svg)
            .with("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    // An SVG has no field for the reason why it ends early; a header carries it.
    return drawn
        .stopReason()
        .map(why -> new Task.Completion<>(reply.with(EARLY, why), false))
        .orElseGet(() -> Task.Completion.whole(reply));
  }

  private static PlotKind kind(String word) {
    List<String> words = PlotKind.words().stream().filter(any -> !any.equals("graph")).toList();
    if (!words.contains(word)) {
      throw new BadInput("'kind' is " + String.join(", ", words));
    }
    return PlotKind.of(word);
  }

  private SurveySubject subject(QueryParameters query, Progress progress) {
    GameSession session = session(query);
    OptionalInt heaps =
        query.has("heaps")
            ? OptionalInt.of(query.number("heaps", 1, 1, SurveySubject.LONGEST))
            : OptionalInt.empty();
    Optional<LengthRange> lengths =
        Optional.of(query.one("length", ""))
            .filter(text -> !text.isEmpty())
            .map(text -> LengthRange.read(text, SurveySubject.LONGEST));
    Optional<String> where =
        query.has("where") ? Optional.of(query.one("where")) : Optional.empty();
    return new SurveySubject(
        new SurveySubject.SurveyRequest(
            session.name(), session.settings(), session.misere(), heaps, lengths, where),
        sessions.newResolver(session.misere()),
        solver(progress),
        progress,
        sequenceLimits(progress),
        Question.Method.COMPUTED);
  }

  private Task.Completion<Response> check(QueryParameters query, Progress progress) {
    String claim = query.one("claim");
    if (claim.length() > LONGEST_CLAIM) {
      throw new BadInput("a claim has at most " + LONGEST_CLAIM + " characters");
    }
    OptionalLong to =
        query.has("to")
            ? OptionalLong.of(query.number("to", 0, 0, Integer.MAX_VALUE))
            : OptionalLong.empty();
    Duration half = progress.remaining().time().dividedBy(2);
    Progress usual = new Progress(progress.limits().withTime(half));
    ClaimSurvey.CheckedClaim checked =
        ClaimSurvey.check(
            subject(query, progress), claim, to, () -> to.isEmpty() && usual.isOver());
    boolean whole = !(checked.finding() instanceof ClaimCheckResult.PartialCheck);
    return new Task.Completion<>(Response.json(ClaimCheckJson.of(checked)), whole);
  }

  private Task.Completion<Response> discover(QueryParameters query, Progress progress) {
    SurveySubject subject = subject(query, progress);
    Duration time = progress.remaining().time().multipliedBy(2).dividedBy(3);
    Progress shortest = new Progress(progress.limits().withTime(ConjectureSearch.shortest(time)));
    List<FamilyReport> sections =
        new ConjectureSearch(subject, OptionalLong.empty(), OptionalLong.empty(), time).sections();
    String objects = String.join(",", DiscoveryJson.of(subject.request(), sections));
    // A search that took less than the time of a single family met no limit; more time would change
    // nothing.
    boolean whole =
        sections.stream().allMatch(section -> section.report().stopped().isEmpty())
            && !shortest.isOver();
    return new Task.Completion<>(Response.json("{\"sections\":[" + objects + "]}"), whole);
  }
}

package zermelo.web.api;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import zermelo.desk.Asked;
import zermelo.desk.code.CodedSolver;
import zermelo.desk.json.Json;
import zermelo.desk.pattern.Checking;
import zermelo.desk.pattern.DiscoverJson;
import zermelo.desk.pattern.Discovering;
import zermelo.desk.pattern.FindingJson;
import zermelo.desk.pattern.Section;
import zermelo.desk.pattern.Subject;
import zermelo.desk.plot.CodedSequences;
import zermelo.desk.plot.Kind;
import zermelo.desk.plot.Plotter;
import zermelo.desk.table.Table;
import zermelo.desk.table.TableMaker;
import zermelo.desk.table.TableText;
import zermelo.heaps.effort.Effort;
import zermelo.insight.check.Finding;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.Theme;
import zermelo.kernel.BadInput;
import zermelo.kernel.Settings;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;
import zermelo.web.server.Problem;
import zermelo.web.server.Query;
import zermelo.web.server.Reply;
import zermelo.web.server.Routes;
import zermelo.web.work.Allowance;
import zermelo.web.work.Job;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop.Weight;

/** Questions about many positions at once: tables, pictures, claims and conjectures. */
public final class SurveyRoutes {
  private static final int LONGEST_TABLE = 20_000;
  private static final int WIDEST_TABLE = 200;
  private static final int LONGEST_PLOT = 100_000;
  private static final int LONGEST_CLAIM = 1_000;
  private static final String EARLY = "Zermelo-Early";

  private final Rooms rooms;
  private final Answers answers;

  public SurveyRoutes(Rooms rooms, Answers answers) {
    this.rooms = rooms;
    this.answers = answers;
  }

  public void addTo(Routes routes) {
    routes.get(
        "/api/table", "table", answers.kept("table", Weight.LIGHT, this::table, "to", "value"));
    routes.get(
        "/api/plot", "plot", answers.kept("plot", Weight.LIGHT, this::plot, "kind", "to", "theme"));
    routes.get(
        "/api/check",
        "check",
        answers.kept("check", Weight.HEAVY, this::check, "claim", "to", "heaps", "length"));
    routes.get(
        "/api/discover",
        "discover",
        answers.kept("discover", Weight.HEAVY, this::discover, "heaps", "length"));
  }

  /** The room of a game without a position. */
  private Room room(Query query) {
    Settings settings = new Settings(query.under("set."));
    String name = query.one("game");
    if (name.equals(Room.SUM)) {
      throw new BadInput("this is asked about one game, not about a sum");
    }
    return rooms.room(name, settings, query.flag("misere"), "");
  }

  private static Function<Question, Result> solver(Allowance allowance) {
    Solver solver = new Solver();
    return question -> solver.solve(question, allowance.meter(allowance.left()));
  }

  /** One thread, for all others have work of their own. */
  private static Effort effort(Allowance allowance) {
    return new Effort(1, allowance.left().memory(), true);
  }

  private Task.Outcome<Reply> table(Query query, Allowance allowance) {
    Room room = room(query);
    Asked.Known known = room.known("");
    int to = query.number("to", 20, 0, LONGEST_TABLE);
    Optional<String> value =
        query.has("value") ? Optional.of(query.one("value")) : Optional.empty();
    if (value.isPresent() && !TableMaker.Wish.VALUES.contains(value.get())) {
      throw new BadInput("'value' is " + String.join(", ", TableMaker.Wish.VALUES));
    }
    CodedSolver solver =
        new CodedSolver(solver(allowance), known.own(), allowance.left(), effort(allowance))
            .expecting(to);
    TableMaker maker = new TableMaker(known, room.misere(), Question.Method.AUTO, solver);
    if (maker.isGrid(to) && to > WIDEST_TABLE) {
      throw new BadInput("'to' is at most " + WIDEST_TABLE + " for a table of two numbers");
    }
    Table table = maker.fill(new TableMaker.Wish(OptionalLong.empty(), to, value));
    Json json = new Json().open('{');
    TableText.fields(table, room.name(), room.settings(), room.misere(), json);
    json.key("early");
    // The last question had only what was left of the time, which says nothing to anybody.
    maker
        .stopped()
        .ifPresentOrElse(
            out -> json.value(allowance.over() ? "the time ran out" : out.why()), json::nothing);
    String text = json.close('}').toString();
    return new Task.Outcome<>(Reply.json(text), maker.stopped().isEmpty());
  }

  private Task.Outcome<Reply> plot(Query query, Allowance allowance) {
    Room room = room(query);
    Optional<Kind> kind =
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
            rooms.asked(room.misere()),
            room.misere(),
            solver(allowance),
            new CodedSequences(effort(allowance)),
            (done, of) -> !allowance.over());
    Plotter.Drawn drawn;
    try {
      drawn =
          plotter.values(
              room.name(), room.settings(), new Plotter.Wish(kind, OptionalInt.empty(), to));
    } catch (Plotter.NothingDrawn nothing) {
      throw new Job.OutOfTime(Problem.busy(nothing.why(), 1));
    }
    String svg = Plot.svg(drawn.plot(), drawn.plot().size(), theme);
    // The picture has its own style, and nothing else.
    Reply reply =
        Reply.text(200, "image/svg+xml", svg)
            .with("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'");
    // A picture has no field that could say why it ends early.
    return drawn
        .early()
        .map(why -> new Task.Outcome<>(reply.with(EARLY, why), false))
        .orElseGet(() -> Task.Outcome.whole(reply));
  }

  private static Kind kind(String word) {
    List<String> words = Kind.words().stream().filter(any -> !any.equals("graph")).toList();
    if (!words.contains(word)) {
      throw new BadInput("'kind' is " + String.join(", ", words));
    }
    return Kind.of(word);
  }

  private Subject subject(Query query, Allowance allowance) {
    Room room = room(query);
    OptionalInt heaps =
        query.has("heaps")
            ? OptionalInt.of(query.number("heaps", 1, 1, Subject.LONGEST))
            : OptionalInt.empty();
    int longest = query.number("length", Subject.USUAL_LENGTH, 0, Subject.LONGEST);
    return new Subject(
        new Subject.Wish(room.name(), room.settings(), room.misere(), heaps, longest),
        rooms.asked(room.misere()),
        solver(allowance),
        allowance.left(),
        effort(allowance),
        Question.Method.COMPUTED);
  }

  private Task.Outcome<Reply> check(Query query, Allowance allowance) {
    String claim = query.one("claim");
    if (claim.length() > LONGEST_CLAIM) {
      throw new BadInput("a claim has at most " + LONGEST_CLAIM + " characters");
    }
    OptionalLong to =
        query.has("to")
            ? OptionalLong.of(query.number("to", 0, 0, Integer.MAX_VALUE))
            : OptionalLong.empty();
    Duration patience = allowance.left().time().dividedBy(2);
    long started = System.nanoTime();
    Checking.Checked checked =
        Checking.check(
            subject(query, allowance),
            claim,
            to,
            () -> to.isEmpty() && System.nanoTime() - started > patience.toNanos());
    boolean whole = !(checked.finding() instanceof Finding.Stopped);
    return new Task.Outcome<>(Reply.json(FindingJson.of(checked)), whole);
  }

  private Task.Outcome<Reply> discover(Query query, Allowance allowance) {
    Subject subject = subject(query, allowance);
    Duration time = allowance.left().time().multipliedBy(2).dividedBy(3);
    long started = System.nanoTime();
    List<Section> sections =
        new Discovering(subject, OptionalLong.empty(), OptionalLong.empty(), Optional.of(time))
            .sections();
    String objects = String.join(",", DiscoverJson.of(subject.wish(), sections));
    // Whoever took less than the time of a single family met no limit: more of it changes nothing.
    boolean whole =
        sections.stream().allMatch(section -> section.report().stopped().isEmpty())
            && System.nanoTime() - started < Discovering.shortest(time).toNanos();
    return new Task.Outcome<>(Reply.json("{\"sections\":[" + objects + "]}"), whole);
  }
}

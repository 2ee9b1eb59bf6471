package zermelo.cli.plot;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import zermelo.cli.command.Asked;
import zermelo.cli.command.Work;
import zermelo.cli.render.Json;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.heaps.code.BadCode;
import zermelo.heaps.code.HeapCode;
import zermelo.insight.explain.GameGraph;
import zermelo.insight.explain.GraphPlot;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.Series;
import zermelo.insight.plot.Theme;
import zermelo.insight.survey.Examiner;
import zermelo.insight.survey.Family;
import zermelo.insight.survey.Names;
import zermelo.insight.survey.Setup;
import zermelo.kernel.BadInput;
import zermelo.kernel.Facts;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.library.Expression;
import zermelo.play.Played;
import zermelo.play.Truth;
import zermelo.solve.Budget;
import zermelo.solve.OutOfBudget;
import zermelo.solve.Question;

/** One run of {@code plot}: its options, whom it asks for values, and what it says. */
final class PlotRun {
  private static final long LONGEST = 10_000_000;
  private static final long WIDEST = 3_000;
  private static final int USUAL_LENGTH = 2_000;
  private static final int USUAL_WIDTH = 60;
  private static final int LEAST_PIXELS = 240;
  private static final int MOST_PIXELS = 4_000;
  private static final long MOST_AREA = 40_000_000;
  private static final int MOST_COUNTED = 100_000;

  private final Arguments arguments;
  private final Console console;
  private final Sequences sequences;
  private final PictureFile file;
  private final Optional<Kind> wished;
  private final Optional<Plot.Size> size;
  private final Theme theme;
  private final boolean misere;
  private final Asked asked;
  private final Work work;
  private final Budget budget;
  private final long started = System.nanoTime();

  PlotRun(Arguments arguments, Console console, Sequences sequences) {
    this.arguments = arguments;
    this.console = console;
    this.sequences = sequences;
    this.file =
        arguments
            .value(PlotCommand.FILE)
            .map(PictureFile::of)
            .orElseThrow(() -> new BadInput("plot draws into a file: -o FILE.svg or -o FILE.png"));
    this.wished =
        arguments.has(PlotCommand.KIND)
            ? Optional.of(Kind.of(arguments.word(PlotCommand.KIND, "", Kind.words())))
            : Optional.empty();
    this.theme =
        arguments.has(PlotCommand.THEME)
            ? arguments.word(PlotCommand.THEME, "", List.of("light", "dark")).equals("dark")
                ? Theme.DARK
                : Theme.LIGHT
            : Theme.VIEWER;
    this.size = arguments.value(PlotCommand.SIZE).map(PlotRun::size);
    this.misere = arguments.has(Option.MISERE);
    this.asked = new Asked(misere);
    this.work = new Work(arguments, console);
    this.budget = arguments.value(Option.BUDGET).map(Budget::parse).orElse(Budget.standard());
  }

  private static Plot.Size size(String text) {
    if (text.matches("\\d{1,5}x\\d{1,5}")) {
      int cross = text.indexOf('x');
      int width = Integer.parseInt(text.substring(0, cross));
      int height = Integer.parseInt(text.substring(cross + 1));
      if (Math.min(width, height) >= LEAST_PIXELS && Math.max(width, height) <= MOST_PIXELS) {
        return new Plot.Size(width, height);
      }
    }
    throw new BadInput(
        "--size takes width and height from %d to %d pixels, such as 960x560, not '%s'"
            .formatted(LEAST_PIXELS, MOST_PIXELS, text));
  }

  Exit sum(Expression expression) {
    Played played = new Played(asked.components(expression), misere);
    String printed = played.rules().print(played.start());
    return graph(played, "sum", Settings.NONE, printed);
  }

  Exit game(String name, Settings settings, String text) {
    if (wished.equals(Optional.of(Kind.GRAPH)) || !text.isEmpty()) {
      Asked.Known known = asked.game(name, settings, text);
      Position position = known.position(text);
      return graph(
          new Played(List.of(known.component(position)), misere),
          name,
          settings,
          known.title() + " " + known.rules().print(position));
    }
    return values(name, settings);
  }

  private Exit graph(Played played, String name, Settings settings, String title) {
    if (wished.isPresent() && wished.get() != Kind.GRAPH) {
      throw new BadInput(
          "a %s shows all positions: leave the position out, or draw its --kind graph"
              .formatted(wished.get().noun()));
    }
    for (Option option : List.of(PlotCommand.SIZE, PlotCommand.TO, PlotCommand.HEAPS)) {
      if (arguments.has(option)) {
        throw new BadInput(
            option.name() + " is not for a game graph: it has its positions and their room");
      }
    }
    GameGraph.Size counted = GameGraph.size(played.rules(), played.start(), MOST_COUNTED);
    if (!counted.exact() || counted.positions() > GraphPlot.MOST) {
      throw new BadInput(
          "the whole graph has %s%d positions; at most %d are drawn"
              .formatted(
                  counted.exact() ? "" : "more than ",
                  Math.min(counted.positions(), MOST_COUNTED),
                  GraphPlot.MOST));
    }
    Truth truth = new Truth(played, work::solveAmongMany);
    Optional<GameGraph> graph = GameGraph.of(truth, played.start(), GraphPlot.MOST);
    if (graph.isEmpty()) {
      console.say("zermelo: the budget does not suffice for all positions");
      return Exit.OUT_OF_BUDGET;
    }
    GraphPlot plot = new GraphPlot(graph.get(), title + (misere ? ", misère play" : ""));
    if (file.png() && (long) plot.size().width() * plot.size().height() > MOST_AREA) {
      throw new BadInput(
          "the graph needs %d x %d pixels, too many for a PNG: write an .svg"
              .formatted(plot.size().width(), plot.size().height()));
    }
    file.write(plot, plot.size(), theme);
    tell(Kind.GRAPH, name, settings, graph.get().nodes().size(), "positions");
    return Exit.ANSWERED;
  }

  private Exit values(String name, Settings settings) {
    Names names = new Names(asked.named(name), settings, values -> setup(asked.game(name, values)));
    Family family = names.family(Set.of(), heaps(names), 0);
    int axes = family.numbers() ? family.names().size() : 0;
    if (axes != 1 && axes != 2) {
      asked.game(name, settings); // If only a parameter is missing, that is said.
      throw new BadInput(
          name
              + " has no positions of one or two plain numbers; give a position, and its game graph"
              + " is drawn");
    }
    Facts facts = names.setup().rules().facts();
    boolean grundy = facts.grundyApplies() && !misere;
    Kind kind = wished.orElseGet(() -> usual(axes, grundy));
    if (kind.ofGrundyValues() && !grundy) {
      throw new BadInput(
          "%s has no Grundy values%s; --kind outcomes shows who wins"
              .formatted(name, misere ? " in misère play" : ""));
    }
    if ((kind == Kind.SCATTER && axes != 1) || (kind == Kind.HEAT && axes != 2)) {
      throw new BadInput(
          "a %s is for %s, and %s has %s; try --kind %s"
              .formatted(
                  kind.noun(),
                  axes == 2 ? "one number" : "two numbers",
                  name,
                  String.join(" and ", family.names()),
                  axes == 2 ? "heat" : "scatter"));
    }
    long to = Math.min(to(axes), family.last().orElse(Long.MAX_VALUE));
    PlotMaker maker = new PlotMaker(kind, family, title(name, settings));
    if (axes == 1 && kind.ofGrundyValues() && !names.severalGames()) {
      Optional<Series> known = sequences.of(asked.game(name, settings), to, this::inTime);
      if (known.isPresent()) {
        return series(kind, name, settings, maker, known.get(), to);
      }
    }
    Examiner examiner = new Examiner(work::solveAmongMany, misere, Question.Method.AUTO);
    Found found = new Found(family, examiner).upTo(to);
    if (found.count() == 0) {
      return nothing(name, found);
    }
    if (kind.ofGrundyValues() && !found.anyNimber()) {
      throw new BadInput(name + " has no Grundy values here; --kind outcomes shows who wins");
    }
    Exit exit = done(kind, name, settings, maker.of(found), found.count());
    if (found.stopped().isPresent()) {
      console.say(
          "zermelo: the picture ends early, at %d: %s"
              .formatted(found.reached(), found.stopped().get().why()));
      return Exit.OUT_OF_BUDGET;
    }
    return exit;
  }

  /** A code without rules of its own. */
  Exit code(String text) {
    HeapCode code;
    try {
      code = HeapCode.parse(text);
    } catch (BadCode bad) {
      throw new BadInput(String.valueOf(bad.getMessage()));
    }
    for (Option option : List.of(Option.SET, Option.MISERE, PlotCommand.HEAPS)) {
      if (arguments.has(option)) {
        throw new BadInput(
            option.name() + " is for games with rules; a code stands for heaps in normal play");
      }
    }
    Kind kind = wished.orElse(Kind.SCATTER);
    if (kind != Kind.SCATTER && kind != Kind.HISTOGRAM) {
      throw new BadInput(
          "a code has Grundy values of single heaps: --kind scatter or --kind histogram, not "
              + kind.word());
    }
    long to = to(1);
    Series series = CodedSequences.of(code, to, this::inTime);
    PlotMaker maker =
        new PlotMaker(kind, List.of("n"), last -> "n to " + Numbers.grouped(last), code.text());
    return series(kind, code.text(), Settings.NONE, maker, series, to);
  }

  private boolean inTime(long done, long of) {
    Duration spent = Duration.ofNanos(System.nanoTime() - started);
    return done < budget.positions() && spent.compareTo(budget.time()) < 0;
  }

  private Exit series(
      Kind kind, String name, Settings settings, PlotMaker maker, Series series, long to) {
    long last = series.first() + series.count() - 1;
    Exit exit = done(kind, name, settings, maker.of(series, last), series.count());
    if (last < to) {
      console.say("zermelo: the picture ends early, at %d: the budget ran out".formatted(last));
      return Exit.OUT_OF_BUDGET;
    }
    return exit;
  }

  private Exit nothing(String name, Found found) {
    if (found.stopped().isEmpty()) {
      throw new BadInput(name + " has no positions of so small numbers: give a larger --to");
    }
    OutOfBudget out = found.stopped().get();
    console.say("zermelo: nothing to draw: " + out.why());
    return Exit.OUT_OF_BUDGET;
  }

  /** Two heaps where the picture needs two numbers and the game has heaps of one. */
  private OptionalInt heaps(Names names) {
    if (arguments.has(PlotCommand.HEAPS)) {
      String count = arguments.word(PlotCommand.HEAPS, "1", List.of("1", "2"));
      return OptionalInt.of(Integer.parseInt(count));
    }
    boolean two = wished.equals(Optional.of(Kind.GRID)) || wished.equals(Optional.of(Kind.HEAT));
    return two && names.heaps() && names.components().size() == 1 && !names.severalGames()
        ? OptionalInt.of(2)
        : OptionalInt.empty();
  }

  private static Kind usual(int axes, boolean grundy) {
    return !grundy ? Kind.OUTCOMES : axes == 1 ? Kind.SCATTER : Kind.GRID;
  }

  private long to(int axes) {
    long most = axes == 1 ? LONGEST : WIDEST;
    int usual = axes == 1 ? USUAL_LENGTH : USUAL_WIDTH;
    return Numbers.read(arguments, PlotCommand.TO, usual, 0, most);
  }

  private String title(String name, Settings settings) {
    return Asked.title(name, settings) + (misere ? ", misère play" : "");
  }

  private static Setup setup(Asked.Known known) {
    return new Setup(known.title(), known.rules(), known.oracle());
  }

  private Exit done(Kind kind, String name, Settings settings, Plot plot, long points) {
    file.write(plot, size.orElseGet(plot::size), theme);
    tell(kind, name, settings, points, kind.ofGrundyValues() ? "values" : "positions");
    return Exit.ANSWERED;
  }

  private void tell(Kind kind, String name, Settings settings, long points, String noun) {
    if (arguments.has(Option.JSON)) {
      Json json = new Json().open('{').key("game").value(name).key("set").open('{');
      settings.values().forEach((key, value) -> json.key(key).typed(value));
      json.close('}').key("misere").value(misere).key("kind").value(kind.word());
      json.key("points").value(points).key("file").value(file.path().toString());
      console.out().println(json.close('}'));
    }
    console.say("The %s (%d %s) is in %s.".formatted(kind.noun(), points, noun, file.path()));
  }
}

package zermelo.cli.plot;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import zermelo.cli.command.Work;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.desk.Asked;
import zermelo.desk.json.Json;
import zermelo.desk.plot.Kind;
import zermelo.desk.plot.Plotter;
import zermelo.desk.plot.Sequences;
import zermelo.heaps.effort.Watch;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.Theme;
import zermelo.kernel.BadInput;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.library.Expression;
import zermelo.play.Played;
import zermelo.solve.Budget;

/** One run of {@code plot}: its options, whom it asks for values, and what it says. */
final class PlotRun {
  private static final int LEAST_PIXELS = 240;
  private static final int MOST_PIXELS = 4_000;
  private static final long MOST_AREA = 40_000_000;

  private final Arguments arguments;
  private final Console console;
  private final PictureFile file;
  private final Optional<Kind> wished;
  private final Optional<Plot.Size> size;
  private final Theme theme;
  private final boolean misere;
  private final Asked asked;
  private final Plotter plotter;

  PlotRun(Arguments arguments, Console console, Sequences sequences) {
    this.arguments = arguments;
    this.console = console;
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
    Budget budget = arguments.value(Option.BUDGET).map(Budget::parse).orElse(Budget.standard());
    Work work = new Work(arguments, console);
    this.plotter = new Plotter(asked, misere, work::solveAmongMany, sequences, watch(budget));
  }

  private static Watch watch(Budget budget) {
    long started = System.nanoTime();
    return (done, of) -> {
      Duration spent = Duration.ofNanos(System.nanoTime() - started);
      return done < budget.positions() && spent.compareTo(budget.time()) < 0;
    };
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
    return draw(name, settings, () -> plotter.values(name, settings, wish()));
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
    return draw(name, settings, () -> plotter.graph(played, title));
  }

  /** A code without rules of its own. */
  Exit code(String text) {
    for (Option option : List.of(Option.SET, Option.MISERE, PlotCommand.HEAPS)) {
      if (arguments.has(option)) {
        throw new BadInput(
            option.name() + " is for games with rules; a code stands for heaps in normal play");
      }
    }
    return draw(text, Settings.NONE, () -> plotter.code(text, wish()));
  }

  private Plotter.Wish wish() {
    OptionalInt heaps =
        arguments.has(PlotCommand.HEAPS)
            ? OptionalInt.of(
                Integer.parseInt(arguments.word(PlotCommand.HEAPS, "1", List.of("1", "2"))))
            : OptionalInt.empty();
    OptionalLong to =
        arguments.has(PlotCommand.TO)
            ? OptionalLong.of(Numbers.read(arguments, PlotCommand.TO, 0, 0, Plotter.LONGEST))
            : OptionalLong.empty();
    return new Plotter.Wish(wished, heaps, to);
  }

  private Exit draw(String name, Settings settings, Supplier<Plotter.Drawn> picture) {
    Plotter.Drawn drawn;
    try {
      drawn = picture.get();
    } catch (Plotter.NothingDrawn nothing) {
      console.say("zermelo: " + nothing.why());
      return Exit.OUT_OF_BUDGET;
    }
    Plot.Size room = size.orElseGet(drawn.plot()::size);
    if (file.png() && (long) room.width() * room.height() > MOST_AREA) {
      throw new BadInput(
          "the %s needs %d x %d pixels, too many for a PNG: write an .svg"
              .formatted(
                  drawn.kind() == Kind.GRAPH ? "graph" : "picture", room.width(), room.height()));
    }
    file.write(drawn.plot(), room, theme);
    tell(name, settings, drawn);
    drawn.early().ifPresent(why -> console.say("zermelo: " + why));
    return drawn.early().isPresent() ? Exit.OUT_OF_BUDGET : Exit.ANSWERED;
  }

  private void tell(String name, Settings settings, Plotter.Drawn drawn) {
    Kind kind = drawn.kind();
    if (arguments.has(Option.JSON)) {
      Json json = new Json().open('{').key("game").value(name).key("set").open('{');
      settings.values().forEach((key, value) -> json.key(key).typed(value));
      json.close('}').key("misere").value(misere).key("kind").value(kind.word());
      json.key("points").value(drawn.points()).key("file").value(file.file().path().toString());
      console.out().println(json.close('}'));
    }
    String noun = kind.ofGrundyValues() ? "values" : "positions";
    console.say(
        "The %s (%d %s) is in %s."
            .formatted(kind.noun(), drawn.points(), noun, file.file().path()));
  }
}

package zermelo.cli.plot;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Supplier;
import zermelo.application.GameResolver;
import zermelo.application.json.JsonWriter;
import zermelo.application.plot.GrundySeriesSource;
import zermelo.application.plot.PlotKind;
import zermelo.application.plot.Plotter;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.canvas.Theme;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Progress;
import zermelo.library.GameExpression;
import zermelo.play.PlayableGame;

/** Runs {@code plot} once: computes the values, draws them, and writes the file. */
final class PlotRun {
  private static final int LEAST_PIXELS = 240;
  private static final int MAX_PIXELS = 4_000;
  private static final long MAX_AREA = 40_000_000;

  private final CommandArguments arguments;
  private final Console console;
  private final PlotFile file;
  private final Optional<PlotKind> requestedKind;
  private final Optional<Plot.Size> size;
  private final Theme theme;
  private final boolean misere;
  private final GameResolver resolver;
  private final Plotter plotter;

  PlotRun(CommandArguments arguments, Console console, GrundySeriesSource sequences) {
    this.arguments = arguments;
    this.console = console;
    this.file =
        arguments
            .value(PlotCommand.FILE)
            .map(PlotFile::of)
            .orElseThrow(() -> new BadInput("plot draws into a file: -o FILE.svg or -o FILE.png"));
    this.requestedKind =
        arguments.has(PlotCommand.KIND)
            ? Optional.of(PlotKind.of(arguments.word(PlotCommand.KIND, "", PlotKind.words())))
            : Optional.empty();
    this.theme =
        arguments.has(PlotCommand.THEME)
            ? arguments.word(PlotCommand.THEME, "", List.of("light", "dark")).equals("dark")
                ? Theme.DARK
                : Theme.LIGHT
            : Theme.VIEWER;
    this.size = arguments.value(PlotCommand.SIZE).map(PlotRun::size);
    this.misere = arguments.has(CommandOption.MISERE);
    this.resolver = new GameResolver(misere);
    CommandSolver work = new CommandSolver(arguments.limits(), console);
    Progress progress = new Progress(arguments.limits());
    this.plotter =
        new Plotter(
            resolver,
            misere,
            work::solveAmongMany,
            sequences,
            (done, of) -> progress.advance("plotting", done, of));
  }

  private static Plot.Size size(String text) {
    if (text.matches("\\d{1,5}x\\d{1,5}")) {
      int cross = text.indexOf('x');
      int width = Integer.parseInt(text.substring(0, cross));
      int height = Integer.parseInt(text.substring(cross + 1));
      if (Math.min(width, height) >= LEAST_PIXELS && Math.max(width, height) <= MAX_PIXELS) {
        return new Plot.Size(width, height);
      }
    }
    throw new BadInput(
        "--size takes width and height from %d to %d pixels, such as 960x560, not '%s'"
            .formatted(LEAST_PIXELS, MAX_PIXELS, text));
  }

  ExitCode sum(GameExpression expression) {
    PlayableGame playable = new PlayableGame(resolver.components(expression), misere);
    String printed = playable.rules().print(playable.start());
    return graph(playable, Sum.NAME, Settings.NONE, printed);
  }

  ExitCode game(String name, Settings settings, String text) {
    if (requestedKind.equals(Optional.of(PlotKind.GRAPH)) || !text.isEmpty()) {
      GameResolver.ResolvedGame resolved = resolver.game(name, settings, text);
      Position position = resolved.position(text);
      return graph(
          new PlayableGame(List.of(resolved.component(position)), misere),
          name,
          settings,
          resolved.title() + " " + resolved.rules().print(position));
    }
    return draw(name, settings, () -> plotter.values(name, settings, request()));
  }

  private ExitCode graph(PlayableGame playable, String name, Settings settings, String title) {
    if (requestedKind.isPresent() && requestedKind.get() != PlotKind.GRAPH) {
      throw new BadInput(
          "a %s shows all positions: leave the position out, or draw its --kind graph"
              .formatted(requestedKind.get().noun()));
    }
    for (CommandOption option : List.of(PlotCommand.SIZE, PlotCommand.TO, PlotCommand.HEAPS)) {
      if (arguments.has(option)) {
        throw new BadInput(
            option.name()
                + " is not for a game graph, which shows all positions at a size of its own");
      }
    }
    return draw(name, settings, () -> plotter.graph(playable, title));
  }

  /** Plots a code that is no game of the library. */
  ExitCode code(String text) {
    for (CommandOption option :
        List.of(CommandOption.SET, CommandOption.MISERE, PlotCommand.HEAPS)) {
      if (arguments.has(option)) {
        throw new BadInput(
            option.name() + " is for games with rules; a code stands for heaps in normal play");
      }
    }
    return draw(text, Settings.NONE, () -> plotter.code(text, request()));
  }

  private Plotter.PlotRequest request() {
    OptionalInt heaps =
        arguments.has(PlotCommand.HEAPS)
            ? OptionalInt.of(
                Integer.parseInt(arguments.word(PlotCommand.HEAPS, "1", List.of("1", "2"))))
            : OptionalInt.empty();
    OptionalLong to =
        arguments.has(PlotCommand.TO)
            ? OptionalLong.of(
                WholeNumberParser.read(arguments, PlotCommand.TO, 0, 0, Plotter.LONGEST))
            : OptionalLong.empty();
    return new Plotter.PlotRequest(requestedKind, heaps, to);
  }

  private ExitCode draw(String name, Settings settings, Supplier<Plotter.Drawing> picture) {
    Plotter.Drawing drawn;
    try {
      drawn = picture.get();
    } catch (Plotter.EmptyPlot nothing) {
      console.message("zermelo: " + nothing.why());
      return ExitCode.LIMIT_REACHED;
    }
    Plot.Size room = size.orElseGet(drawn.plot()::size);
    if (file.png() && (long) room.width() * room.height() > MAX_AREA) {
      throw new BadInput(
          "the %s needs %d x %d pixels, too many for a PNG: write an .svg"
              .formatted(
                  drawn.kind() == PlotKind.GRAPH ? "graph" : "picture",
                  room.width(),
                  room.height()));
    }
    file.write(drawn.plot(), room, theme);
    print(name, settings, drawn);
    drawn.stopReason().ifPresent(why -> console.message("zermelo: " + why));
    return drawn.stopReason().isPresent() ? ExitCode.LIMIT_REACHED : ExitCode.OK;
  }

  private void print(String name, Settings settings, Plotter.Drawing drawn) {
    PlotKind kind = drawn.kind();
    if (arguments.has(CommandOption.JSON)) {
      JsonWriter json = new JsonWriter().open('{').key("game").value(name);
      json.settings(settings).key("misere").value(misere).key("kind").value(kind.word());
      json.key("points").value(drawn.points()).key("file").value(file.file().path().toString());
      console.out().println(json.close('}'));
    }
    String noun = kind.ofGrundyValues() ? "values" : "positions";
    console.message(
        "The %s (%d %s) is in %s."
            .formatted(kind.noun(), drawn.points(), noun, file.file().path()));
  }
}

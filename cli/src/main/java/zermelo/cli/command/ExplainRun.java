package zermelo.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.application.Catalogue;
import zermelo.application.ExplanationSession;
import zermelo.application.GameResolver;
import zermelo.application.json.AnswerJson;
import zermelo.application.json.ExplanationJson;
import zermelo.application.json.GraphJson;
import zermelo.application.json.JsonWriter;
import zermelo.application.proven.ProvenStores;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.application.words.ExplanationText;
import zermelo.application.words.PlayerNames;
import zermelo.cli.render.GraphText;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.OutputFile;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.GameGraph;
import zermelo.insight.explain.GameGraphDotWriter;
import zermelo.insight.explain.GameGraphPlot;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.canvas.Theme;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.library.GameExpression;
import zermelo.play.PlayableGame;
import zermelo.solve.OutOfLimits;

/**
 * Runs {@code explain} once: explains a position as text, as JSON, or as a drawing of its graph.
 */
final class ExplainRun {
  private static final int MAX_LISTED_POSITIONS = 500;
  private static final int MAX_WRITTEN_POSITIONS = 5_000;
  private static final int MAX_COUNTED_POSITIONS = 100_000;

  private final boolean misere;
  private final boolean json;
  private final boolean full;
  private final Optional<Path> file;
  private final GameResolver resolver;
  private final Limits limits;
  private final CommandSolver work;
  private final Console console;

  ExplainRun(CommandArguments arguments, Console console) {
    this.misere = arguments.has(CommandOption.MISERE);
    this.json = arguments.has(CommandOption.JSON);
    this.file = arguments.value(ExplainCommand.FILE).map(ExplainRun::file);
    this.full = arguments.has(ExplainCommand.FULL) || file.isPresent();
    this.resolver =
        new GameResolver(
            misere,
            new TablebaseFinder(arguments.value(CommandOption.TABLEBASE), misere, console::warn),
            Catalogue.FILES,
            ProvenStores.BOOKS);
    this.limits = arguments.limits();
    this.work = new CommandSolver(limits, console);
    this.console = console;
  }

  private static Path file(String name) {
    if (!name.endsWith(".svg") && !name.endsWith(".dot")) {
      throw new BadInput("-o writes .svg or .dot, not '" + name + "'");
    }
    return OutputFile.of(name).path();
  }

  ExitCode single(String game, Settings settings, String text) {
    GameResolver.ResolvedGame resolved = resolver.game(game, settings, text);
    Position position = resolved.position(text);
    String printed = resolved.rules().print(position);
    return explain(
        new PlayableGame(List.of(resolved.component(position)), misere),
        new AnswerJson.PositionReference(game, resolved.settings(), printed, misere),
        resolved.title() + " " + printed);
  }

  ExitCode sum(GameExpression expression) {
    PlayableGame playable = new PlayableGame(resolver.components(expression), misere);
    String printed = playable.rules().print(playable.start());
    return explain(
        playable,
        new AnswerJson.PositionReference(Sum.NAME, Settings.NONE, printed, misere),
        printed);
  }

  private ExitCode explain(
      PlayableGame playable, AnswerJson.PositionReference subject, String title) {
    if (full) {
      ExplanationSession.refuseLarge(playable, most(), MAX_COUNTED_POSITIONS, limits());
    }
    ExplanationSession explaining =
        new ExplanationSession(
            playable,
            limits,
            (question, most) ->
                most.equals(limits) ? work.solveOrEstimate(question) : work.solve(question, most));
    Optional<Explanation> explanation = explaining.explanation();
    if (explanation.isEmpty()) {
      return unknown(subject, explaining.out());
    }
    Optional<GameGraph> graph = full ? explaining.graph(most()) : Optional.empty();
    if (full && graph.isEmpty()) {
      console.message("zermelo: the budget does not suffice for all positions");
      return ExitCode.LIMIT_REACHED;
    }
    if (json) {
      printJson(subject, playable, explanation.get(), graph.filter(any -> file.isEmpty()));
    } else {
      print(title, playable, explanation.get(), graph.filter(any -> file.isEmpty()));
    }
    file.ifPresent(path -> write(path, graph.orElseThrow(), title));
    return ExitCode.OK;
  }

  private ExitCode unknown(AnswerJson.PositionReference subject, OutOfLimits out) {
    if (json) {
      console.out().println(ExplanationJson.unknown(subject, out));
    }
    console.message("zermelo: " + SolveRun.why(out));
    return ExitCode.LIMIT_REACHED;
  }

  private void print(
      String title, PlayableGame playable, Explanation explanation, Optional<GameGraph> graph) {
    List<String> lines = new ArrayList<>();
    lines.add(title + (misere ? ", misère play" : ""));
    lines.addAll(
        ExplanationText.lines(
            explanation, playable.rules(), PlayerNames.plain(misere), console.colours()));
    graph.ifPresent(
        known -> {
          lines.add("");
          lines.addAll(GraphText.lines(known));
        });
    lines.forEach(console.out()::println);
  }

  private void printJson(
      AnswerJson.PositionReference subject,
      PlayableGame playable,
      Explanation explanation,
      Optional<GameGraph> graph) {
    JsonWriter object = subject.begin();
    AnswerJson.value(explanation.answer(), playable.rules(), object);
    ExplanationJson.field(explanation, playable.rules(), PlayerNames.plain(misere), object);
    graph.ifPresent(known -> GraphJson.field(known, object));
    console.out().println(object.close('}'));
  }

  private int most() {
    return file.map(
            path ->
                path.toString().endsWith(".svg")
                    ? GameGraphPlot.MAX_POSITIONS
                    : MAX_WRITTEN_POSITIONS)
        .orElse(MAX_LISTED_POSITIONS);
  }

  private String limits() {
    return file.isEmpty()
        ? "at most " + MAX_LISTED_POSITIONS + " are listed"
        : "at most %d are drawn, and %d written as DOT"
            .formatted(GameGraphPlot.MAX_POSITIONS, MAX_WRITTEN_POSITIONS);
  }

  private static String svg(GameGraph graph, String title) {
    GameGraphPlot plot = new GameGraphPlot(graph, title);
    return Plot.svg(plot, plot.size(), Theme.VIEWER);
  }

  private void write(Path path, GameGraph graph, String title) {
    String text =
        path.toString().endsWith(".svg") ? svg(graph, title) : GameGraphDotWriter.of(graph, title);
    new OutputFile(path).write(text);
    console.message("The game graph of " + graph.nodes().size() + " positions is in " + path + ".");
  }
}

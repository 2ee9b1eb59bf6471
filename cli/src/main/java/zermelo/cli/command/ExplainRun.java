package zermelo.cli.command;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.cli.render.GraphText;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.cli.shell.OutputFile;
import zermelo.desk.Asked;
import zermelo.desk.Explaining;
import zermelo.desk.archive.Shelf;
import zermelo.desk.json.AnswerJson;
import zermelo.desk.json.ExplanationJson;
import zermelo.desk.json.GraphJson;
import zermelo.desk.json.Json;
import zermelo.desk.words.Cast;
import zermelo.desk.words.ExplanationText;
import zermelo.insight.explain.Explanation;
import zermelo.insight.explain.GameGraph;
import zermelo.insight.explain.GraphDot;
import zermelo.insight.explain.GraphPlot;
import zermelo.insight.plot.Plot;
import zermelo.insight.plot.Theme;
import zermelo.kernel.BadInput;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.library.Expression;
import zermelo.play.Played;
import zermelo.solve.Budget;
import zermelo.solve.OutOfBudget;

/** One run of {@code explain}: its options, and whom it asks. */
final class ExplainRun {
  private static final int MOST_LISTED = 500;
  private static final int MOST_WRITTEN = 5_000;
  private static final int MOST_COUNTED = 100_000;

  private final boolean misere;
  private final boolean json;
  private final boolean full;
  private final Optional<Path> file;
  private final Asked asked;
  private final Budget budget;
  private final Work work;
  private final Console console;

  ExplainRun(Arguments arguments, Console console) {
    this.misere = arguments.has(Option.MISERE);
    this.json = arguments.has(Option.JSON);
    this.file = arguments.value(ExplainCommand.FILE).map(ExplainRun::file);
    this.full = arguments.has(ExplainCommand.FULL) || file.isPresent();
    this.asked =
        new Asked(misere, new Shelf(arguments.value(Option.TABLEBASE), misere, console::warn));
    this.budget = arguments.value(Option.BUDGET).map(Budget::parse).orElseGet(Budget::standard);
    this.work = new Work(arguments, console);
    this.console = console;
  }

  private static Path file(String name) {
    if (!name.endsWith(".svg") && !name.endsWith(".dot")) {
      throw new BadInput("-o writes .svg or .dot, not '" + name + "'");
    }
    return OutputFile.of(name).path();
  }

  Exit single(String game, Settings settings, String text) {
    Asked.Known known = asked.game(game, settings, text);
    Position position = known.position(text);
    String printed = known.rules().print(position);
    return explain(
        new Played(List.of(known.component(position)), misere),
        new AnswerJson.Subject(game, known.settings(), printed, misere),
        known.title() + " " + printed);
  }

  Exit sum(Expression expression) {
    Played played = new Played(asked.components(expression), misere);
    String printed = played.rules().print(played.start());
    return explain(played, new AnswerJson.Subject("sum", Settings.NONE, printed, misere), printed);
  }

  private Exit explain(Played played, AnswerJson.Subject subject, String title) {
    if (full) {
      Explaining.refuseLarge(played, most(), MOST_COUNTED, limits());
    }
    Explaining explaining = new Explaining(played, budget, work::solve);
    Optional<Explanation> explanation = explaining.explanation();
    if (explanation.isEmpty()) {
      return unknown(subject, explaining.out());
    }
    Optional<GameGraph> graph = full ? explaining.graph(most()) : Optional.empty();
    if (full && graph.isEmpty()) {
      console.say("zermelo: the budget does not suffice for all positions");
      return Exit.OUT_OF_BUDGET;
    }
    if (json) {
      tellJson(subject, played, explanation.get(), graph.filter(any -> file.isEmpty()));
    } else {
      tell(title, played, explanation.get(), graph.filter(any -> file.isEmpty()));
    }
    file.ifPresent(path -> write(path, graph.orElseThrow(), title));
    return Exit.ANSWERED;
  }

  private Exit unknown(AnswerJson.Subject subject, OutOfBudget out) {
    if (json) {
      console.out().println(ExplanationJson.unknown(subject, out));
    }
    console.say("zermelo: " + SolveRun.why(out));
    return Exit.OUT_OF_BUDGET;
  }

  private void tell(
      String title, Played played, Explanation explanation, Optional<GameGraph> graph) {
    List<String> lines = new ArrayList<>();
    lines.add(title + (misere ? ", misère play" : ""));
    lines.addAll(
        ExplanationText.lines(explanation, played.rules(), Cast.plain(misere), console.colours()));
    graph.ifPresent(
        known -> {
          lines.add("");
          lines.addAll(GraphText.lines(known));
        });
    lines.forEach(console.out()::println);
  }

  private void tellJson(
      AnswerJson.Subject subject,
      Played played,
      Explanation explanation,
      Optional<GameGraph> graph) {
    Json object = subject.begin();
    AnswerJson.value(explanation.answer(), played.rules(), object);
    ExplanationJson.field(explanation, played.rules(), Cast.plain(misere), object);
    graph.ifPresent(known -> GraphJson.field(known, object));
    console.out().println(object.close('}'));
  }

  private int most() {
    return file.map(path -> path.toString().endsWith(".svg") ? GraphPlot.MOST : MOST_WRITTEN)
        .orElse(MOST_LISTED);
  }

  private String limits() {
    return file.isEmpty()
        ? "at most " + MOST_LISTED + " are listed"
        : "at most %d are drawn, and %d written as DOT".formatted(GraphPlot.MOST, MOST_WRITTEN);
  }

  private static String svg(GameGraph graph, String title) {
    GraphPlot plot = new GraphPlot(graph, title);
    return Plot.svg(plot, plot.size(), Theme.VIEWER);
  }

  private void write(Path path, GameGraph graph, String title) {
    String text = path.toString().endsWith(".svg") ? svg(graph, title) : GraphDot.of(graph, title);
    new OutputFile(path).write(text);
    console.say("The game graph of " + graph.nodes().size() + " positions is in " + path + ".");
  }
}

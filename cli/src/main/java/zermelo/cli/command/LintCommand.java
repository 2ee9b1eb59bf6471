package zermelo.cli.command;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import zermelo.cli.render.Json;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.kernel.BadInput;
import zermelo.kernel.Game;
import zermelo.language.TextGame;
import zermelo.language.lint.Lint;
import zermelo.language.lint.LintReport;
import zermelo.library.Library;
import zermelo.solve.Budget;

/** {@code zermelo lint FILE}: what can be said of a text before anybody plays it. */
public final class LintCommand implements Command {
  private static final Option BUDGET =
      new Option("--budget", "1e6", "how many positions to look at from each example");

  private static final int MOST = 100_000_000;

  @Override
  public String usage() {
    return "FILE";
  }

  @Override
  public String summary() {
    return "Looks a .game text over: facts, reachable positions, loops, dead moves, warnings.";
  }

  @Override
  public List<Option> options() {
    return List.of(Option.JSON, BUDGET, Option.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of("zermelo lint my.game", "zermelo lint divisor-turn --json");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    if (arguments.rest().size() != 1) {
      throw new BadInput("lint takes one text: zermelo lint my.game");
    }
    Game game = Library.game(arguments.rest().getFirst());
    if (!(game instanceof TextGame text)) {
      throw new BadInput(game.id() + " is written in Java; lint looks at .game texts");
    }
    LintReport report = Lint.report(text, positions(arguments));
    console.out().println(arguments.has(Option.JSON) ? json(report).toString() : report.text());
    return Exit.ANSWERED;
  }

  /**
   * Positions are what lint costs; a budget of time or memory alone leaves their number as it is.
   */
  private static int positions(Arguments arguments) {
    long given = arguments.value(BUDGET).map(Budget::parse).orElseGet(Budget::standard).positions();
    return given == Long.MAX_VALUE ? Lint.BUDGET : (int) Math.min(given, MOST);
  }

  private static Json json(LintReport report) {
    Json json = new Json().open('{').key("game").value(report.game());
    json.key("source").value(report.source()).key("tried").open('[');
    for (LintReport.Tried tried : report.tried()) {
      json.open('{').key("set").open('{');
      for (Map.Entry<String, String> setting : tried.settings().entrySet()) {
        json.key(setting.getKey()).typed(setting.getValue());
      }
      json.close('}').key("position").value(tried.position()).key("facts").open('[');
      for (LintReport.Fact fact : tried.facts()) {
        json.open('{').key("fact").value(fact.name());
        json.key("holds").value(fact.holds().name().toLowerCase(Locale.ROOT));
        json.key("reason").value(fact.reason()).close('}');
      }
      reached(tried.reached(), json.close(']').key("reached"));
      json.close('}');
    }
    json.close(']').key("warnings").open('[');
    for (LintReport.Warning warning : report.warnings()) {
      json.open('{').key("place").value(warning.place());
      json.key("message").value(warning.message()).close('}');
    }
    return json.close(']').close('}');
  }

  private static void reached(LintReport.Reached reached, Json json) {
    json.open('{').key("count").value(reached.states());
    json.key("of").value(reached.heaps() ? "heaps" : "positions");
    json.key("complete").value(reached.complete()).key("most_moves").value(reached.longest());
    json.key("loop").open('[');
    reached.loop().forEach(json::value);
    json.close(']').key("fault");
    reached.fault().ifPresentOrElse(json::value, json::nothing);
    json.close('}');
  }
}

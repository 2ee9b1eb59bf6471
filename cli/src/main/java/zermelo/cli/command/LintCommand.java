package zermelo.cli.command;

import java.util.List;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.desk.json.LintJson;
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
    LintReport report = Lint.report(text, positions(arguments), () -> false);
    console.out().println(arguments.has(Option.JSON) ? LintJson.of(report) : report.text());
    return Exit.ANSWERED;
  }

  /**
   * Positions are what lint costs; a budget of time or memory alone leaves their number as it is.
   */
  private static int positions(Arguments arguments) {
    long given = arguments.value(BUDGET).map(Budget::parse).orElseGet(Budget::standard).positions();
    return given == Long.MAX_VALUE ? Lint.BUDGET : (int) Math.min(given, MOST);
  }
}

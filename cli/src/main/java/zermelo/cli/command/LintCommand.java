package zermelo.cli.command;

import java.util.List;
import zermelo.application.json.LintJson;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.kernel.Game;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.language.TextGame;
import zermelo.language.lint.Lint;
import zermelo.language.lint.LintReport;
import zermelo.library.Library;

/** {@code zermelo lint FILE}: checks the text of a game before it is played. */
public final class LintCommand implements Command {
  private static final CommandOption BUDGET =
      new CommandOption("--budget", "1e6", "how many positions to look at from each example");

  private static final int MAX_POSITIONS = 100_000_000;

  @Override
  public String usage() {
    return "FILE";
  }

  @Override
  public String summary() {
    return "Checks a .game text: facts, reachable positions, loops, dead moves, warnings.";
  }

  @Override
  public List<CommandOption> options() {
    return List.of(CommandOption.JSON, BUDGET, CommandOption.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of("zermelo lint my.game", "zermelo lint divisor-turn --json");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    if (arguments.positionals().size() != 1) {
      throw new BadInput("lint takes one text: zermelo lint my.game");
    }
    Game game = Library.game(arguments.positionals().getFirst());
    if (!(game instanceof TextGame text)) {
      throw new BadInput(game.id() + " is written in Java; lint looks at .game texts");
    }
    LintReport report = Lint.report(text, positions(arguments), new Progress(Limits.unlimited()));
    console.out().println(arguments.has(CommandOption.JSON) ? LintJson.of(report) : report.text());
    return ExitCode.OK;
  }

  /**
   * Returns the limit on positions, which determine the cost of lint. Limits of time or memory
   * alone leave it unchanged.
   */
  private static int positions(CommandArguments arguments) {
    long given = arguments.limits().positions();
    return given == Long.MAX_VALUE ? Lint.BUDGET : (int) Math.min(given, MAX_POSITIONS);
  }
}

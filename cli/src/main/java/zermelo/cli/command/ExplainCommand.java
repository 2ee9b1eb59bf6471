package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.GameArgument;
import zermelo.kernel.input.BadInput;

/** {@code zermelo explain}: explains the value of a position in plain words. */
public final class ExplainCommand implements Command {
  static final CommandOption FULL =
      new CommandOption("--full", "", "every position as well: a table, or the game graph with -o");
  static final CommandOption FILE =
      new CommandOption(
          "-o", "FILE.svg|FILE.dot", "draw the game graph into a file (means --full)");

  @Override
  public String usage() {
    return "GAME [POSITION] | EXPRESSION";
  }

  @Override
  public String summary() {
    return "Explains a position: who wins, why, and how the game continues.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options = new ArrayList<>(List.of(FULL, FILE, CommandOption.TABLEBASE));
    options.addAll(CommandOption.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo explain nim 3+5+7",
        "zermelo explain \"nim 3+5 + kayles 7\"",
        "zermelo explain divisor-duel 30 --full",
        "zermelo explain divisor-duel 30 -o duel.svg");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    List<String> rest = arguments.positionals();
    if (rest.isEmpty()) {
      throw new BadInput("explain what? For example: zermelo explain nim 3+5+7");
    }
    ExplainRun run = new ExplainRun(arguments, console);
    return switch (GameArgument.read(arguments)) {
      case GameArgument.SumOfGames sum -> run.sum(sum.expression());
      case GameArgument.OneGame one when one.positions().size() > 1 ->
          throw new BadInput(
              "explain takes one position, not %d; in a sum write a plus with spaces around it: \"%s %s + %s %s\""
                  .formatted(rest.size() - 1, rest.get(0), rest.get(1), rest.get(0), rest.get(2)));
      case GameArgument.OneGame one -> run.single(one.game(), one.settings(), one.position());
    };
  }
}

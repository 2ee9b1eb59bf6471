package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.GameResolver;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;
import zermelo.library.GameExpression;
import zermelo.library.graph.GraphRules;

/** {@code zermelo solve}: the winner, the remoteness, the moves and the evidence. */
public final class SolveCommand implements Command {
  public static final CommandOption MOVES =
      new CommandOption("--moves", "all|winning|none", "which moves to list (default all)");
  static final CommandOption METHOD =
      new CommandOption("--method", "auto|computed|theorem", "computed: from the rules alone");

  @Override
  public String usage() {
    return "GAME [POSITION...] | EXPRESSION | [GAME] -";
  }

  @Override
  public String summary() {
    return "Solves positions: who wins, how far, Grundy value, every move with its value.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options = new ArrayList<>(List.of(MOVES, METHOD, CommandOption.TABLEBASE));
    options.addAll(CommandOption.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo solve divisor-duel 30",
        "zermelo solve nim 3+5+7 --json",
        "zermelo solve \"nim 3+5 + kayles 7 + square-nim 12\"",
        "zermelo solve take-away 15 21 --set k=4 --misere",
        "zermelo solve wythoff -          one position a line from standard input",
        "zermelo solve -                  one expression a line from standard input");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    List<String> rest = arguments.rest();
    if (rest.isEmpty()) {
      throw new BadInput("solve what? For example: zermelo solve divisor-duel 30");
    }
    Settings settings = Settings.NONE;
    for (String setting : arguments.all(CommandOption.SET)) {
      settings = settings.and(setting);
    }
    SolveRun run = new SolveRun(arguments, console);
    if (rest.equals(List.of("-"))) {
      refuseSettings(settings);
      return new SolveBatch(run, console).expressions();
    }
    if (isExpression(rest)) {
      return run.expression(GameExpression.parse(String.join(" ", rest)), settings);
    }
    GameExpression.Term game = GameExpression.parse(rest.getFirst()).terms().getFirst();
    for (var entry : game.settings().values().entrySet()) {
      settings = settings.and(entry.getKey() + "=" + entry.getValue());
    }
    List<String> positions = rest.subList(1, rest.size());
    if (positions.equals(List.of("-"))) {
      return new SolveBatch(run, console).positions(game.game(), settings);
    }
    if (positions.isEmpty()) {
      GameResolver.ResolvedGame known = run.asked.game(game.game(), settings);
      return known.rules() instanceof GraphRules graph
          ? run.all(known, graph.roots())
          : run.each(game.game(), settings, List.of(""));
    }
    return run.each(game.game(), settings, positions);
  }

  /**
   * Whether the arguments are a whole expression: a text with a space in it, or words joined by
   * plus.
   */
  public static boolean isExpression(List<String> rest) {
    return rest.contains("+") || (rest.size() == 1 && rest.getFirst().strip().contains(" "));
  }

  static void refuseSettings(Settings settings) {
    if (!settings.values().isEmpty()) {
      throw new BadInput("--set needs one game; in a sum write take-away(k=3) 15 + nim 4");
    }
  }
}

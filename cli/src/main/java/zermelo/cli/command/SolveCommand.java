package zermelo.cli.command;

import java.util.ArrayList;
import java.util.List;
import zermelo.application.GameResolver;
import zermelo.application.unknown.UnknownPosition;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.GameArgument;
import zermelo.kernel.input.BadInput;
import zermelo.library.graph.GraphRules;

/** {@code zermelo solve}: the winner, the remoteness, the moves and the evidence. */
public final class SolveCommand implements Command {
  public static final CommandOption MOVES =
      new CommandOption("--moves", "all|winning|none", "which moves to list (default all)");
  static final CommandOption METHOD =
      new CommandOption(
          "--method", "auto|search|computed|theorem", "search, computed: from the rules alone");

  static final CommandOption CERTIFICATE =
      new CommandOption("--certificate", "FILE", "write the strategy as a proof, for 'verify'");

  static final CommandOption STORE =
      new CommandOption("--store", "FILE", "keep the state of a search; another run goes on there");

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
    List<CommandOption> options =
        new ArrayList<>(
            List.of(
                MOVES,
                METHOD,
                UnknownRun.FOR,
                UnknownRun.TO,
                CommandOption.TABLEBASE,
                CommandOption.MEMORY,
                CERTIFICATE,
                STORE));
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
        "zermelo solve nim 35+18+27+?     the numbers with which the player to move loses",
        "zermelo solve wythoff -          one position per line from standard input",
        "zermelo solve -                  one expression per line from standard input");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    List<String> rest = arguments.positionals();
    if (rest.isEmpty()) {
      throw new BadInput("solve what? For example: zermelo solve divisor-duel 30");
    }
    boolean batch = rest.getLast().equals("-");
    if (!batch && rest.stream().noneMatch(UnknownPosition::isUnknown)) {
      UnknownRun.refuseOptions(arguments);
    }
    for (CommandOption option : List.of(CERTIFICATE, STORE)) {
      if (arguments.has(option) && (batch || rest.stream().anyMatch(UnknownPosition::isUnknown))) {
        throw new BadInput(option.name() + " is about one position: give a game and a position");
      }
    }
    SolveRun run = new SolveRun(arguments, console);
    if (rest.equals(List.of("-"))) {
      GameArgument.refuseSettings(arguments.settings());
      return new SolveBatch(run, console).expressions();
    }
    return switch (GameArgument.read(arguments)) {
      case GameArgument.SumOfGames sum -> run.sum(sum.expression());
      case GameArgument.OneGame one when one.positions().equals(List.of("-")) ->
          new SolveBatch(run, console).positions(one.game(), one.settings());
      case GameArgument.OneGame one when one.positions().isEmpty() -> start(run, one);
      case GameArgument.OneGame one when one.positions().size() > 1 && arguments.has(CERTIFICATE) ->
          throw new BadInput("--certificate is about one position, and there are several");
      case GameArgument.OneGame one when one.positions().size() > 1 && arguments.has(STORE) ->
          throw new BadInput("--store is about one position, and there are several");
      case GameArgument.OneGame one -> run.each(one.game(), one.settings(), one.positions());
    };
  }

  /** Solves the start, or all roots of a graph. */
  private static ExitCode start(SolveRun run, GameArgument.OneGame one) {
    GameResolver.ResolvedGame resolved = run.resolver.game(one.game(), one.settings());
    return resolved.rules() instanceof GraphRules graph
        ? run.all(resolved, graph.roots())
        : run.each(one.game(), one.settings(), List.of(""));
  }
}

package zermelo.cli.tablebase;

import java.util.ArrayList;
import java.util.List;
import zermelo.cli.command.SolveCommand;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.NearestNames;
import zermelo.kernel.limits.Limits;

/** {@code zermelo tablebase}: solves whole games and stores the result. */
public final class TablebaseCommand implements Command {
  static final CommandOption FOLDER =
      new CommandOption(
          "-o", "DIR", "build: keep the tablebase in this folder (default: keep nothing)");
  static final CommandOption THREADS =
      new CommandOption(
          "--threads", "T", "build, verify: number of threads (default: all processors)");
  static final CommandOption MEMORY =
      new CommandOption(
          "--memory", "4g", "build, verify: memory limit for tables; the rest goes to disk");

  static final CommandOption ENGINE =
      new CommandOption(
          "--engine", "local|spark", "build: on this machine, or on a cluster of Spark");
  static final CommandOption MASTER =
      new CommandOption("--master", "URL", "build on Spark: the cluster, spark://HOST:PORT");
  static final CommandOption PARTITIONS =
      new CommandOption(
          "--partitions", "N", "build on Spark: the parts of a tier (default four per core)");
  static final CommandOption CHECKPOINT =
      new CommandOption("--checkpoint", "URI", "build on Spark: a folder that all machines see");
  static final CommandOption CONF =
      new CommandOption(
          "--conf", "key=value", "build on Spark: a property of Spark; may be repeated");

  private static final List<CommandOption> SPARK = List.of(MASTER, PARTITIONS, CHECKPOINT, CONF);
  private static final int MAX_THREADS = 1024;

  private static final List<CommandOption> LOCAL = List.of(THREADS, MEMORY, CommandOption.BUDGET);
  private static final CommandOption[] OF_BUILD = {ENGINE, MASTER, PARTITIONS, CHECKPOINT, CONF};
  private static final List<String> KINDS = List.of("build", "query", "verify");

  @Override
  public String usage() {
    return "build GAME [POSITION] [-o DIR] | query DIR POSITION...|- | verify DIR";
  }

  @Override
  public String summary() {
    return "Solves every position of a game once, keeps them on disk, and answers from there.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options = new ArrayList<>(List.of(FOLDER, THREADS, MEMORY, ENGINE));
    options.addAll(SPARK);
    options.add(new CommandOption("--moves", "all|winning|none", "query: which moves to list"));
    options.addAll(CommandOption.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo tablebase build tic-tac-toe -o tablebases/ttt",
        "zermelo tablebase query tablebases/ttt X.O/.X./..O",
        "zermelo tablebase query tablebases/ttt - --json     one position per line",
        "zermelo tablebase verify tablebases/ttt",
        "zermelo tablebase build connect-four --set width=4 --set height=4",
        "zermelo tablebase build my.game 20,20 --misere -o mine --threads 2 --memory 1g",
        "zermelo solve tic-tac-toe --tablebase tablebases/ttt");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    List<String> rest = arguments.positionals();
    if (rest.isEmpty()) {
      throw new BadInput(
          "tablebase takes build, query or verify: zermelo tablebase build tic-tac-toe -o ttt");
    }
    List<String> words = rest.subList(1, rest.size());
    return switch (rest.getFirst()) {
      case "build" -> {
        refuse(arguments, "build", SolveCommand.MOVES);
        boolean spark = onSpark(arguments);
        refuse(arguments, spark ? LOCAL : SPARK, spark);
        yield new TablebaseBuildRun(arguments, console, spark).run(words);
      }
      case "query" -> {
        refuse(
            arguments,
            "query",
            FOLDER,
            THREADS,
            MEMORY,
            CommandOption.SET,
            CommandOption.MISERE,
            CommandOption.BUDGET);
        refuse(arguments, "query", OF_BUILD);
        yield new TablebaseQueryRun(arguments, console).run(words);
      }
      case "verify" -> {
        refuse(
            arguments,
            "verify",
            FOLDER,
            SolveCommand.MOVES,
            CommandOption.SET,
            CommandOption.MISERE,
            CommandOption.BUDGET);
        refuse(arguments, "verify", OF_BUILD);
        yield new TablebaseVerifyRun(arguments, console).run(words);
      }
      default -> throw unknown(rest.getFirst());
    };
  }

  private static boolean onSpark(CommandArguments arguments) {
    String engine = arguments.value(ENGINE).orElse("local");
    return switch (engine) {
      case "local" -> false;
      case "spark" -> true;
      default -> throw new BadInput("--engine is local or spark, not '" + engine + "'");
    };
  }

  private static void refuse(
      CommandArguments arguments, List<CommandOption> others, boolean spark) {
    for (CommandOption option : others) {
      if (arguments.has(option)) {
        throw new BadInput(
            spark
                ? "%s is for a build on this machine, not for --engine spark"
                    .formatted(option.name())
                : "%s needs --engine spark".formatted(option.name()));
      }
    }
  }

  private static BadInput unknown(String word) {
    return new BadInput(
        "there is no 'tablebase %s'.%s It is build, query or verify"
            .formatted(word, NearestNames.hint(word, KINDS)));
  }

  /** Refuses options of the other subcommands; ignoring them silently would mislead. */
  private static void refuse(CommandArguments arguments, String kind, CommandOption... others) {
    for (CommandOption option : others) {
      if (arguments.has(option)) {
        String why =
            option.equals(CommandOption.SET) || option.equals(CommandOption.MISERE)
                ? ": the folder's files name the game, its settings and the kind of play"
                : "";
        throw new BadInput("'tablebase %s' does not take %s%s".formatted(kind, option.name(), why));
      }
    }
  }

  /** Returns the limits of the options. Without {@code --budget} no time limit ends the work. */
  static Limits limits(CommandArguments arguments) {
    Limits limits = arguments.limits(Limits.standard().withTime(Limits.FOREVER));
    int threads = (int) WholeNumberParser.read(arguments, THREADS, limits.threads(), MAX_THREADS);
    return limits.withThreads(threads);
  }
}

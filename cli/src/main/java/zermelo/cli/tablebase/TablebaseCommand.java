package zermelo.cli.tablebase;

import java.util.ArrayList;
import java.util.List;
import zermelo.cli.command.SolveCommand;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.kernel.BadInput;
import zermelo.kernel.Nearest;

/** {@code zermelo tablebase}: whole games, solved once and kept. */
public final class TablebaseCommand implements Command {
  static final Option FOLDER =
      new Option("-o", "DIR", "build: keep the tablebase in this folder; without it, nothing is");
  static final Option THREADS =
      new Option("--threads", "T", "build, verify: how many work at once (default all)");
  static final Option MEMORY =
      new Option("--memory", "4g", "build, verify: what tables may take; more goes to disk");

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
  public List<Option> options() {
    List<Option> options = new ArrayList<>(List.of(FOLDER, THREADS, MEMORY));
    options.add(new Option("--moves", "all|winning|none", "query: which moves to list"));
    options.addAll(Option.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo tablebase build tic-tac-toe -o tablebases/ttt",
        "zermelo tablebase query tablebases/ttt X.O/.X./..O",
        "zermelo tablebase query tablebases/ttt - --json     one position a line",
        "zermelo tablebase verify tablebases/ttt",
        "zermelo tablebase build connect-four --set width=4 --set height=4",
        "zermelo tablebase build my.game 20,20 --misere -o mine --threads 2 --memory 1g",
        "zermelo solve tic-tac-toe --tablebase tablebases/ttt");
  }

  @Override
  public Exit run(Arguments arguments, Console console) {
    List<String> rest = arguments.rest();
    if (rest.isEmpty()) {
      throw new BadInput(
          "tablebase takes build, query or verify: zermelo tablebase build tic-tac-toe -o ttt");
    }
    List<String> words = rest.subList(1, rest.size());
    return switch (rest.getFirst()) {
      case "build" -> {
        refuse(arguments, "build", SolveCommand.MOVES);
        yield new BuildRun(arguments, console).run(words);
      }
      case "query" -> {
        refuse(
            arguments, "query", FOLDER, THREADS, MEMORY, Option.SET, Option.MISERE, Option.BUDGET);
        yield new QueryRun(arguments, console).run(words);
      }
      case "verify" -> {
        refuse(
            arguments,
            "verify",
            FOLDER,
            SolveCommand.MOVES,
            Option.SET,
            Option.MISERE,
            Option.BUDGET);
        yield new VerifyRun(arguments, console).run(words);
      }
      default -> throw unknown(rest.getFirst());
    };
  }

  private static BadInput unknown(String word) {
    return new BadInput(
        "there is no 'tablebase %s'.%s It is build, query or verify"
            .formatted(word, Nearest.hint(word, KINDS)));
  }

  /** Options of the other two would be ignored, and somebody would think that they are not. */
  private static void refuse(Arguments arguments, String kind, Option... others) {
    for (Option option : others) {
      if (arguments.has(option)) {
        String why =
            option.equals(Option.SET) || option.equals(Option.MISERE)
                ? ": the folder tells the game, its settings and the kind of play"
                : "";
        throw new BadInput("'tablebase %s' does not take %s%s".formatted(kind, option.name(), why));
      }
    }
  }
}

package zermelo.cli.contest;

import java.util.List;
import zermelo.application.GameResolver;
import zermelo.application.contest.ContestFormat;
import zermelo.application.contest.ContestFormats;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.GameArgument;
import zermelo.kernel.input.BadInput;
import zermelo.library.Library;
import zermelo.solve.Solver;

/** The format that a command line names: a problem of the library, or a game. */
final class FormatArgument {
  static final CommandOption INPUT =
      new CommandOption("--input", "'t * (n k)'", "how the judge writes positions of GAME");
  static final CommandOption OUTPUT =
      new CommandOption("--output", "'First|Second'", "how the judge wants the answers");

  /** The options that describe a game's format. */
  static final List<CommandOption> OPTIONS =
      List.of(INPUT, OUTPUT, CommandOption.SET, CommandOption.MISERE);

  private FormatArgument() {}

  /** Returns the format. Its cases are answered by the solver. */
  static ContestFormat read(String name, CommandArguments arguments, Solver solver) {
    boolean misere = arguments.has(CommandOption.MISERE);
    ContestFormats formats = new ContestFormats(new GameResolver(misere), solver, misere);
    List<String> given = OPTIONS.stream().filter(arguments::has).map(CommandOption::name).toList();
    boolean problem = ContestFormats.isProblem(name);
    if (problem && given.isEmpty()) {
      return formats.problem(name);
    }
    if (!isGame(name)) {
      if (problem) {
        throw new BadInput(
            name + " is a problem with a format of its own: leave out " + given.getFirst());
      }
      return formats.problem(name); // reports that there is none
    }
    GameArgument.OneGame game =
        GameArgument.game(name, arguments.settings(), "judge and stress take one game");
    return formats.game(
        game.game(), game.settings(), arguments.value(INPUT), arguments.value(OUTPUT));
  }

  private static boolean isGame(String name) {
    int bracket = name.indexOf('(');
    String id = bracket < 0 ? name : name.substring(0, bracket);
    return name.endsWith(".game") || Library.find(id).isPresent();
  }
}

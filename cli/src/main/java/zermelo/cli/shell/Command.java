package zermelo.cli.shell;

import java.util.List;

/** One command of the command line. */
public interface Command {
  /** The arguments behind the name, for the help: {@code GAME POSITION...}. */
  String usage();

  /** What it does, in a line. */
  String summary();

  List<CommandOption> options();

  /** Command lines to try, each with what it shows. */
  List<String> examples();

  /** Does it; bad input is thrown as {@link zermelo.kernel.input.BadInput}. */
  ExitCode run(CommandArguments arguments, Console console);
}

package zermelo.cli.shell;

import java.util.List;

/** One command of the command line. */
public interface Command {
  /** Returns the arguments after the name, for the help: {@code GAME POSITION...}. */
  String usage();

  /** Returns what the command does, in one line. */
  String summary();

  List<CommandOption> options();

  /** Returns command lines to try, each with what it shows. */
  List<String> examples();

  /** Runs the command; throws {@link zermelo.kernel.input.BadInput} for bad input. */
  ExitCode run(CommandArguments arguments, Console console);
}

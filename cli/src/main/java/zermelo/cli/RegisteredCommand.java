package zermelo.cli;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import zermelo.cli.claims.CheckCommand;
import zermelo.cli.claims.DiscoverCommand;
import zermelo.cli.command.BenchCommand;
import zermelo.cli.command.BookCommand;
import zermelo.cli.command.ExplainCommand;
import zermelo.cli.command.GamesCommand;
import zermelo.cli.command.LintCommand;
import zermelo.cli.command.ShowCommand;
import zermelo.cli.command.SolveCommand;
import zermelo.cli.command.TableCommand;
import zermelo.cli.command.VerifyCommand;
import zermelo.cli.contest.JudgeCommand;
import zermelo.cli.contest.StressCommand;
import zermelo.cli.play.PlayCommand;
import zermelo.cli.plot.PlotCommand;
import zermelo.cli.sequence.SequenceCommand;
import zermelo.cli.serve.ServeCommand;
import zermelo.cli.shell.Command;
import zermelo.cli.tablebase.TablebaseCommand;

/**
 * All commands, in the order in which {@code zermelo --help} lists them. To add one, add a constant
 * and its case in {@link #create}.
 */
enum RegisteredCommand {
  GAMES,
  SHOW,
  SOLVE,
  EXPLAIN,
  TABLE,
  PLOT,
  SEQUENCE,
  PLAY,
  BOOK,
  JUDGE,
  STRESS,
  CHECK,
  DISCOVER,
  TABLEBASE,
  VERIFY,
  LINT,
  SERVE,
  BENCH;

  /** The names of all commands. */
  static List<String> names() {
    return Arrays.stream(values()).map(RegisteredCommand::commandName).toList();
  }

  static Optional<RegisteredCommand> named(String name) {
    return Arrays.stream(values()).filter(known -> known.commandName().equals(name)).findFirst();
  }

  /** The word that calls the command. */
  String commandName() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Makes the command. A start loads only the class of the command that it runs. */
  Command create() {
    return switch (this) {
      case GAMES -> new GamesCommand();
      case SHOW -> new ShowCommand();
      case SOLVE -> new SolveCommand();
      case EXPLAIN -> new ExplainCommand();
      case TABLE -> new TableCommand();
      case PLOT -> new PlotCommand();
      case SEQUENCE -> new SequenceCommand();
      case PLAY -> new PlayCommand();
      case BOOK -> new BookCommand();
      case JUDGE -> new JudgeCommand();
      case STRESS -> new StressCommand();
      case CHECK -> new CheckCommand();
      case DISCOVER -> new DiscoverCommand();
      case TABLEBASE -> new TablebaseCommand();
      case VERIFY -> new VerifyCommand();
      case LINT -> new LintCommand();
      case SERVE -> new ServeCommand();
      case BENCH -> new BenchCommand();
    };
  }
}

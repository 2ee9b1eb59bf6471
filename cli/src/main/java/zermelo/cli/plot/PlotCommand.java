package zermelo.cli.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import zermelo.application.plot.GrundySeriesSource;
import zermelo.application.plot.HeapCodeSeriesSource;
import zermelo.application.plot.PlotKind;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.GameArgument;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.kernel.input.BadInput;

/** {@code zermelo plot GAME -o FILE}: plots the values of a game. */
public final class PlotCommand implements Command {
  static final CommandOption FILE =
      new CommandOption("-o", "FILE.svg|FILE.png", "the file to write");
  static final CommandOption KIND =
      new CommandOption(
          "--kind",
          String.join("|", PlotKind.words()),
          "what is drawn (default: what suits the game)");
  static final CommandOption TO =
      new CommandOption("--to", "N", "the largest number (default 2000; 60 for two numbers)");
  static final CommandOption HEAPS =
      new CommandOption("--heaps", "1|2", "one heap, or sums of two");
  static final CommandOption THEME =
      new CommandOption(
          "--theme", "light|dark", "default: an SVG follows its viewer, a PNG is light");
  static final CommandOption SIZE =
      new CommandOption("--size", "WxH", "width and height in pixels");

  /** Matches texts that can only be a code, not the name of a game or a file. */
  private static final Pattern CODE =
      Pattern.compile(
          "(0[xX][0-9a-fA-F]?\\.\\w+|[0-9a-fA-F]?\\.[0-9]\\w*|(unequal|subtraction)\\{.*)");

  private final GrundySeriesSource sequences;

  public PlotCommand() {
    this(new HeapCodeSeriesSource(SequenceLimits.usual()));
  }

  public PlotCommand(GrundySeriesSource sequences) {
    this.sequences = sequences;
  }

  @Override
  public String usage() {
    return "GAME|CODE [POSITION] -o FILE.svg|FILE.png";
  }

  @Override
  public String summary() {
    return "Draws a game: Grundy values, P-positions, outcomes, or its graph.";
  }

  @Override
  public List<CommandOption> options() {
    List<CommandOption> options = new ArrayList<>(List.of(FILE, KIND, TO, HEAPS, THEME, SIZE));
    options.addAll(CommandOption.COMMON);
    return options;
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo plot kayles -o kayles.svg",
        "zermelo plot kayles --kind histogram --to 500 -o values.png",
        "zermelo plot 0.16 --to 200000 -o 16.svg",
        "zermelo plot wythoff --to 100 -o wythoff.svg",
        "zermelo plot nim --kind heat --to 63 --theme dark -o carpet.png",
        "zermelo plot divisor-duel 30 -o duel.svg");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    List<String> rest = arguments.positionals();
    if (rest.isEmpty()) {
      throw new BadInput("plot what? For example: zermelo plot kayles -o kayles.svg");
    }
    PlotRun run = new PlotRun(arguments, console, sequences);
    if (rest.size() == 1 && CODE.matcher(rest.getFirst()).matches()) {
      return run.code(rest.getFirst());
    }
    return switch (GameArgument.read(arguments)) {
      case GameArgument.SumOfGames sum -> run.sum(sum.expression());
      case GameArgument.OneGame one when one.positions().size() > 1 ->
          throw new BadInput(
              "plot takes one game and at most one position, not " + one.positions().size());
      case GameArgument.OneGame one -> run.game(one.game(), one.settings(), one.position());
    };
  }
}

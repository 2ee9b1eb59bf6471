package zermelo.cli.sequence;

import java.util.List;
import java.util.regex.Pattern;
import zermelo.application.GameResolver;
import zermelo.application.heapcode.HeapCodeDetector;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.heaps.code.BadHeapCode;
import zermelo.heaps.code.HeapCode;
import zermelo.kernel.input.BadInput;

/** {@code zermelo sequence CODE}: the nim-sequence of a heap game, and its proved period. */
public final class SequenceCommand implements Command {
  static final CommandOption TO =
      new CommandOption("--to", "N", "the first N values, g(0) to g(N-1) (default 10000)");
  static final CommandOption THREADS =
      new CommandOption("--threads", "T", "number of threads (default: all processors)");
  static final CommandOption NO_PERIOD =
      new CommandOption("--no-period", "", "compute every value, without looking for a period");
  static final CommandOption CERTIFICATE =
      new CommandOption("--certificate", "FILE", "write the proof of the period, for --verify");
  static final CommandOption VALUES =
      new CommandOption("--values", "FILE", "write all values, one line 'n g(n)' for each");
  static final CommandOption STORE =
      new CommandOption(
          "--store", "FILE", "keep values in a file; another run continues from there");
  static final CommandOption COMPARE =
      new CommandOption("--compare", "CODE", "the first heap at which two games differ");
  static final CommandOption VERIFY =
      new CommandOption("--verify", "FILE", "check a certificate without trusting the engine");
  static final CommandOption FAMILY =
      new CommandOption("--family", "0.???", "all games of a pattern; ? is any digit from 0 to 7");
  static final CommandOption FORMAT =
      new CommandOption("--format", "text|csv|markdown", "how to print a family (default text)");

  private static final Pattern CODE_LIKE = Pattern.compile("[0-9.].*|.*\\{.*");

  @Override
  public String usage() {
    return "CODE|GAME --to N | --family 0.??? | --verify FILE";
  }

  @Override
  public String summary() {
    return "Nim-sequences of octal and other codes: values, rare heaps, periods with proofs.";
  }

  @Override
  public List<CommandOption> options() {
    return List.of(
        TO,
        THREADS,
        NO_PERIOD,
        CERTIFICATE,
        VALUES,
        STORE,
        COMPARE,
        VERIFY,
        FAMILY,
        FORMAT,
        CommandOption.SET,
        CommandOption.MISERE,
        CommandOption.JSON,
        CommandOption.BUDGET,
        CommandOption.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo sequence 0.77",
        "zermelo sequence kayles",
        "zermelo sequence 0.6 --to 2^21 --threads 2 --json",
        "zermelo sequence grundy --to 1e6 --budget 30s",
        "zermelo sequence 0.106 --to 3e9 --store 106.values",
        "zermelo sequence 'subtraction{1,4,9}'",
        "zermelo sequence 0.156 --certificate 156.txt",
        "zermelo sequence --verify 156.txt",
        "zermelo sequence 0.161 --compare 0.36",
        "zermelo sequence --family '0.???' --format markdown");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    if (arguments.has(CommandOption.MISERE)) {
      throw new BadInput(
          "a sequence consists of Grundy values, which misère play does not have; who wins can be tabulated",
          ": zermelo table kayles --misere");
    }
    boolean verify = arguments.has(VERIFY);
    boolean family = arguments.has(FAMILY);
    int codes = arguments.positionals().size();
    if ((verify && family) || codes != (verify || family ? 0 : 1)) {
      throw new BadInput(
          "sequence takes one code (zermelo sequence 0.77), or --family 0.???, or --verify FILE");
    }
    if (arguments.has(FORMAT) && !family) {
      throw new BadInput("--format is for --family; --json prints one game as JSON");
    }
    if (arguments.has(STORE) && (verify || family || arguments.has(COMPARE))) {
      throw new BadInput("--store is for one code, not for --compare, --family or --verify");
    }
    if (verify) {
      return new SequenceVerifyRun(arguments, console, arguments.value(VERIFY).orElseThrow()).run();
    }
    if (family) {
      return new CodeFamilyRun(arguments, console).run();
    }
    HeapCode code = codeOfGame(arguments);
    return arguments.has(COMPARE)
        ? new SequenceCompareRun(arguments, console).run(code)
        : new SequenceRun(arguments, console, code).run();
  }

  /** Returns the code that is given, or the code of the game whose name is given. */
  private static HeapCode codeOfGame(CommandArguments arguments) {
    String text = arguments.positionals().getFirst();
    boolean settings = !arguments.settings().values().isEmpty();
    if (CODE_LIKE.matcher(text).matches() || (isCode(text) && !settings)) {
      if (settings) {
        throw new BadInput("a code has no parameters", ": leave --set out");
      }
      return code(text);
    }
    GameResolver.ResolvedGame game = new GameResolver(false).game(text, arguments.settings());
    return HeapCodeDetector.code(game.rules())
        .orElseThrow(
            () ->
                new BadInput(
                    "the moves of %s are those of no heap code that was found; its values can be tabulated"
                        .formatted(game.title()),
                    ": zermelo table " + text));
  }

  private static boolean isCode(String text) {
    try {
      HeapCode.parse(text);
      return true;
    } catch (BadHeapCode none) {
      return false;
    }
  }

  static HeapCode code(String text) {
    try {
      return HeapCode.parse(text);
    } catch (BadHeapCode bad) {
      throw new BadInput(String.valueOf(bad.getMessage()));
    }
  }
}

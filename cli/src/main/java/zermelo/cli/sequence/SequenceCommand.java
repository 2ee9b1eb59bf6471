package zermelo.cli.sequence;

import java.util.List;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Option;
import zermelo.heaps.code.BadCode;
import zermelo.heaps.code.HeapCode;
import zermelo.kernel.BadInput;

/** {@code zermelo sequence CODE}: the nim-sequence of a game of heaps, and what is proved of it. */
public final class SequenceCommand implements Command {
  static final Option TO =
      new Option("--to", "N", "the first N values, g(0) to g(N-1) (default 10000)");
  static final Option THREADS = new Option("--threads", "T", "how many work at once (default all)");
  static final Option NO_PERIOD =
      new Option("--no-period", "", "compute every value; look for no period");
  static final Option CERTIFICATE =
      new Option("--certificate", "FILE", "write the proof of the period, for --verify");
  static final Option VALUES =
      new Option("--values", "FILE", "write all values, a line 'n g(n)' each");
  static final Option STORE =
      new Option("--store", "FILE", "keep values in a file; another run goes on from there");
  static final Option COMPARE =
      new Option("--compare", "CODE", "the first heap at which two games differ");
  static final Option VERIFY =
      new Option("--verify", "FILE", "check a certificate without trusting the engine");
  static final Option FAMILY =
      new Option("--family", "0.???", "all games of a pattern; ? is any digit from 0 to 7");
  static final Option FORMAT =
      new Option("--format", "text|csv|markdown", "how to print a family (default text)");

  @Override
  public String usage() {
    return "CODE --to N | --family 0.??? | --verify FILE";
  }

  @Override
  public String summary() {
    return "Nim-sequences of octal and other codes: values, rare heaps, periods with proofs.";
  }

  @Override
  public List<Option> options() {
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
        Option.JSON,
        Option.BUDGET,
        Option.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo sequence 0.77",
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
  public Exit run(Arguments arguments, Console console) {
    boolean verify = arguments.has(VERIFY);
    boolean family = arguments.has(FAMILY);
    int codes = arguments.rest().size();
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
      return new Verification(arguments, console).run();
    }
    if (family) {
      return new FamilyRun(arguments, console).run();
    }
    HeapCode code = code(arguments.rest().getFirst());
    return arguments.has(COMPARE)
        ? new Comparison(arguments, console).run(code)
        : new SequenceRun(arguments, console, code).run();
  }

  static HeapCode code(String text) {
    try {
      return HeapCode.parse(text);
    } catch (BadCode bad) {
      throw new BadInput(String.valueOf(bad.getMessage()));
    }
  }
}

package zermelo.cli.command;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import zermelo.bench.BenchOutcome;
import zermelo.bench.BenchRequest;
import zermelo.bench.HeapsBench;
import zermelo.bench.ScaleBench;
import zermelo.bench.rules.RulesBench;
import zermelo.bench.search.SearchBench;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.InterruptSignal;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;

/**
 * {@code zermelo bench TOPIC}: speed on this machine, as ratios. It compares nim-sequences with
 * programs in C, rules from texts with hand-written rules, tablebases and searches with programs in
 * C++.
 */
public final class BenchCommand implements Command {
  private static final CommandOption ROWS =
      new CommandOption("--rows", "NAME[/N],...", "only these games, up to N instead of the usual");
  private static final CommandOption THREADS =
      new CommandOption("--threads", "T", "number of threads (default: all processors)");
  private static final CommandOption RUNS =
      new CommandOption("--runs", "K", "runs of each row; the median counts (default 3)");
  private static final CommandOption BASELINE =
      new CommandOption(
          "--baseline",
          "FILE",
          "a program in C (scale, search: C++) to compare with; may be repeated");
  private static final CommandOption PATIENCE =
      new CommandOption(
          "--patience",
          "S",
          "seconds that one run may take (default 120; search: as long as the row needs)");

  private static final long LONGEST = 100_000; // seconds

  @Override
  public String usage() {
    return "heaps|rules|scale|search";
  }

  @Override
  public String summary() {
    return "Measures on this machine, as ratios: nim-sequences, rules from texts, tablebases, searches.";
  }

  @Override
  public List<CommandOption> options() {
    return List.of(ROWS, THREADS, RUNS, BASELINE, PATIENCE, CommandOption.JSON, CommandOption.HELP);
  }

  @Override
  public List<String> examples() {
    return List.of(
        "zermelo bench heaps",
        "zermelo bench heaps --rows 0.16,grundy/2^18 --runs 1",
        "zermelo bench heaps --baseline mine.c --threads 1 --json",
        "zermelo bench rules --rows wythoff/500,red-kingdom --runs 5",
        "zermelo bench scale --rows 5x4",
        "zermelo bench search --rows domineering/8x8,hex --runs 1");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    String topic = String.join(" ", arguments.positionals());
    if (!List.of("heaps", "rules", "scale", "search").contains(topic)) {
      throw new BadInput(
          "bench takes what to measure: zermelo bench heaps, rules, scale or search");
    }
    for (CommandOption option : List.of(THREADS, BASELINE, PATIENCE)) {
      if (topic.equals("rules") && arguments.has(option)) {
        throw new BadInput(
            option.name() + " is for bench heaps, scale and search, not for bench rules");
      }
    }
    BenchRequest request = request(arguments, topic.equals("search") ? LONGEST : 120);
    if (topic.equals("rules")) {
      return exit(RulesBench.run(request, console.out()));
    }
    Cancellation cancellation = new Cancellation();
    InterruptSignal signal = InterruptSignal.cancelling(cancellation);
    try (signal) {
      return exit(
          switch (topic) {
            case "heaps" -> HeapsBench.run(request, console.out(), console::warn, cancellation);
            case "scale" -> ScaleBench.run(request, console.out(), console::warn, cancellation);
            default -> SearchBench.run(request, console.out(), console::warn, cancellation);
          });
    }
  }

  private static BenchRequest request(CommandArguments arguments, long patience) {
    int all = Runtime.getRuntime().availableProcessors();
    Optional<Path> home = Optional.ofNullable(System.getProperty("zermelo.home")).map(Path::of);
    return new BenchRequest(
        arguments.values(ROWS),
        arguments.values(BASELINE),
        (int) WholeNumberParser.read(arguments, THREADS, all, 1024),
        (int) WholeNumberParser.read(arguments, RUNS, 3, 1000),
        WholeNumberParser.read(arguments, PATIENCE, patience, LONGEST),
        arguments.has(CommandOption.JSON),
        home,
        home.map(folder -> List.of(folder.resolve("zermelo").toString()))
            .orElseGet(BenchCommand::java));
  }

  /** Returns the java command that starts this program. Used if there is no launcher script. */
  private static List<String> java() {
    return List.of(
        ProcessHandle.current().info().command().orElse("java"),
        "-cp",
        System.getProperty("java.class.path"),
        "zermelo.cli.Main");
  }

  private static ExitCode exit(BenchOutcome outcome) {
    return switch (outcome) {
      case AGREE -> ExitCode.OK;
      case DIFFER -> ExitCode.CHECK_FAILED;
      case STOPPED -> ExitCode.LIMIT_REACHED;
    };
  }
}

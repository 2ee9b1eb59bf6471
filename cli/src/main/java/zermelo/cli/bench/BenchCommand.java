package zermelo.cli.bench;

import java.util.List;
import zermelo.cli.bench.rules.RulesBench;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.kernel.input.BadInput;

/**
 * {@code zermelo bench TOPIC}: speed on this machine, as ratios. It compares nim-sequences with
 * programs in C, rules from texts with hand-written rules, and tablebases with a program in C++.
 */
public final class BenchCommand implements Command {
  public static final CommandOption ROWS =
      new CommandOption("--rows", "NAME[/N],...", "only these games, up to N instead of the usual");
  public static final CommandOption THREADS =
      new CommandOption("--threads", "T", "how many work at once (default all)");
  public static final CommandOption RUNS =
      new CommandOption("--runs", "K", "runs of each; the median counts (default 3)");
  public static final CommandOption BASELINE =
      new CommandOption(
          "--baseline", "FILE", "a program in C (scale: C++) to compare with; may be repeated");
  public static final CommandOption PATIENCE =
      new CommandOption("--patience", "S", "seconds that one run may take (default 120)");

  @Override
  public String usage() {
    return "heaps|rules|scale";
  }

  @Override
  public String summary() {
    return "Measures on this machine, as ratios: nim-sequences, rules from texts, tablebases.";
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
        "zermelo bench scale --rows 5x4");
  }

  @Override
  public ExitCode run(CommandArguments arguments, Console console) {
    if (arguments.rest().equals(List.of("heaps"))) {
      return new HeapsBench(arguments, console).run();
    }
    if (arguments.rest().equals(List.of("scale"))) {
      return new ScaleBench(arguments, console).run();
    }
    if (!arguments.rest().equals(List.of("rules"))) {
      throw new BadInput("bench takes what to measure: zermelo bench heaps, rules or scale");
    }
    for (CommandOption option : List.of(THREADS, BASELINE, PATIENCE)) {
      if (arguments.has(option)) {
        throw new BadInput(
            option.name() + " is for bench heaps and bench scale, not for bench rules");
      }
    }
    int runs = (int) WholeNumberParser.read(arguments, RUNS, 3, 1000);
    return new RulesBench(console, arguments.all(ROWS), runs, arguments.has(CommandOption.JSON))
        .run();
  }
}

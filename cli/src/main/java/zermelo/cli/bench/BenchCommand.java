package zermelo.cli.bench;

import java.util.List;
import zermelo.cli.bench.rules.RulesBench;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Command;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.kernel.BadInput;

/**
 * {@code zermelo bench TOPIC}: how fast it is on this machine, as ratios: nim-sequences to programs
 * in C, rules from texts to rules by hand, tablebases to a program in C++.
 */
public final class BenchCommand implements Command {
  static final Option ROWS =
      new Option("--rows", "NAME[/N],...", "only these games, up to N instead of the usual");
  static final Option THREADS = new Option("--threads", "T", "how many work at once (default all)");
  static final Option RUNS =
      new Option("--runs", "K", "runs of each; the median counts (default 3)");
  static final Option BASELINE =
      new Option(
          "--baseline", "FILE", "a program in C (scale: C++) to compare with; may be repeated");
  static final Option PATIENCE =
      new Option("--patience", "S", "seconds that one run may take (default 120)");

  @Override
  public String usage() {
    return "heaps|rules|scale";
  }

  @Override
  public String summary() {
    return "Measures on this machine, as ratios: nim-sequences, rules from texts, tablebases.";
  }

  @Override
  public List<Option> options() {
    return List.of(ROWS, THREADS, RUNS, BASELINE, PATIENCE, Option.JSON, Option.HELP);
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
  public Exit run(Arguments arguments, Console console) {
    if (arguments.rest().equals(List.of("heaps"))) {
      return new HeapsBench(arguments, console).run();
    }
    if (arguments.rest().equals(List.of("scale"))) {
      return new ScaleBench(arguments, console).run();
    }
    if (!arguments.rest().equals(List.of("rules"))) {
      throw new BadInput("bench takes what to measure: zermelo bench heaps, rules or scale");
    }
    for (Option option : List.of(THREADS, BASELINE, PATIENCE)) {
      if (arguments.has(option)) {
        throw new BadInput(
            option.name() + " is for bench heaps and bench scale, not for bench rules");
      }
    }
    int runs = (int) Numbers.read(arguments, RUNS, 3, 1000);
    return new RulesBench(console, arguments.all(ROWS), runs, arguments.has(Option.JSON)).run();
  }
}

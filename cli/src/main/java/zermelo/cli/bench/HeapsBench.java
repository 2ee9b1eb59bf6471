package zermelo.cli.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.CtrlC;
import zermelo.cli.shell.Exit;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.kernel.BadInput;

/**
 * One run of {@code bench heaps}: nim-sequences, each in a process of its own so that Java's
 * warm-up counts, beside programs in C that are compiled here.
 */
final class HeapsBench {
  private static final int MOST_RUNS = 1000;

  private final Console console;
  private final List<Row> rows;
  private final int threads;
  private final int runs;
  private final long patience;
  private final List<Baseline> given;
  private final boolean json;

  HeapsBench(Arguments arguments, Console console) {
    this.console = console;
    this.rows =
        arguments.has(BenchCommand.ROWS) ? Row.read(arguments.all(BenchCommand.ROWS)) : Row.USUAL;
    int all = Runtime.getRuntime().availableProcessors();
    this.threads = (int) Numbers.read(arguments, BenchCommand.THREADS, all, 1024);
    this.runs = (int) Numbers.read(arguments, BenchCommand.RUNS, 3, MOST_RUNS);
    this.patience = Numbers.read(arguments, BenchCommand.PATIENCE, 120, 100_000);
    this.given = arguments.all(BenchCommand.BASELINE).stream().map(Baseline::given).toList();
    this.json = arguments.has(Option.JSON);
  }

  Exit run() {
    try (Bench bench = new Bench();
        CtrlC ctrlC = new CtrlC()) {
      return run(new Child(bench.folder(), ctrlC, patience), bench.folder());
    }
  }

  private Exit run(Child child, Path folder) {
    Map<Baseline, Path> programs = compile(child, folder);
    BenchText text = new BenchText(List.copyOf(programs.keySet()), threads, runs);
    if (!json) {
      show(text.heading());
    }
    for (Row row : rows) {
      Measured ours = Measured.median(runs, () -> child.run(zermelo(row)));
      List<Measured> others = text.others(row).orElseGet(() -> others(child, row, programs));
      Line line = new Line(row, ours, others);
      if (child.stopped()) {
        break;
      }
      text.add(line);
      if (!json) {
        show(text.row(line));
      }
    }
    show(json ? text.json() : text.end());
    for (String difference : text.differences()) {
      console.say("zermelo: THE VALUES DIFFER: " + difference);
    }
    if (child.stopped()) {
      console.say("zermelo: stopped after %d of %d rows".formatted(text.size(), rows.size()));
      return Exit.OUT_OF_BUDGET;
    }
    return text.differences().isEmpty() ? Exit.ANSWERED : Exit.FAILED;
  }

  private void show(String text) {
    console.out().print(text);
    console.out().flush();
  }

  private List<Measured> others(Child child, Row row, Map<Baseline, Path> programs) {
    List<Measured> others = new ArrayList<>();
    programs.forEach((baseline, program) -> others.add(measure(child, row, baseline, program)));
    return others;
  }

  private Measured measure(Child child, Row row, Baseline baseline, Path program) {
    if (child.stopped()) {
      return Measured.none("stopped");
    }
    if (row.octal().isEmpty()) {
      return Measured.none("no octal code");
    }
    if (baseline.plain() && !row.quick()) {
      return Measured.none("takes too long");
    }
    List<String> command =
        List.of(
            program.toString(),
            row.octal().get(),
            Long.toString(row.values()),
            Integer.toString(threads));
    // What takes seconds in one thread hardly varies.
    return Measured.median(baseline.plain() ? 1 : runs, () -> child.run(command));
  }

  private List<String> zermelo(Row row) {
    List<String> command = Bench.zermelo();
    command.addAll(List.of("sequence", row.code().text(), "--to", Long.toString(row.values())));
    command.addAll(List.of("--threads", Integer.toString(threads), "--json"));
    if (!row.periods()) {
      command.add("--no-period");
    }
    return command;
  }

  private Map<Baseline, Path> compile(Child child, Path folder) {
    Map<Baseline, Path> programs = new LinkedHashMap<>();
    if (given.isEmpty() && Bench.HOME.isEmpty()) {
      console.say("zermelo: only Java is measured: the sources of the C programs are not at hand");
      return programs;
    }
    if (!child.run(List.of("gcc", "--version")).well()) {
      console.say("zermelo: only Java is measured: there is no gcc here to compile the C programs");
      return programs;
    }
    List<Baseline> wanted = given.isEmpty() ? Baseline.ours(Bench.HOME.orElseThrow()) : given;
    for (Baseline baseline : wanted) {
      Path program = folder.resolve("program" + programs.size());
      Child.Result compiled = child.run(baseline.compile(program));
      if (!compiled.well() && !child.stopped()) {
        throw new BadInput(
            "gcc cannot compile %s: %s".formatted(baseline.source(), compiled.line()));
      }
      programs.put(baseline, program);
    }
    return programs;
  }
}

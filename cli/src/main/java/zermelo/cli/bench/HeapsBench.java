package zermelo.cli.bench;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.ExitCode;
import zermelo.cli.shell.InterruptSignal;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;

/**
 * One run of {@code bench heaps}. It computes nim-sequences, each in its own process, so that
 * Java's warm-up counts. It compares them with programs in C that are compiled here.
 */
public final class HeapsBench {
  private static final int MOST_RUNS = 1000;

  private final Console console;
  private final List<HeapsBenchRow> rows;
  private final int threads;
  private final int runs;
  private final long patience;
  private final List<Baseline> given;
  private final boolean json;

  public HeapsBench(CommandArguments arguments, Console console) {
    this.console = console;
    this.rows =
        arguments.has(BenchCommand.ROWS)
            ? HeapsBenchRow.read(arguments.all(BenchCommand.ROWS))
            : HeapsBenchRow.USUAL;
    int all = Runtime.getRuntime().availableProcessors();
    this.threads = (int) WholeNumberParser.read(arguments, BenchCommand.THREADS, all, 1024);
    this.runs = (int) WholeNumberParser.read(arguments, BenchCommand.RUNS, 3, MOST_RUNS);
    this.patience = WholeNumberParser.read(arguments, BenchCommand.PATIENCE, 120, 100_000);
    this.given = arguments.all(BenchCommand.BASELINE).stream().map(Baseline::given).toList();
    this.json = arguments.has(CommandOption.JSON);
  }

  public ExitCode run() {
    Cancellation cancellation = new Cancellation();
    InterruptSignal signal = InterruptSignal.cancelling(cancellation);
    try (signal;
        BenchFolder bench = new BenchFolder()) {
      return run(new ProgramRunner(bench.folder(), cancellation, patience), bench.folder());
    }
  }

  private ExitCode run(ProgramRunner child, Path folder) {
    Map<Baseline, Path> programs = compile(child, folder);
    HeapsBenchText text = new HeapsBenchText(List.copyOf(programs.keySet()), threads, runs);
    if (!json) {
      show(text.heading());
    }
    for (HeapsBenchRow row : rows) {
      Measurement ours = Measurement.median(runs, () -> child.run(zermelo(row)));
      List<Measurement> others = text.others(row).orElseGet(() -> others(child, row, programs));
      HeapsBenchResult line = new HeapsBenchResult(row, ours, others);
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
      return ExitCode.OUT_OF_BUDGET;
    }
    return text.differences().isEmpty() ? ExitCode.ANSWERED : ExitCode.FAILED;
  }

  private void show(String text) {
    console.out().print(text);
    console.out().flush();
  }

  private List<Measurement> others(
      ProgramRunner child, HeapsBenchRow row, Map<Baseline, Path> programs) {
    List<Measurement> others = new ArrayList<>();
    programs.forEach((baseline, program) -> others.add(measure(child, row, baseline, program)));
    return others;
  }

  private Measurement measure(
      ProgramRunner child, HeapsBenchRow row, Baseline baseline, Path program) {
    if (child.stopped()) {
      return Measurement.none("stopped");
    }
    if (row.octal().isEmpty()) {
      return Measurement.none("no octal code");
    }
    if (baseline.plain() && !row.quick()) {
      return Measurement.none("takes too long");
    }
    List<String> command =
        List.of(
            program.toString(),
            row.octal().get(),
            Long.toString(row.values()),
            Integer.toString(threads));
    // Times of several seconds on one thread hardly vary, so one run is enough.
    return Measurement.median(baseline.plain() ? 1 : runs, () -> child.run(command));
  }

  private List<String> zermelo(HeapsBenchRow row) {
    List<String> command = BenchFolder.zermelo();
    command.addAll(List.of("sequence", row.code().text(), "--to", Long.toString(row.values())));
    command.addAll(List.of("--threads", Integer.toString(threads), "--json"));
    if (!row.periods()) {
      command.add("--no-period");
    }
    return command;
  }

  private Map<Baseline, Path> compile(ProgramRunner child, Path folder) {
    Map<Baseline, Path> programs = new LinkedHashMap<>();
    if (given.isEmpty() && BenchFolder.HOME.isEmpty()) {
      console.say("zermelo: only Java is measured: the sources of the C programs are not at hand");
      return programs;
    }
    if (!child.run(List.of("gcc", "--version")).well()) {
      console.say("zermelo: only Java is measured: there is no gcc here to compile the C programs");
      return programs;
    }
    List<Baseline> wanted = given.isEmpty() ? Baseline.ours(BenchFolder.HOME.orElseThrow()) : given;
    for (Baseline baseline : wanted) {
      Path program = folder.resolve("program" + programs.size());
      ProgramRunner.Result compiled = child.run(baseline.compile(program));
      if (!compiled.well() && !child.stopped()) {
        throw new BadInput(
            "gcc cannot compile %s: %s".formatted(baseline.source(), compiled.line()));
      }
      programs.put(baseline, program);
    }
    return programs;
  }
}

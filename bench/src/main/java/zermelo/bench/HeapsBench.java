package zermelo.bench;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;

/**
 * Measures {@code bench heaps}: computes nim-sequences, each in its own process, so that Java's
 * warm-up counts. It compares them with programs in C that are compiled here.
 */
public final class HeapsBench {
  private final BenchRequest request;
  private final List<HeapsBenchRow> rows;
  private final List<Baseline> given;
  private final PrintStream out;
  private final Consumer<String> warn;

  private HeapsBench(BenchRequest request, PrintStream out, Consumer<String> warn) {
    this.request = request;
    this.rows = request.rows().isEmpty() ? HeapsBenchRow.USUAL : HeapsBenchRow.read(request.rows());
    this.given = request.baselines().stream().map(Baseline::given).toList();
    this.out = out;
    this.warn = warn;
  }

  /** Measures, and prints each row as soon as it is known. */
  public static BenchOutcome run(
      BenchRequest request, PrintStream out, Consumer<String> warn, Cancellation cancellation) {
    HeapsBench heaps = new HeapsBench(request, out, warn);
    try (BenchFolder bench = new BenchFolder()) {
      return heaps.run(
          new ProgramRunner(bench.folder(), cancellation, request.patienceSeconds()),
          bench.folder());
    }
  }

  private BenchOutcome run(ProgramRunner child, Path folder) {
    Map<Baseline, Path> programs = compile(child, folder);
    HeapsBenchText text =
        new HeapsBenchText(List.copyOf(programs.keySet()), request.threads(), request.runs());
    if (!request.json()) {
      show(text.heading());
    }
    for (HeapsBenchRow row : rows) {
      Measurement ours = Measurement.median(request.runs(), () -> child.run(zermelo(row)));
      List<Measurement> others = text.others(row).orElseGet(() -> others(child, row, programs));
      HeapsBenchResult line = new HeapsBenchResult(row, ours, others);
      if (child.stopped()) {
        break;
      }
      text.add(line);
      if (!request.json()) {
        show(text.row(line));
      }
    }
    show(request.json() ? text.json() : text.end());
    for (String difference : text.differences()) {
      warn.accept("THE VALUES DIFFER: " + difference);
    }
    if (child.stopped()) {
      warn.accept("stopped after %d of %d rows".formatted(text.size(), rows.size()));
      return BenchOutcome.STOPPED;
    }
    return text.differences().isEmpty() ? BenchOutcome.AGREE : BenchOutcome.DIFFER;
  }

  private void show(String text) {
    out.print(text);
    out.flush();
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
            Integer.toString(request.threads()));
    // Times of several seconds on one thread hardly vary, so one run is enough.
    return Measurement.median(baseline.plain() ? 1 : request.runs(), () -> child.run(command));
  }

  private List<String> zermelo(HeapsBenchRow row) {
    List<String> command = new ArrayList<>(request.program());
    command.addAll(List.of("sequence", row.code().text(), "--to", Long.toString(row.values())));
    command.addAll(List.of("--threads", Integer.toString(request.threads()), "--json"));
    if (!row.periods()) {
      command.add("--no-period");
    }
    return command;
  }

  private Map<Baseline, Path> compile(ProgramRunner child, Path folder) {
    Map<Baseline, Path> programs = new LinkedHashMap<>();
    if (given.isEmpty() && request.home().isEmpty()) {
      warn.accept("only Java is measured: the sources of the C programs are missing");
      return programs;
    }
    if (!child.run(List.of("gcc", "--version")).succeeded()) {
      warn.accept("only Java is measured: there is no gcc here to compile the C programs");
      return programs;
    }
    List<Baseline> wanted = given.isEmpty() ? Baseline.ours(request.home().orElseThrow()) : given;
    for (Baseline baseline : wanted) {
      Path program = folder.resolve("program" + programs.size());
      ProgramRunner.Result compiled = child.run(baseline.compile(program));
      if (!compiled.succeeded() && !child.stopped()) {
        throw new BadInput(
            "gcc cannot compile %s: %s".formatted(baseline.source(), compiled.line()));
      }
      programs.put(baseline, program);
    }
    return programs;
  }
}

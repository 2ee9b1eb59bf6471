package zermelo.bench.search;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import zermelo.bench.BenchFolder;
import zermelo.bench.BenchOutcome;
import zermelo.bench.BenchRequest;
import zermelo.bench.ProgramRunner;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;

/**
 * Measures {@code bench search}: proofs of positions that are too large to look at whole.
 *
 * <p>Each run is a process of its own, so that Java's start and warm-up count. Goals are in
 * processor time, of all threads together, so that a busy machine matters little. A ratio is to the
 * processor time of a program in C or C++ on one thread; both run in turn. A row that takes long is
 * run once.
 */
public final class SearchBench {
  /** A row that takes longer is not run again. */
  private static final double LONG_SECONDS = 20;

  private final BenchRequest request;
  private final List<SearchBenchRow> rows;
  private final Optional<Path> given;
  private final SearchBenchText text;
  private final Consumer<String> warn;
  private final Map<SearchBaseline, Optional<Path>> programs = new EnumMap<>(SearchBaseline.class);

  private SearchBench(BenchRequest request, PrintStream out, Consumer<String> warn) {
    this.request = request;
    this.rows = SearchBenchRow.read(request.rows());
    this.given = request.baselines().stream().map(SearchBench::source).findFirst();
    this.text = new SearchBenchText(request, out);
    this.warn = warn;
  }

  private static Path source(String name) {
    try {
      if (name.endsWith(".cpp") && Files.isRegularFile(Path.of(name))) {
        return Path.of(name);
      }
    } catch (InvalidPathException e) {
      // It is not a file then.
    }
    throw new BadInput("--baseline takes a file of C++ (.cpp) that exists, not '" + name + "'");
  }

  /** Measures, and prints each row as soon as it is known. */
  public static BenchOutcome run(
      BenchRequest request, PrintStream out, Consumer<String> warn, Cancellation cancellation) {
    SearchBench bench = new SearchBench(request, out, warn);
    try (BenchFolder folder = new BenchFolder()) {
      return bench.run(folder.folder(), cancellation);
    }
  }

  private BenchOutcome run(Path folder, Cancellation cancellation) {
    text.heading();
    boolean agree = true;
    for (SearchBenchRow row : rows) {
      long patience = Math.min(request.patienceSeconds(), row.patience());
      ProgramRunner child = new ProgramRunner(folder, cancellation, patience);
      SearchBenchResult result = measure(child, row, program(child, folder, row));
      if (child.stopped()) {
        warn.accept("stopped");
        return BenchOutcome.STOPPED;
      }
      text.row(row, result);
      Optional<String> wrong = result.difference(row);
      wrong.ifPresent(warn);
      agree &= wrong.isEmpty();
    }
    text.ending(agree);
    return agree ? BenchOutcome.AGREE : BenchOutcome.DIFFER;
  }

  /** Runs a row and its baseline in turn. */
  private SearchBenchResult measure(
      ProgramRunner child, SearchBenchRow row, Optional<Path> program) {
    List<SearchMeasurement> ours = new ArrayList<>();
    List<SearchMeasurement> theirs = new ArrayList<>();
    for (int run = 0; run < request.runs(); run++) {
      ours.add(slowest(child, row));
      program.ifPresent(
          path -> {
            List<String> command = new ArrayList<>(List.of(path.toString()));
            command.addAll(row.size());
            theirs.add(SearchMeasurement.of(child.run(command)));
          });
      boolean failed = !ours.getLast().succeeded();
      if (child.stopped() || failed || ours.getLast().seconds() > LONG_SECONDS) {
        break;
      }
    }
    return new SearchBenchResult(
        SearchMeasurement.median(ours),
        program.map(path -> SearchMeasurement.median(theirs)),
        row.goal());
  }

  private SearchMeasurement slowest(ProgramRunner child, SearchBenchRow row) {
    SearchMeasurement slowest = SearchMeasurement.failure("no run");
    for (List<String> arguments : row.commands()) {
      List<String> command = new ArrayList<>(request.program());
      command.addAll(arguments);
      SearchMeasurement one = SearchMeasurement.of(child.run(command));
      if (!one.succeeded()) {
        return one;
      }
      slowest = !slowest.succeeded() || one.processor() > slowest.processor() ? one : slowest;
    }
    return slowest;
  }

  /** The compiled baseline of a row; empty if the row has none, or it cannot be compiled here. */
  private Optional<Path> program(ProgramRunner child, Path folder, SearchBenchRow row) {
    return row.baseline()
        .flatMap(
            baseline -> programs.computeIfAbsent(baseline, one -> compiled(child, folder, one)));
  }

  private Optional<Path> compiled(ProgramRunner child, Path folder, SearchBaseline baseline) {
    Optional<Path> source =
        given
            .filter(file -> baseline == SearchBaseline.CONNECT_FOUR)
            .or(() -> request.home().map(baseline::source));
    if (source.isEmpty()) {
      warn.accept("only Zermelo is measured: the source of the program in C is missing");
      return Optional.empty();
    }
    String compiler = baseline.compiler();
    if (!child.run(List.of(compiler, "--version")).succeeded()) {
      warn.accept("only Zermelo is measured: there is no " + compiler + " here");
      return Optional.empty();
    }
    Path program = folder.resolve(baseline.name());
    ProgramRunner.Result result = child.run(baseline.compile(source.get(), program));
    if (!result.succeeded() && !child.stopped()) {
      throw new BadInput(
          "%s cannot compile %s: %s".formatted(compiler, source.get(), result.line()));
    }
    return Optional.of(program);
  }
}

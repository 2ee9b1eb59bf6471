package zermelo.bench;

import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.application.json.JsonWriter;
import zermelo.application.words.TextFormatting;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;

/**
 * Measures {@code bench scale}: solves boards of Connect Four, each in its own process, so that
 * Java's warm-up counts. It compares them with a program in C++ that is compiled here.
 */
public final class ScaleBench {
  private static final Pattern SECONDS = Pattern.compile("\\bsec(?:onds)?\"?[=:]([0-9.eE+-]+)");
  private static final Pattern BOARD = Pattern.compile("([1-9][0-9]?)x([1-9][0-9]?)");

  private static final Pattern POSITIONS = Pattern.compile("\\bpositions\"?[=:]([0-9]+)");
  private static final String SOURCE = "bench/scale/connect4.cpp";
  private static final String BOARDS = "5x4,5x5";

  private final BenchRequest request;
  private final List<String> boards;
  private final Optional<Path> given;
  private final PrintStream out;
  private final Consumer<String> warn;

  /**
   * The time of a program and what it found.
   *
   * @param positions the number of positions that it looked at
   * @param result what both programs must agree on
   */
  private record ScaleMeasurement(double seconds, long positions, String result, String why) {
    static ScaleMeasurement none(String why) {
      return new ScaleMeasurement(Double.NaN, 0, "", why);
    }

    boolean succeeded() {
      return why.isEmpty();
    }
  }

  private ScaleBench(BenchRequest request, PrintStream out, Consumer<String> warn) {
    this.request = request;
    this.boards = boards(request.rows());
    this.given = request.baselines().stream().map(ScaleBench::source).findFirst();
    this.out = out;
    this.warn = warn;
  }

  private static List<String> boards(List<String> lists) {
    List<String> boards = new ArrayList<>();
    for (String list : lists.isEmpty() ? List.of(BOARDS) : lists) {
      for (String board : list.split(",", -1)) {
        if (!BOARD.matcher(board.strip()).matches()) {
          throw new BadInput(
              "--rows: '%s' is not a board: bench scale takes width x height, %s"
                  .formatted(board, BOARDS));
        }
        boards.add(board.strip());
      }
    }
    return boards;
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
    ScaleBench scale = new ScaleBench(request, out, warn);
    try (BenchFolder bench = new BenchFolder()) {
      ProgramRunner child =
          new ProgramRunner(bench.folder(), cancellation, request.patienceSeconds());
      return scale.run(child, scale.compiled(child, bench.folder().resolve("program")));
    }
  }

  private BenchOutcome run(ProgramRunner child, Optional<Path> program) {
    int threads = request.threads();
    int runs = request.runs();
    if (!request.json()) {
      show(
          "Connect four, every position in memory: seconds, %d thread%s beside one of C++, %s.\n\n"
              .formatted(
                  threads, threads == 1 ? "" : "s", runs == 1 ? "one run" : "median of " + runs));
      show("%-10s%14s%12s%12s%10s\n".formatted("board", "positions", "zermelo", "C++", "ratio"));
    }
    JsonWriter rows =
        new JsonWriter().open('{').key("threads").value(threads).key("runs").value(runs);
    rows.key("rows").open('[');
    boolean agree = true;
    for (String board : boards) {
      ScaleMeasurement ours = median(child, ours(board));
      ScaleMeasurement theirs =
          program
              .map(path -> median(child, theirs(path, board)))
              .orElse(ScaleMeasurement.none("not measured"));
      if (child.stopped()) {
        warn.accept("stopped");
        return BenchOutcome.STOPPED;
      }
      boolean same =
          !ours.succeeded() || !theirs.succeeded() || ours.result().equals(theirs.result());
      agree &= same;
      line(rows, board, ours, theirs);
      if (!same) {
        warn.accept(
            "THE RESULTS DIFFER on %s: %s and %s".formatted(board, ours.result(), theirs.result()));
      }
    }
    if (request.json()) {
      show(rows.close(']').key("agree").value(agree).close('}') + "\n");
    } else if (program.isPresent()) {
      show("\nratio: the time of zermelo divided by that of C++, so below 1 zermelo is faster.\n");
    }
    return agree ? BenchOutcome.AGREE : BenchOutcome.DIFFER;
  }

  private void line(JsonWriter rows, String board, ScaleMeasurement ours, ScaleMeasurement theirs) {
    boolean both = ours.succeeded() && theirs.succeeded() && theirs.seconds() > 0;
    rows.open('{').key("board").value(board).key("positions").value(ours.positions());
    figure(rows.key("seconds"), ours);
    figure(rows.key("baseline_seconds"), theirs);
    if (both) {
      rows.key("ratio").decimal(ours.seconds() / theirs.seconds(), 4);
    }
    rows.close('}');
    if (!request.json()) {
      show(
          "%-10s%14s%12s%12s%10s"
                  .formatted(
                      board,
                      TextFormatting.grouped(ours.positions()),
                      text(ours),
                      text(theirs),
                      both ? decimal(ours.seconds() / theirs.seconds(), 2) : "")
                  .stripTrailing()
              + "\n");
      for (ScaleMeasurement found : List.of(ours, theirs)) {
        if (found.why().startsWith("failed")) {
          show("  " + found.why() + "\n");
        }
      }
    }
  }

  private static void figure(JsonWriter rows, ScaleMeasurement found) {
    if (found.succeeded()) {
      rows.decimal(found.seconds(), 3);
    } else {
      rows.nothing();
    }
  }

  private static String text(ScaleMeasurement found) {
    return found.succeeded() ? decimal(found.seconds(), 2) : "-";
  }

  private static String decimal(double number, int digits) {
    return String.format(Locale.ROOT, "%." + digits + "f", number);
  }

  private void show(String text) {
    out.print(text);
    out.flush();
  }

  private List<String> ours(String board) {
    Matcher size = BOARD.matcher(board);
    if (!size.matches()) {
      throw new IllegalStateException(board);
    }
    List<String> command = new ArrayList<>(request.program());
    command.addAll(List.of("tablebase", "build", "connect-four", "--json"));
    command.addAll(List.of("--set", "width=" + size.group(1), "--set", "height=" + size.group(2)));
    command.addAll(List.of("--threads", Integer.toString(request.threads())));
    return command;
  }

  private static List<String> theirs(Path program, String board) {
    List<String> command = new ArrayList<>(List.of(program.toString()));
    command.addAll(Arrays.asList(board.split("x", -1)));
    return command;
  }

  private ScaleMeasurement median(ProgramRunner child, List<String> command) {
    int runs = request.runs();
    double[] seconds = new double[runs];
    ScaleMeasurement last = ScaleMeasurement.none("no run");
    for (int i = 0; i < runs; i++) {
      last = found(child.run(command));
      if (!last.succeeded()) {
        return last;
      }
      seconds[i] = last.seconds();
    }
    Arrays.sort(seconds);
    return new ScaleMeasurement(seconds[runs / 2], last.positions(), last.result(), "");
  }

  private ScaleMeasurement found(ProgramRunner.Result result) {
    if (!result.ended()) {
      return ScaleMeasurement.none("stopped");
    }
    Matcher seconds = SECONDS.matcher(result.text());
    Matcher positions = POSITIONS.matcher(result.text());
    if (!result.succeeded() || !positions.find() || !seconds.find()) {
      return ScaleMeasurement.none("failed: " + result.line());
    }
    long count = Long.parseLong(positions.group(1));
    return new ScaleMeasurement(
        Double.parseDouble(seconds.group(1)), count, count + " positions", "");
  }

  private Optional<Path> compiled(ProgramRunner child, Path program) {
    Optional<Path> source = given.or(() -> request.home().map(home -> home.resolve(SOURCE)));
    if (source.isEmpty()) {
      warn.accept("only Java is measured: the source of the C++ program is missing");
      return Optional.empty();
    }
    if (!child.run(List.of("g++", "--version")).succeeded()) {
      warn.accept("only Java is measured: there is no g++ here to compile the C++ program");
      return Optional.empty();
    }
    ProgramRunner.Result result =
        child.run(
            List.of(
                "g++", "-O3", "-march=native", source.get().toString(), "-o", program.toString()));
    if (!result.succeeded() && !child.stopped()) {
      throw new BadInput("g++ cannot compile %s: %s".formatted(source.get(), result.line()));
    }
    return Optional.of(program);
  }
}

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
 * One run of {@code bench scale} or {@code bench search}. It solves boards of Connect Four, each in
 * its own process, so that Java's warm-up counts. It compares them with a program in C++ that is
 * compiled here.
 */
public final class ScaleBench {
  private static final Pattern SECONDS = Pattern.compile("\\bsec(?:onds)?\"?[=:]([0-9.eE+-]+)");
  private static final Pattern BOARD = Pattern.compile("([1-9][0-9]?)x([1-9][0-9]?)");

  private static final Pattern NODES = Pattern.compile("\\b(?:positions|nodes)\"?[=:]([0-9]+)");
  private static final Pattern WINNER = Pattern.compile("\\b(?:winner|value)\"?[=:]\"?([a-z]+)");
  private static final Pattern PLIES = Pattern.compile("\\b(?:remoteness|last_ply)\"?[=:]([0-9]+)");

  /** What is measured. */
  public enum Topic {
    /** All positions of a board, in memory. */
    SCALE("scale", "every position in memory", "bench/scale/connect4.cpp", "5x4,5x5"),
    /** The outcome and the remoteness of the empty board, by search. */
    SEARCH("search", "the empty board by search", "bench/search/connect4ab.cpp", "6x5,7x5,6x6");

    private final String name;
    private final String words;
    private final String source;
    private final String boards;

    Topic(String name, String words, String source, String boards) {
      this.name = name;
      this.words = words;
      this.source = source;
      this.boards = boards;
    }
  }

  private final Topic topic;
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

  private ScaleBench(Topic topic, BenchRequest request, PrintStream out, Consumer<String> warn) {
    this.topic = topic;
    this.request = request;
    this.boards = boards(topic, request.rows());
    this.given = request.baselines().stream().map(ScaleBench::source).findFirst();
    this.out = out;
    this.warn = warn;
  }

  private static List<String> boards(Topic topic, List<String> lists) {
    List<String> boards = new ArrayList<>();
    for (String list : lists.isEmpty() ? List.of(topic.boards) : lists) {
      for (String board : list.split(",", -1)) {
        if (!BOARD.matcher(board.strip()).matches()) {
          throw new BadInput(
              "--rows: '%s' is not a board: bench %s takes width x height, %s"
                  .formatted(board, topic.name, topic.boards));
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
    throw new BadInput("--baseline takes a file of C++ (.cpp) that is there, not '" + name + "'");
  }

  /** Measures, and prints each row as soon as it is known. */
  public static BenchOutcome run(
      Topic topic,
      BenchRequest request,
      PrintStream out,
      Consumer<String> warn,
      Cancellation cancellation) {
    ScaleBench scale = new ScaleBench(topic, request, out, warn);
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
          "Connect four, %s: seconds, %d thread%s beside one of C++, %s.\n\n"
              .formatted(
                  topic.words,
                  threads,
                  threads == 1 ? "" : "s",
                  runs == 1 ? "one run" : "median of " + runs));
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
    command.addAll(
        topic == Topic.SCALE
            ? List.of("tablebase", "build", "connect-four", "--json")
            : List.of("solve", "connect-four", "--json", "--moves", "none"));
    command.addAll(List.of("--set", "width=" + size.group(1), "--set", "height=" + size.group(2)));
    command.addAll(
        topic == Topic.SCALE
            ? List.of("--threads", Integer.toString(request.threads()))
            : List.of("--budget", request.patienceSeconds() + "s"));
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
    Matcher positions = NODES.matcher(result.text());
    Matcher winner = WINNER.matcher(result.text());
    boolean scale = topic == Topic.SCALE;
    if (!result.succeeded() || !positions.find() || !(scale ? seconds.find() : winner.find())) {
      return ScaleMeasurement.none("failed: " + result.line());
    }
    long count = Long.parseLong(positions.group(1));
    if (scale) {
      return new ScaleMeasurement(
          Double.parseDouble(seconds.group(1)), count, count + " positions", "");
    }
    Matcher plies = PLIES.matcher(result.text());
    boolean ends = plies.find() && !winner.group(1).equals("tie");
    String outcome = winner.group(1) + (ends ? " in " + plies.group(1) : "");
    return new ScaleMeasurement(result.seconds(), count, outcome, "");
  }

  private Optional<Path> compiled(ProgramRunner child, Path program) {
    Optional<Path> source = given.or(() -> request.home().map(home -> home.resolve(topic.source)));
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

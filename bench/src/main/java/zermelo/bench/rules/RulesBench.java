package zermelo.bench.rules;

import com.sun.management.OperatingSystemMXBean;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.application.json.JsonWriter;
import zermelo.bench.BenchOutcome;
import zermelo.bench.BenchRequest;

/**
 * Measures {@code bench rules}: what it costs that rules are texts.
 *
 * <p>Each game is solved from its compiled text, and with the same rules written by hand in Java.
 * At a smaller size, compiled and interpreted texts are compared, but not for boards. All runs are
 * in one process and alternate; the first run of each only warms Java up, unless it is the only
 * one. Work that takes less than a second is repeated within a run.
 *
 * <p>Times are processor times of the solving thread, so that a busy machine matters little. A
 * tablebase is built by threads of its own; for it, the time of the process counts. The time to
 * read, prove and compile the text of a board is shown apart.
 */
public final class RulesBench {
  /** Work that takes less seconds than this is repeated within a run. */
  private static final double LONG = 1;

  private final List<BenchRow> rows;
  private final int runs;
  private final boolean json;
  private final PrintStream out;

  private RulesBench(BenchRequest request, PrintStream out) {
    this.rows = request.rows().isEmpty() ? BenchRow.usual() : BenchRow.read(request.rows());
    this.runs = request.runs();
    this.json = request.json();
    this.out = out;
  }

  /** Measures the rows of a request, and prints each as soon as it is known. */
  public static BenchOutcome run(BenchRequest request, PrintStream out) {
    return new RulesBench(request, out).run();
  }

  /**
   * Two engines at the same size, with the median seconds of each.
   *
   * @param prepare the seconds before ours can begin
   */
  private record EngineComparison(double prepare, double ours, double other, boolean agree) {
    double ratio() {
      return other / ours;
    }
  }

  private record RulesBenchResult(
      BenchRow row, EngineComparison byHand, Optional<EngineComparison> interpreted) {}

  private BenchOutcome run() {
    JsonWriter object = new JsonWriter().open('{').key("runs").value(runs).key("rows").open('[');
    if (!json) {
      show(heading());
    }
    boolean agree = true;
    for (BenchRow row : rows) {
      RulesBenchResult line =
          new RulesBenchResult(
              row,
              measure(row, BenchRow.Engine.HAND),
              row.interpretable().map(small -> measure(small, BenchRow.Engine.INTERPRETED)));
      agree &= line.byHand.agree && line.interpreted.map(EngineComparison::agree).orElse(true);
      if (json) {
        write(object, line);
      } else {
        show(text(line));
      }
    }
    show(json ? object.close(']').key("agree").value(agree).close('}') + "\n" : ending(agree));
    return agree ? BenchOutcome.AGREE : BenchOutcome.DIFFER;
  }

  private EngineComparison measure(BenchRow row, BenchRow.Engine other) {
    double[] ours = new double[runs];
    double[] theirs = new double[runs];
    boolean agree = true;
    long began = TimedRun.nanoseconds(false);
    Supplier<String> compiled = row.prepared(BenchRow.Engine.COMPILED);
    double prepare = (TimedRun.nanoseconds(false) - began) * 1e-9;
    Supplier<String> others = row.prepared(other);
    TimedRun once = TimedRun.of(row, compiled, 1);
    int times = runs == 1 || once.seconds > LONG ? 1 : repetitions(row, compiled);
    int begin = runs == 1 ? 0 : -1;
    for (int i = begin; i < runs; i++) {
      TimedRun first = i == begin && times == 1 ? once : TimedRun.of(row, compiled, times);
      TimedRun second = TimedRun.of(row, others, times);
      agree &= first.found.equals(second.found);
      if (i >= 0) {
        ours[i] = first.seconds;
        theirs[i] = second.seconds;
      }
    }
    return new EngineComparison(prepare, median(ours), median(theirs), agree);
  }

  /**
   * How often a run repeats its work, so that it takes about a second.
   *
   * <p>The clock of a process has steps of 10 ms. Java compiles short work well only when it was
   * done thousands of times.
   */
  private static int repetitions(BenchRow row, Supplier<String> work) {
    int times = 1;
    while (TimedRun.of(row, work, times).seconds * times < LONG / 2) {
      times *= 2;
    }
    return times;
  }

  /** The seconds that some work takes, and its result. */
  private record TimedRun(double seconds, String found) {
    static TimedRun of(BenchRow row, Supplier<String> work, int times) {
      System.gc(); // Garbage of earlier runs must not count here.
      long began = nanoseconds(row.usesThreads());
      String found = work.get();
      for (int i = 1; i < times; i++) {
        found = work.get();
      }
      return new TimedRun((nanoseconds(row.usesThreads()) - began) * 1e-9 / times, found);
    }

    private static long nanoseconds(boolean process) {
      return process
          ? ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime()
          : ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
  }

  private static double median(double[] seconds) {
    Arrays.sort(seconds);
    return seconds[seconds.length / 2];
  }

  private void show(String text) {
    out.print(text);
    out.flush();
  }

  private String heading() {
    return """
    Rules from a text: seconds of one thread, %s.

    %-24s%10s%9s%10s%10s%8s%10s%13s%8s
    """
        .formatted(
            runs == 1 ? "one run" : "median of " + runs + " after one warm-up run",
            "game",
            "up to",
            "prepare",
            "compiled",
            "by hand",
            "ratio",
            "up to",
            "interpreted",
            "ratio");
  }

  private static String text(RulesBenchResult line) {
    String interpreted =
        line.interpreted
            .map(
                small ->
                    String.format(
                        Locale.ROOT,
                        "%10s%13.3f%8.1f",
                        line.row.interpretable().orElseThrow().extent(),
                        small.other,
                        small.ratio()))
            .orElse("");
    return String.format(
        Locale.ROOT,
        "%-24s%10s%9.3f%10.5f%10.5f%8.2f%s\n",
        line.row.id(),
        line.row.extent(),
        line.byHand.prepare,
        line.byHand.ours,
        line.byHand.other,
        line.byHand.ours / line.byHand.other,
        interpreted);
  }

  private static String ending(boolean agree) {
    return "\n"
        + "prepare: reading, proving and compiling the text, once.\n"
        + "ratio: first compiled to by hand; then, at the smaller size, interpreted to"
        + " compiled.\n"
        + (agree ? "All results agree.\n" : "THE RESULTS DIFFER.\n");
  }

  private static void write(JsonWriter object, RulesBenchResult line) {
    object.open('{').key("game").value(line.row.id());
    line.row.describe(object);
    object.key("prepare").decimal(line.byHand.prepare, 4);
    object.key("compiled").decimal(line.byHand.ours, 6);
    object.key("hand").decimal(line.byHand.other, 6);
    if (line.interpreted.isPresent()) {
      object.key("small").value(Long.parseLong(line.row.interpretable().orElseThrow().extent()));
      object.key("compiledSmall").decimal(line.interpreted.get().ours, 4);
      object.key("interpreted").decimal(line.interpreted.get().other, 4);
    }
    object.close('}');
  }
}

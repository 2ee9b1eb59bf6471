package zermelo.cli.sequence;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Option;
import zermelo.cli.shell.ProgressLine;
import zermelo.heaps.Effort;
import zermelo.heaps.Watch;
import zermelo.solve.Budget;
import zermelo.solve.Progress;

/** Shows how far a computation is, and stops it when its budget runs out or at Ctrl-C. */
final class Pace implements Watch, AutoCloseable {
  private static final long REPORT_NANOS = 250_000_000;

  private record Sample(long done, long nanos) {}

  private final String what;
  private final Optional<Budget> budget;
  private final ProgressLine progress;
  private final CtrlC ctrlC = new CtrlC();
  private final List<Sample> samples = new ArrayList<>();
  private final long started = System.nanoTime();
  private long lastReport = started;
  private volatile String why = "";

  /** Without a budget among the arguments only Ctrl-C and the memory end it. */
  Pace(String what, String unit, Arguments arguments, Console console) {
    this.what = what;
    this.budget = arguments.value(Option.BUDGET).map(Budget::parse);
    this.progress = new ProgressLine(console, unit);
  }

  /** The effort with the memory of the budget. */
  Effort within(Effort effort) {
    return new Effort(
        effort.threads(),
        budget.map(given -> Math.min(given.memory(), effort.memory())).orElse(effort.memory()),
        effort.periods());
  }

  /** How many values the budget allows. */
  long values() {
    return budget.map(Budget::positions).orElse(Long.MAX_VALUE);
  }

  /** Why it was stopped; empty if it was not, or for want of memory. */
  String why() {
    return why;
  }

  @Override
  public boolean goOn(long done, long of) {
    if (!mayGoOn(done)) {
      return false;
    }
    report(done, of);
    return true;
  }

  /** The same without a report; any thread may ask. */
  boolean mayGoOn(long done) {
    if (ctrlC.pressed()) {
      why = "Ctrl-C";
    } else if (budget.isPresent()) {
      Duration time = budget.get().time();
      if (done >= budget.get().positions()) {
        why = "the budget of " + budget.get().positions() + " ran out";
      } else if (System.nanoTime() - started > nanos(time)) {
        why = "the budget of " + time.toMillis() / 1000.0 + " s ran out";
      }
    }
    return why.isEmpty();
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofDays(10_000)) > 0 ? Long.MAX_VALUE : time.toNanos();
  }

  /** Takes the progress line away and lets go of Ctrl-C. */
  void end() {
    progress.clear();
    ctrlC.close();
  }

  @Override
  public void close() {
    end();
  }

  void report(long done, long of) {
    long now = System.nanoTime();
    samples.add(new Sample(done, now - started));
    if (now - lastReport < REPORT_NANOS) {
      return;
    }
    lastReport = now;
    Sample half = samples.getFirst();
    for (Sample sample : samples) {
      half = sample.done() <= done / 2 ? sample : half;
    }
    double since = Math.max(1e-9, (now - started - half.nanos()) * 1e-9);
    progress.update(
        new Progress.Report(what, done, (done - half.done()) / since, done, of, left(half, of)));
  }

  /** Values become dearer as heaps grow: by the power of n at which the last ones did. */
  private double left(Sample half, long of) {
    Sample now = samples.getLast();
    if (half.done() <= 0 || half.done() >= now.done() || half.nanos() <= 0) {
      return -1;
    }
    double power =
        Math.log((double) now.nanos() / half.nanos()) / Math.log((double) now.done() / half.done());
    double grows = Math.pow((double) of / now.done(), Math.clamp(power, 1, 3));
    return now.nanos() * 1e-9 * (grows - 1);
  }
}

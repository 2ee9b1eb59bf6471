package zermelo.cli.sequence;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.InterruptSignal;
import zermelo.cli.shell.ProgressLine;
import zermelo.heaps.NimSequence;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.ProgressListener;

/** Shows the progress of a computation and stops it at its limits or at Ctrl-C. */
final class SequenceMonitor implements SequenceObserver, AutoCloseable {
  private static final long REPORT_NANOS = 250_000_000;

  private static final String REPEATS =
      "; a subtraction game repeats, so without --no-period all values are told";

  private static final String STORE_HELPS = "; with --store FILE values are in a file instead";

  private record ProgressSample(long done, long nanos) {}

  private final String what;
  private final Optional<Limits> budget;
  private final boolean stored;
  private final boolean everyValue;
  private final ProgressLine progress;
  private final InterruptSignal ctrlC = new InterruptSignal();
  private final List<ProgressSample> samples = new ArrayList<>();
  private final long started = System.nanoTime();
  private long lastReport = started;
  private volatile String why = "";

  /** Without {@code --budget}, only Ctrl-C and lack of memory end the computation. */
  SequenceMonitor(String what, String unit, CommandArguments arguments, Console console) {
    this.what = what;
    this.budget = arguments.value(CommandOption.BUDGET).map(Limits::parse);
    this.everyValue = arguments.has(SequenceCommand.NO_PERIOD);
    this.stored = arguments.has(SequenceCommand.STORE);
    this.progress = new ProgressLine(console, unit);
  }

  /** Returns the limits, with the memory of {@code --budget} if that is less. */
  SequenceLimits within(SequenceLimits effort) {
    return new SequenceLimits(
        effort.threads(),
        budget.map(given -> Math.min(given.memory(), effort.memory())).orElse(effort.memory()),
        effort.periods());
  }

  /** Returns how many of these values the limits allow; at least one. */
  long allowed(long size) {
    return Math.clamp(budget.map(Limits::positions).orElse(size), 1, size);
  }

  /** Says why a sequence is shorter than requested. */
  String why(NimSequence g, long size) {
    if (!why.isEmpty()) {
      return why;
    }
    if (g.repetition().isPresent()) {
      return "the values beyond are larger than 2^31 - 1";
    }
    return switch (g.stop()) {
      case STORE -> g.trouble();
      case SIZE ->
          "beyond, only codes whose moves leave at most two heaps are computed"
              + (everyValue && g.code() instanceof SubtractionGame ? REPEATS : "");
      case MEMORY -> "there is no memory for more" + (helped(g) ? STORE_HELPS : "");
      default -> "the budget of " + g.size() + " ran out";
    };
  }

  private boolean helped(NimSequence g) {
    return !stored && g.code() instanceof TakeAndBreak game && game.heaps() <= 2;
  }

  /** Says why it was stopped; empty if it was not, or if memory ran out. */
  String why() {
    return why;
  }

  @Override
  public boolean goOn(long done, long of) {
    if (!mayGoOn()) {
      return false;
    }
    report(done, of);
    return true;
  }

  /** Like {@link #goOn}, but without a report. Any thread may call it. */
  boolean mayGoOn() {
    if (ctrlC.pressed()) {
      why = "it was interrupted";
    } else if (budget.isPresent()) {
      Duration time = budget.get().time();
      if (System.nanoTime() - started > nanos(time)) {
        why = "the budget of " + time.toMillis() / 1000.0 + " s ran out";
      }
    }
    return why.isEmpty();
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofDays(10_000)) > 0 ? Long.MAX_VALUE : time.toNanos();
  }

  /** Clears the progress line and releases Ctrl-C. */
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
    samples.add(new ProgressSample(done, now - started));
    if (now - lastReport < REPORT_NANOS) {
      return;
    }
    lastReport = now;
    ProgressSample half = samples.getFirst();
    for (ProgressSample sample : samples) {
      half = sample.done() <= done / 2 ? sample : half;
    }
    double since = Math.max(1e-9, (now - started - half.nanos()) * 1e-9);
    progress.update(
        new ProgressListener.ProgressReport(
            what, done, (done - half.done()) / since, done, of, left(half, of)));
  }

  /**
   * Estimates the seconds left. The cost of a value grows as a power of the heap size; the exponent
   * is measured on the second half of the values so far.
   */
  private double left(ProgressSample half, long of) {
    ProgressSample now = samples.getLast();
    if (half.done() <= 0 || half.done() >= now.done() || half.nanos() <= 0) {
      return -1;
    }
    double power =
        Math.log((double) now.nanos() / half.nanos()) / Math.log((double) now.done() / half.done());
    double grows = Math.pow((double) of / now.done(), Math.clamp(power, 1, 3));
    return now.nanos() * 1e-9 * (grows - 1);
  }
}

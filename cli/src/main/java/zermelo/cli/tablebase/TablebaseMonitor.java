package zermelo.cli.tablebase;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import zermelo.cli.shell.CommandArguments;
import zermelo.cli.shell.CommandOption;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.InterruptSignal;
import zermelo.cli.shell.ProgressLine;
import zermelo.cli.shell.WholeNumberParser;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.tablebase.build.TablebaseBuilder;

/** Shows the progress of a build or a check and stops it at its limits or at Ctrl-C. */
final class TablebaseMonitor implements ProgressListener, BooleanSupplier, AutoCloseable {
  private static final int MOST_THREADS = 1024;

  /** A build has no time limit by default. */
  private static final Limits UNTIMED =
      new Limits(Duration.ofSeconds(Long.MAX_VALUE), Long.MAX_VALUE, Limits.standard().memory());

  private final Optional<Limits> budget;
  private final TablebaseBuilder.BuildLimits effort;
  private final ProgressLine line;
  private final InterruptSignal ctrlC = new InterruptSignal();
  private final long started = System.nanoTime();
  private volatile String why = "";

  /** Without {@code --budget}, only Ctrl-C and lack of disk space end it. */
  TablebaseMonitor(CommandArguments arguments, Console console) {
    this.budget = arguments.value(CommandOption.BUDGET).map(text -> Limits.parse(text, UNTIMED));
    this.line = new ProgressLine(console);
    int threads =
        (int)
            WholeNumberParser.read(
                arguments,
                TablebaseCommand.THREADS,
                Runtime.getRuntime().availableProcessors(),
                MOST_THREADS);
    long memory =
        arguments
            .value(TablebaseCommand.MEMORY)
            .map(Limits::bytes)
            .orElseGet(() -> budget.orElse(UNTIMED).memory());
    this.effort = new TablebaseBuilder.BuildLimits(threads, memory, this, this);
  }

  TablebaseBuilder.BuildLimits effort() {
    return effort;
  }

  /** Says why it was stopped. */
  String why() {
    return why;
  }

  @Override
  public synchronized void update(ProgressReport report) {
    long most = budget.map(Limits::positions).orElse(Long.MAX_VALUE);
    if (Math.max(report.done(), report.total()) > most) {
      why = "the budget of " + most + " positions ran out";
    }
    line.update(report);
  }

  /** Whether to stop; any thread may call it. */
  @Override
  public boolean getAsBoolean() {
    if (ctrlC.pressed()) {
      why = "it was interrupted";
    } else if (budget.isPresent()) {
      Duration time = budget.get().time();
      if (Duration.ofNanos(System.nanoTime() - started).compareTo(time) > 0) {
        why = "the budget of " + time.toMillis() / 1000.0 + " s ran out";
      }
    }
    return !why.isEmpty();
  }

  /** Clears the progress line and releases Ctrl-C. */
  synchronized void end() {
    line.clear();
    ctrlC.close();
  }

  @Override
  public void close() {
    end();
  }
}

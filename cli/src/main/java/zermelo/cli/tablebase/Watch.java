package zermelo.cli.tablebase;

import java.time.Duration;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.CtrlC;
import zermelo.cli.shell.Numbers;
import zermelo.cli.shell.Option;
import zermelo.cli.shell.ProgressLine;
import zermelo.solve.Budget;
import zermelo.solve.Progress;
import zermelo.solve.tablebase.Builder;

/** Shows how far a build or a check is, and stops it when its budget runs out or at Ctrl-C. */
final class Watch implements Progress, BooleanSupplier, AutoCloseable {
  private static final int MOST_THREADS = 1024;

  /** A build takes the time that it takes. */
  private static final Budget UNTIMED =
      new Budget(Duration.ofSeconds(Long.MAX_VALUE), Long.MAX_VALUE, Budget.standard().memory());

  private final Optional<Budget> budget;
  private final Builder.Effort effort;
  private final ProgressLine line;
  private final CtrlC ctrlC = new CtrlC();
  private final long started = System.nanoTime();
  private volatile String why = "";

  /** Without a budget among the arguments only Ctrl-C and the disk end it. */
  Watch(Arguments arguments, Console console) {
    this.budget = arguments.value(Option.BUDGET).map(text -> Budget.parse(text, UNTIMED));
    this.line = new ProgressLine(console);
    int threads =
        (int)
            Numbers.read(
                arguments,
                TablebaseCommand.THREADS,
                Runtime.getRuntime().availableProcessors(),
                MOST_THREADS);
    long memory =
        arguments
            .value(TablebaseCommand.MEMORY)
            .map(Budget::bytes)
            .orElseGet(() -> budget.orElse(UNTIMED).memory());
    this.effort = new Builder.Effort(threads, memory, this, this);
  }

  Builder.Effort effort() {
    return effort;
  }

  /** Why it was stopped. */
  String why() {
    return why;
  }

  @Override
  public synchronized void update(Report report) {
    long most = budget.map(Budget::positions).orElse(Long.MAX_VALUE);
    if (Math.max(report.done(), report.total()) > most) {
      why = "the budget of " + most + " positions ran out";
    }
    line.update(report);
  }

  /** Whether to stop; any thread may ask. */
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

  /** Takes the progress line away and lets go of Ctrl-C. */
  synchronized void end() {
    line.clear();
    ctrlC.close();
  }

  @Override
  public void close() {
    end();
  }
}

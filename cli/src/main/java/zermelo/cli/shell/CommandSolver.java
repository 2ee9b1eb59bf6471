package zermelo.cli.shell;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;
import zermelo.solve.plan.PlanningSolver;
import zermelo.solve.store.SearchStore;

/**
 * Solves the questions of a command, within its limits and with a progress line.
 *
 * <p>The factory methods differ in what Ctrl-C does: the program ends, with or without a message of
 * how far it got; or the question ends with what is known.
 */
public final class CommandSolver implements Solver {
  /** After Ctrl-C, only work that took longer is worth the time of an estimate. */
  private static final Duration LONG = Duration.ofSeconds(1);

  private final Limits limits;
  private final Console console;
  private final boolean reportsInterrupt;
  private final Optional<Cancellation> cancellation;
  private final SearchStore store;
  private final PlanningSolver solver;
  private final ProgressLine sharedLine;
  private final Progress shared;

  /** Creates a solver; at Ctrl-C the program says how far it got, and ends. */
  public CommandSolver(Limits limits, Console console) {
    this(limits, console, true, Optional.empty(), SearchStore.none());
  }

  private CommandSolver(
      Limits limits,
      Console console,
      boolean reportsInterrupt,
      Optional<Cancellation> cancellation,
      SearchStore store) {
    this.limits = limits;
    this.console = console;
    this.reportsInterrupt = reportsInterrupt;
    this.cancellation = cancellation;
    this.store = store;
    this.solver = new PlanningSolver(store);
    this.sharedLine = new ProgressLine(console);
    this.shared = progress(limits, sharedLine);
  }

  /** Creates a solver; at Ctrl-C the program ends without a message. */
  public static CommandSolver withoutReport(Limits limits, Console console) {
    return new CommandSolver(limits, console, false, Optional.empty(), SearchStore.none());
  }

  /**
   * Creates a solver whose questions end at Ctrl-C with what is known. A question that comes after
   * that ends at once.
   *
   * @param store keeps the tables of a long search
   */
  public static CommandSolver answeringAtInterrupt(
      Limits limits, Console console, SearchStore store) {
    return new CommandSolver(limits, console, false, Optional.of(new Cancellation()), store);
  }

  private Progress progress(Limits within, ProgressLine line) {
    ProgressListener listener =
        report -> {
          line.update(report);
          store.saveIfDue();
        };
    return cancellation
        .map(signal -> new Progress(within, listener, signal))
        .orElseGet(() -> new Progress(within, listener));
  }

  /** Returns the progress of all questions that share the limits. */
  public Progress shared() {
    return shared;
  }

  /** Solves one question; each question has the full limits. */
  @Override
  public Result solve(Question question) {
    return solve(question, limits);
  }

  /**
   * Solves one question with the full limits; where they do not suffice, it estimates. At Ctrl-C it
   * does so for a fraction of a second, if the question has taken longer than that.
   */
  public Result solveOrEstimate(Question question) {
    ProgressLine line = new ProgressLine(console);
    Progress progress = progress(limits, line);
    Result result = watched(progress, line, () -> solver.solveOrEstimate(question, progress));
    boolean longWork = progress.elapsed().compareTo(LONG) > 0;
    return result instanceof OutOfLimits out && progress.isCancelled() && longWork
        ? solver.estimated(out, question)
        : result;
  }

  /** Solves one question within its own limits. */
  public Result solve(Question question, Limits within) {
    ProgressLine line = new ProgressLine(console);
    return solve(question, progress(within, line), line);
  }

  /** Solves one question within a progress of the caller, which no line shows. */
  public Result solveSilently(Question question, Progress progress) {
    return solver.solve(question, progress);
  }

  /** Solves one of many questions that share the limits. */
  public Result solveAmongMany(Question question) {
    return solve(question, shared, sharedLine);
  }

  /** Returns a solver of many questions that share new limits. */
  public Solver amongMany() {
    ProgressLine line = new ProgressLine(console);
    Progress progress = progress(limits, line);
    return question -> solve(question, progress, line);
  }

  private Result solve(Question question, Progress progress, ProgressLine line) {
    return watched(progress, line, () -> solver.solve(question, progress));
  }

  private Result watched(Progress progress, ProgressLine line, Supplier<Result> work) {
    InterruptSignal signal =
        cancellation
            .map(InterruptSignal::cancelling)
            .orElseGet(() -> InterruptSignal.running(() -> interrupted(progress)));
    try {
      return work.get();
    } finally {
      signal.close();
      line.clear();
    }
  }

  private void interrupted(Progress progress) {
    if (reportsInterrupt) {
      console.out().flush();
      console
          .err()
          .println("\nstopped after " + progress.positions() + " positions; nothing decided");
      console.err().flush();
    }
  }
}

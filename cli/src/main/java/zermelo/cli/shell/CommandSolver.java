package zermelo.cli.shell;

import java.io.PrintStream;
import java.lang.ref.WeakReference;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.plan.PlanningSolver;

/** The solver of a run with its budget, its progress, and what is said when Ctrl-C ends it. */
public final class CommandSolver {
  private final Limits budget;
  private final Console console;
  private final PlanningSolver solver = new PlanningSolver();
  private final ProgressLine shared;
  private volatile Progress meter;
  private volatile boolean working;

  /** Work with the budget of the arguments; when Ctrl-C ends it, it says how far it came. */
  public CommandSolver(CommandArguments arguments, Console console) {
    this(arguments, console, Limits.standard());
  }

  /** The same with another budget where the arguments name none. */
  public CommandSolver(CommandArguments arguments, Console console, Limits usual) {
    this(arguments.value(CommandOption.BUDGET).map(Limits::parse).orElse(usual), console);
    // Weak, or the hook would keep the tables of every run of this process.
    WeakReference<CommandSolver> self = new WeakReference<>(this);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stopped(self)));
  }

  /** Work that says nothing when Ctrl-C ends it. */
  public CommandSolver(Limits budget, Console console) {
    this.console = console;
    this.budget = budget;
    this.shared = new ProgressLine(console);
    this.meter = new Progress(budget, shared);
  }

  /** The result for one question; the budget is for each question anew. */
  public Result solve(Question question) {
    return solve(question, budget);
  }

  /** The result for one question within a budget of its own. */
  public Result solve(Question question, Limits within) {
    ProgressLine progress = new ProgressLine(console);
    meter = new Progress(within, progress);
    return solve(question, progress);
  }

  /** The result for one of many questions that share one budget. */
  public Result solveAmongMany(Question question) {
    return solve(question, shared);
  }

  private Result solve(Question question, ProgressLine progress) {
    working = true;
    try {
      return solver.solve(question, meter);
    } finally {
      working = false;
      progress.clear();
    }
  }

  private static void stopped(WeakReference<CommandSolver> self) {
    CommandSolver work = self.get();
    if (work != null && work.working) {
      PrintStream err = work.console.err();
      work.console.out().flush();
      err.println("\nstopped after " + work.meter.positions() + " positions; nothing decided");
      err.flush();
    }
  }
}

package zermelo.cli.command;

import java.io.PrintStream;
import java.lang.ref.WeakReference;
import zermelo.cli.shell.Arguments;
import zermelo.cli.shell.Console;
import zermelo.cli.shell.Option;
import zermelo.cli.shell.ProgressLine;
import zermelo.solve.Budget;
import zermelo.solve.Meter;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;

/** The solver of a run with its budget, its progress, and what is said when Ctrl-C ends it. */
public final class Work {
  private final Budget budget;
  private final Console console;
  private final Solver solver = new Solver();
  private final ProgressLine shared;
  private volatile Meter meter;
  private volatile boolean working;

  /** Work with the budget of the arguments; when Ctrl-C ends it, it says how far it came. */
  public Work(Arguments arguments, Console console) {
    this(arguments, console, Budget.standard());
  }

  /** The same with another budget where the arguments name none. */
  public Work(Arguments arguments, Console console, Budget usual) {
    this(arguments.value(Option.BUDGET).map(Budget::parse).orElse(usual), console);
    // Weak, or the hook would keep the tables of every run of this process.
    WeakReference<Work> self = new WeakReference<>(this);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stopped(self)));
  }

  /** Work that says nothing when Ctrl-C ends it. */
  public Work(Budget budget, Console console) {
    this.console = console;
    this.budget = budget;
    this.shared = new ProgressLine(console);
    this.meter = new Meter(budget, shared);
  }

  /** The result for one question; the budget is for each question anew. */
  Result solve(Question question) {
    return solve(question, budget);
  }

  /** The result for one question within a budget of its own. */
  public Result solve(Question question, Budget within) {
    ProgressLine progress = new ProgressLine(console);
    meter = new Meter(within, progress);
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

  private static void stopped(WeakReference<Work> self) {
    Work work = self.get();
    if (work != null && work.working) {
      PrintStream err = work.console.err();
      work.console.out().flush();
      err.println("\nstopped after " + work.meter.positions() + " positions; nothing decided");
      err.flush();
    }
  }
}

package zermelo.cli.shell;

import java.io.PrintStream;
import java.lang.ref.WeakReference;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;
import zermelo.solve.plan.PlanningSolver;

/** The solver of a command, with its limits, its progress line, and its message at Ctrl-C. */
public final class CommandSolver implements Solver {
  private final Limits budget;
  private final Console console;
  private final PlanningSolver solver = new PlanningSolver();
  private final ProgressLine shared;
  private volatile Progress meter;
  private volatile boolean working;

  /** Creates a solver with the limits of the arguments. At Ctrl-C it reports how far it got. */
  public CommandSolver(CommandArguments arguments, Console console) {
    this(arguments, console, Limits.standard());
  }

  /** Creates a solver with these limits, unless the arguments name others. */
  public CommandSolver(CommandArguments arguments, Console console, Limits usual) {
    this(arguments.value(CommandOption.BUDGET).map(Limits::parse).orElse(usual), console);
    // Weak: otherwise the hook would keep the tables of every run in this process alive.
    WeakReference<CommandSolver> self = new WeakReference<>(this);
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stopped(self)));
  }

  /** Creates a solver that reports nothing at Ctrl-C. */
  public CommandSolver(Limits budget, Console console) {
    this.console = console;
    this.budget = budget;
    this.shared = new ProgressLine(console);
    this.meter = new Progress(budget, shared);
  }

  /** Solves one question; each question has the full limits. */
  @Override
  public Result solve(Question question) {
    return solve(question, budget);
  }

  /** Solves one question within its own limits. */
  public Result solve(Question question, Limits within) {
    ProgressLine progress = new ProgressLine(console);
    meter = new Progress(within, progress);
    return solve(question, progress);
  }

  /** Solves one of many questions that share the limits. */
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

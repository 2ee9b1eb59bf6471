package zermelo.cli.command;

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
final class Work {
  private final Budget budget;
  private final Console console;
  private final Solver solver = new Solver();
  private volatile Meter meter;
  private volatile boolean working;

  Work(Arguments arguments, Console console) {
    this.console = console;
    this.budget = arguments.value(Option.BUDGET).map(Budget::parse).orElseGet(Budget::standard);
    this.meter = new Meter(budget, report -> {});
    Runtime.getRuntime().addShutdownHook(new Thread(this::stopped));
  }

  /** The result for one question; the budget is for each question anew. */
  Result solve(Question question) {
    ProgressLine progress = new ProgressLine(console);
    meter = new Meter(budget, progress);
    working = true;
    try {
      return solver.solve(question, meter);
    } finally {
      working = false;
      progress.clear();
    }
  }

  private void stopped() {
    if (working) {
      console.out().flush();
      console.err().println("\nstopped after " + meter.positions() + " positions; nothing decided");
      console.err().flush();
    }
  }
}

package zermelo.cli.play;

import java.time.Duration;
import java.util.Optional;
import zermelo.cli.command.Work;
import zermelo.cli.shell.Console;
import zermelo.solve.Budget;
import zermelo.solve.OutOfBudget;
import zermelo.solve.Question;
import zermelo.solve.Result;

/**
 * How long a table waits for the truth: as long as was asked for, or else a few seconds at first
 * and less while the game is too large, so that nobody waits at every move for nothing.
 */
final class Solving {
  private static final Duration FIRST = Duration.ofSeconds(5);
  private static final Duration GLANCE = Duration.ofMillis(250);
  private static final Duration AFTER_FAILURE = Duration.ofSeconds(1);
  private static final Duration ESTIMATE = Duration.ofSeconds(2);
  private static final Duration PROOF = Duration.ofMillis(500);

  private final Optional<Budget> asked;
  private final Work work;
  private boolean failed;

  Solving(Optional<Budget> asked, Console console) {
    this.asked = asked;
    this.work = new Work(within(FIRST), console);
  }

  Result solve(Question question) {
    Budget budget = asked.orElseGet(() -> within(failed ? AFTER_FAILURE : FIRST));
    Result result = work.solve(question, budget);
    failed = result instanceof OutOfBudget;
    return result;
  }

  /** A short try, for names and words. */
  Result glance(Question question) {
    Budget most = asked.orElseGet(() -> within(GLANCE));
    boolean less = most.time().compareTo(GLANCE) < 0;
    return work.solve(
        question, new Budget(less ? most.time() : GLANCE, most.positions(), most.memory()));
  }

  /** What a machine may spend on one estimate. */
  Budget estimate() {
    return asked.orElseGet(() -> within(ESTIMATE));
  }

  /** What the review may spend on each position that is too large to solve. */
  Budget proof() {
    return asked.orElseGet(() -> within(PROOF));
  }

  private static Budget within(Duration time) {
    Budget standard = Budget.standard();
    return new Budget(time, standard.positions(), standard.memory());
  }
}

package zermelo.cli.play;

import java.time.Duration;
import java.util.Optional;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.kernel.limits.Limits;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Result;

/**
 * Limits the solving during a match. {@code --budget} sets the limits. Otherwise the first try has
 * a few seconds, and less after a failure, so that a large game does not delay every move.
 */
final class MatchSolver {
  private static final Duration FIRST = Duration.ofSeconds(5);
  private static final Duration GLANCE = Duration.ofMillis(250);
  private static final Duration AFTER_FAILURE = Duration.ofSeconds(1);
  private static final Duration ESTIMATE = Duration.ofSeconds(2);
  private static final Duration PROOF = Duration.ofMillis(500);

  private final Optional<Limits> asked;
  private final CommandSolver work;
  private boolean failed;

  MatchSolver(Optional<Limits> asked, Console console) {
    this.asked = asked;
    this.work = CommandSolver.withoutReport(within(FIRST), console);
  }

  Result solve(Question question) {
    Limits limits = asked.orElseGet(() -> within(failed ? AFTER_FAILURE : FIRST));
    Result result = work.solve(question, limits);
    failed = result instanceof OutOfLimits;
    return result;
  }

  /** Solves with a short time limit, for names and phrases. */
  Result solveQuickly(Question question) {
    return work.solve(question, asked.orElseGet(Limits::standard).within(GLANCE));
  }

  /** Returns the limits of a machine's estimate. */
  Limits estimate() {
    return asked.orElseGet(() -> within(ESTIMATE));
  }

  /** Returns the limits of the review for each position that is too large to solve. */
  Limits proof() {
    return asked.orElseGet(() -> within(PROOF));
  }

  private static Limits within(Duration time) {
    return Limits.standard().withTime(time);
  }
}

package zermelo.cli.play;

import java.time.Duration;
import java.util.Optional;
import zermelo.application.play.ThinkingTime;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.solve.Answer;
import zermelo.solve.Question;
import zermelo.solve.Result;

/**
 * Solves positions for the players and the display of a match, within limits for each turn.
 *
 * <p>{@code --budget} sets these limits; otherwise they are those of {@link ThinkingTime}.
 */
final class MatchSolver {
  private final Optional<Limits> requested;
  private final CommandSolver work;
  private Progress turn = new Progress(Limits.unlimited());
  private Duration each = Limits.FOREVER;

  MatchSolver(Optional<Limits> requested, Console console) {
    this.requested = requested;
    this.work = CommandSolver.withoutReport(Limits.standard(), console);
  }

  /**
   * Begins a turn.
   *
   * @param time the time of all its questions together
   * @param most the time of one question
   */
  void beginTurn(Duration time, Duration most) {
    turn =
        new Progress(
            requested.isPresent() ? Limits.unlimited() : Limits.unlimited().withTime(time));
    each = most;
  }

  /** Solves one of the questions of a turn. */
  Result solve(Question question) {
    if (requested.isEmpty()) {
      boolean over = turn.remaining().time().isZero();
      Result first = work.solve(question, ThinkingTime.firstLook(question, over));
      if (first instanceof Answer || over) {
        return first;
      }
    }
    return work.solve(question, within(each).within(turn.remaining()));
  }

  /** Solves with little work, for names and phrases. */
  Result solveQuickly(Question question) {
    return work.solve(question, requested.orElse(ThinkingTime.GLANCE).within(ThinkingTime.GLANCE));
  }

  /** Returns the requested limits, or those of this time. */
  Limits within(Duration time) {
    return requested.orElseGet(() -> Limits.standard().withTime(time));
  }
}

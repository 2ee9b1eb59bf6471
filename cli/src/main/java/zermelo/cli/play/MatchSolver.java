package zermelo.cli.play;

import java.time.Duration;
import java.util.Optional;
import zermelo.application.play.Pondering;
import zermelo.application.play.ThinkingTime;
import zermelo.cli.shell.CommandSolver;
import zermelo.cli.shell.Console;
import zermelo.kernel.Position;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.play.PlayableGame;
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

  /**
   * Begins to think about a position while a person thinks; no question may be asked meanwhile.
   * Empty if the limits of a turn were requested.
   */
  Optional<Pondering> ponder(PlayableGame playable, Position position) {
    Limits standard = Limits.standard();
    Limits limits =
        standard
            .withTime(ThinkingTime.PONDERING)
            .withThreads(Math.max(1, standard.threads() - 1)); // typing stays quick
    return requested.isPresent()
        ? Optional.empty()
        : Optional.of(new Pondering(playable, position, work::solveSilently, limits));
  }

  /** Returns the requested limits, or those of this time. */
  Limits within(Duration time) {
    return requested.orElseGet(() -> Limits.standard().withTime(time));
  }
}

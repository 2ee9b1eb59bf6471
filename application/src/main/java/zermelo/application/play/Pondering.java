package zermelo.application.play;

import java.util.List;
import java.util.function.BiConsumer;
import zermelo.kernel.Ending;
import zermelo.kernel.Move;
import zermelo.kernel.MoveList;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.RulesFault;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.LimitReached;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.play.PlayableGame;
import zermelo.solve.Question;

/**
 * Thinks about a position on the opponent's time, in a thread of its own.
 *
 * <p>It proves the outcome of the position, and then those of the positions after its moves. The
 * solver keeps what it proves in its tables, so the player answers sooner, and more of its moves
 * are proven. Plies are not asked for: their search would push outcomes out of the tables.
 *
 * <p>The solver serves one thread. So {@link #close} waits until the thinking has ended, which
 * takes about as long as a check of the limits.
 */
public final class Pondering implements AutoCloseable {
  /** Moves whose replies are thought about. */
  private static final int MOST_MOVES = 200;

  /** Each reply gets this part of the time first, so that a hard one does not use up all of it. */
  private static final int PARTS = 32;

  private final PlayableGame playable;
  private final BiConsumer<Question, Progress> solver;
  private final Cancellation cancellation = new Cancellation();
  private final Progress progress;
  private final Thread thread;

  /**
   * Begins to think.
   *
   * @param solver answers a question within the limits of a progress
   * @param limits the limits of all the thinking
   */
  public Pondering(
      PlayableGame playable,
      Position position,
      BiConsumer<Question, Progress> solver,
      Limits limits) {
    this.playable = playable;
    this.solver = solver;
    this.progress = new Progress(limits, ProgressListener.SILENT, cancellation);
    this.thread = Thread.ofPlatform().daemon().name("pondering").unstarted(() -> think(position));
    thread.start();
  }

  private void think(Position position) {
    try {
      prove(position, progress.limits());
      List<Position> targets = targets(position);
      Limits some = progress.limits().within(progress.limits().time().dividedBy(PARTS));
      for (Limits most : List.of(some, progress.limits())) {
        targets.forEach(target -> prove(target, most));
      }
    } catch (LimitReached | Cancellation.Interrupted | RulesFault ended) {
      // What is proven is in the solver's tables.
    }
  }

  private List<Position> targets(Position position) {
    Rules rules = playable.rules();
    return rules.moves(position, MoveList.most(position, MOST_MOVES)).moves().stream()
        .map(Move::target)
        .filter(target -> rules.ending(target) == Ending.OPEN)
        .toList();
  }

  private void prove(Position position, Limits most) {
    progress.checkTime();
    Question question = playable.question(position).withoutMoves().remoteness(false);
    solver.accept(question, progress.part(most));
  }

  /** Waits until all is thought that the limits allow. */
  void await() {
    boolean interrupted = false;
    while (thread.isAlive()) {
      try {
        thread.join();
      } catch (InterruptedException e) {
        interrupted = true;
        cancellation.cancel();
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Ends the thinking. */
  @Override
  public void close() {
    cancellation.cancel();
    await();
  }
}

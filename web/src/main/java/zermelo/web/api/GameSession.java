package zermelo.web.api;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.function.Supplier;
import zermelo.application.GameResolver;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.Sum;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Progress;
import zermelo.library.GameExpression;
import zermelo.play.PlayableGame;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.plan.PlanningSolver;

/**
 * A game with its settings and kind of play, and a solver that answers questions about it.
 *
 * <p>The solver keeps its tables from one question to the next, for as long as memory allows.
 */
final class GameSession {
  private final GameResolver resolver;
  private final String name;
  private final Settings settings;
  private final boolean misere;
  private final ReentrantLock asking = new ReentrantLock();
  private final ReentrantLock solving = new ReentrantLock();
  private SoftReference<PlanningSolver> solver = new SoftReference<>(new PlanningSolver());

  /**
   * @param name the name of the game; {@link Sum#NAME} for a sum of games
   */
  GameSession(GameResolver resolver, String name, Settings settings, boolean misere) {
    this.resolver = resolver;
    this.name = name;
    this.settings = settings;
    this.misere = misere;
  }

  String name() {
    return name;
  }

  Settings settings() {
    return settings;
  }

  boolean misere() {
    return misere;
  }

  String title() {
    return name.equals(Sum.NAME) ? "Sum of games" : game().title();
  }

  /** Returns the game; a sum has none. */
  Game game() {
    return alone(() -> resolver.named(name));
  }

  /** Resolves the game with other settings. */
  GameResolver.ResolvedGame resolved(Settings others, String position) {
    return alone(() -> resolver.game(name, others, position));
  }

  GameResolver.ResolvedGame known(String position) {
    return resolved(settings, position);
  }

  /** Returns the game at a position, or the sum of games. */
  PlayableGame at(String position) {
    if (name.equals(Sum.NAME)) {
      return alone(
          () -> new PlayableGame(resolver.components(GameExpression.parse(position)), misere));
    }
    GameResolver.ResolvedGame resolved = known(position);
    return new PlayableGame(List.of(resolved.component(resolved.position(position))), misere);
  }

  /**
   * Runs a task that reads the rules, one thread at a time. To prepare the rules of a user's text
   * may take long, so a waiting thread can be interrupted at its own time limit.
   */
  private <T> T alone(Supplier<T> reading) {
    try {
      asking.lockInterruptibly();
    } catch (InterruptedException late) {
      Thread.currentThread().interrupt();
      throw Cancellation.interrupted();
    }
    try {
      return reading.get();
    } finally {
      asking.unlock();
    }
  }

  /** Returns the same game at another position. */
  static PlayableGame moved(PlayableGame playable, Position position) {
    return new PlayableGame(playable.question(position).components(), playable.misere());
  }

  /**
   * Solves a question. Only one question at a time uses the shared tables; a concurrent one gets a
   * new solver.
   */
  Result solve(Question question, Progress progress) {
    return solve(solver -> solver.solve(question, progress));
  }

  /** Solves a question; where the limits do not suffice, it estimates. */
  Result solveOrEstimate(Question question, Progress progress) {
    return solve(solver -> solver.solveOrEstimate(question, progress));
  }

  private Result solve(Function<PlanningSolver, Result> work) {
    if (!solving.tryLock()) {
      return work.apply(new PlanningSolver());
    }
    try {
      PlanningSolver kept = solver.get();
      if (kept == null) {
        kept = new PlanningSolver();
        solver = new SoftReference<>(kept);
      }
      return work.apply(kept);
    } finally {
      solving.unlock();
    }
  }
}

package zermelo.web.api;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import zermelo.application.GameResolver;
import zermelo.kernel.Game;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Progress;
import zermelo.library.GameExpression;
import zermelo.play.PlayableGame;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.plan.PlanningSolver;

/**
 * One game with its settings in one kind of play, and a solver whose tables serve one question
 * after the other for as long as there is memory.
 */
final class GameSession {
  private final GameResolver asked;
  private final String name;
  private final Settings settings;
  private final boolean misere;
  private final ReentrantLock asking = new ReentrantLock();
  private final ReentrantLock solving = new ReentrantLock();
  private SoftReference<PlanningSolver> solver = new SoftReference<>(new PlanningSolver());

  /**
   * @param name of the game; {@link #SUM} for a sum of games
   */
  GameSession(GameResolver asked, String name, Settings settings, boolean misere) {
    this.asked = asked;
    this.name = name;
    this.settings = settings;
    this.misere = misere;
  }

  /** The name of a sum of games, whose positions name its games. */
  static final String SUM = "sum";

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
    return name.equals(SUM) ? "Sum of games" : game().title();
  }

  /** The game, of which a sum has none. */
  Game game() {
    return alone(() -> asked.named(name));
  }

  /** The game with other settings. */
  GameResolver.ResolvedGame asked(Settings others, String position) {
    return alone(() -> asked.game(name, others, position));
  }

  GameResolver.ResolvedGame known(String position) {
    return asked(settings, position);
  }

  /** The game at a position, or the sum of games. */
  PlayableGame at(String position) {
    if (name.equals(SUM)) {
      return alone(
          () -> new PlayableGame(asked.components(GameExpression.parse(position)), misere));
    }
    GameResolver.ResolvedGame known = known(position);
    return new PlayableGame(List.of(known.component(known.position(position))), misere);
  }

  /**
   * Reads games, one thread at a time. Settling the rules of a stranger may take long, and whoever
   * waits for it has no more time than others.
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

  /** The same with its position elsewhere. */
  static PlayableGame moved(PlayableGame played, Position position) {
    return new PlayableGame(played.question(position).components(), played.misere());
  }

  /** The result for a question; several at once do without common tables. */
  Result solve(Question question, Progress meter) {
    if (!solving.tryLock()) {
      return new PlanningSolver().solve(question, meter);
    }
    try {
      PlanningSolver kept = solver.get();
      if (kept == null) {
        kept = new PlanningSolver();
        solver = new SoftReference<>(kept);
      }
      return kept.solve(question, meter);
    } finally {
      solving.unlock();
    }
  }
}

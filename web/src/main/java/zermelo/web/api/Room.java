package zermelo.web.api;

import java.lang.ref.SoftReference;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import zermelo.desk.Asked;
import zermelo.kernel.Game;
import zermelo.kernel.Halt;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.library.Expression;
import zermelo.play.Played;
import zermelo.solve.Meter;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.Solver;

/**
 * One game with its settings in one kind of play, and a solver whose tables serve one question
 * after the other for as long as there is memory.
 */
final class Room {
  private final Asked asked;
  private final String name;
  private final Settings settings;
  private final boolean misere;
  private final ReentrantLock asking = new ReentrantLock();
  private final ReentrantLock solving = new ReentrantLock();
  private SoftReference<Solver> solver = new SoftReference<>(new Solver());

  /**
   * @param name of the game; {@link #SUM} for a sum of games
   */
  Room(Asked asked, String name, Settings settings, boolean misere) {
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
  Asked.Known asked(Settings others, String position) {
    return alone(() -> asked.game(name, others, position));
  }

  Asked.Known known(String position) {
    return asked(settings, position);
  }

  /** The game at a position, or the sum of games. */
  Played at(String position) {
    if (name.equals(SUM)) {
      return alone(() -> new Played(asked.components(Expression.parse(position)), misere));
    }
    Asked.Known known = known(position);
    return new Played(List.of(known.component(known.position(position))), misere);
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
      throw Halt.interrupted();
    }
    try {
      return reading.get();
    } finally {
      asking.unlock();
    }
  }

  /** The same with its position elsewhere. */
  static Played moved(Played played, Position position) {
    return new Played(played.question(position).components(), played.misere());
  }

  /** The result for a question; several at once do without common tables. */
  Result solve(Question question, Meter meter) {
    if (!solving.tryLock()) {
      return new Solver().solve(question, meter);
    }
    try {
      Solver kept = solver.get();
      if (kept == null) {
        kept = new Solver();
        solver = new SoftReference<>(kept);
      }
      return kept.solve(question, meter);
    } finally {
      solving.unlock();
    }
  }
}

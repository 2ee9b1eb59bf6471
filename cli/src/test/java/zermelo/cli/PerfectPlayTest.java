package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.library.Library;
import zermelo.library.theorems.Theorems;
import zermelo.play.Course;
import zermelo.play.Finish;
import zermelo.play.PerfectPlayer;
import zermelo.play.Played;
import zermelo.play.Player;
import zermelo.play.RandomPlayer;
import zermelo.play.Standing;
import zermelo.play.Truth;
import zermelo.solve.Budget;
import zermelo.solve.Meter;
import zermelo.solve.Progress;
import zermelo.solve.Question;
import zermelo.solve.Solver;
import zermelo.testkit.Twin;

/**
 * Thousands of full games of every library game: the perfect player never loses a position that was
 * won or tied. What a position is worth is told by the slow twin, not by what the player uses.
 */
final class PerfectPlayTest {
  private static final long SEED = 19121913;
  private static final int GAMES_EACH = 60;
  private static final int MOST = 400;
  private static final AtomicInteger PLAYED = new AtomicInteger();

  static Stream<Cases.Case> cases() {
    return Cases.all();
  }

  @AfterAll
  static void thousandsWerePlayed() {
    assertThat(PLAYED.get()).isGreaterThan(5_000);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void perfectKeepsWhatItHas(Cases.Case one) {
    List<Position> positions =
        Cases.small(one, MOST, SEED).stream()
            .filter(position -> !Cases.moves(one.rules(), position).isEmpty())
            .toList();
    for (boolean misere : new boolean[] {false, true}) {
      Solver solver = new Solver();
      Random random = new Random(SEED);
      for (int game = 0; game < GAMES_EACH / 2 && !positions.isEmpty(); game++) {
        Position start = positions.get(random.nextInt(positions.size()));
        Map<Position, Twin.Value> worth = Twin.solve(one.rules(), misere, List.of(start));
        Played played = played(one, misere, start);
        Truth truth =
            new Truth(
                played,
                question -> solver.solve(question, new Meter(Budget.standard(), Progress.SILENT)));
        play(new Course(played, start, 0), truth, random, worth, game % 2);
      }
    }
  }

  private static Played played(Cases.Case one, boolean misere, Position start) {
    String id = one.game().id();
    Question.Component component =
        new Question.Component(
            id,
            one.rules(),
            Library.isOwn(id)
                ? Theorems.oracle(id, one.rules().values(), misere)
                : Optional.empty(),
            start);
    return new Played(List.of(component), misere);
  }

  /** Plays one game; seat {@code perfect} is the perfect player's. */
  private static void play(
      Course course, Truth truth, Random random, Map<Position, Twin.Value> worth, int perfect) {
    Player careless = new RandomPlayer(random);
    Player[] players = new Player[2];
    players[perfect] = new PerfectPlayer(truth, careless);
    players[1 - perfect] = careless;
    int owed = 0;
    while (course.finish().isEmpty()) {
      Outcome now = Objects.requireNonNull(worth.get(course.position())).outcome();
      Outcome own = course.toMove() == perfect ? now : now.flip();
      owed = Math.max(owed, Standing.of(own));
      course.make(players[course.toMove()].choose(course).move());
    }
    Finish finish = course.finish().orElseThrow();
    int got = finish.winner().isEmpty() ? 1 : finish.winner().getAsInt() == perfect ? 2 : 0;
    assertThat(got)
        .as(
            "from %s: %s",
            course.rules().print(course.start()),
            course.plies().stream().map(ply -> ply.move().label()).toList())
        .isGreaterThanOrEqualTo(owed);
    PLAYED.incrementAndGet();
  }
}

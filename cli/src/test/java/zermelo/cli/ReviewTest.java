package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.insight.Review;
import zermelo.insight.Worth;
import zermelo.kernel.Move;
import zermelo.kernel.Outcome;
import zermelo.kernel.Position;
import zermelo.play.Course;
import zermelo.play.Player;
import zermelo.play.Proofs;
import zermelo.play.RandomPlayer;
import zermelo.play.Standing;
import zermelo.solve.Budget;
import zermelo.solve.Solver;
import zermelo.testkit.Twin;

/** The review of random games of every library game says what the slow twin says. */
final class ReviewTest {
  private static final long SEED = 18711953;
  private static final int GAMES_EACH = 6;
  private static final int MOST = 300;

  static Stream<Cases.Case> cases() {
    return Cases.all();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everyMoveHasItsWorth(Cases.Case one) {
    List<Position> positions = Cases.small(one, MOST, SEED);
    Random random = new Random(SEED);
    for (int game = 0; game < GAMES_EACH; game++) {
      Position start = positions.get(random.nextInt(positions.size()));
      Playing playing = Playing.of(one, game % 2 == 1, start, new Solver());
      Player careless = new RandomPlayer(random);
      Course course = playing.course(careless, careless);
      Review review =
          Review.of(course, playing.truth(), new Proofs(playing.played(), Budget.standard()));
      assertThat(review.turns()).hasSameSizeAs(course.plies());
      assertThat(review.history()).hasSize(course.plies().size() + 1);
      assertThat(review.unknown()).isZero();
      review.turns().forEach(turn -> check(playing, turn));
      checkHistory(playing, course, review.history());
    }
  }

  private static void check(Playing playing, Review.Turn turn) {
    Twin.Value before = playing.worthOf(turn.ply().from());
    Twin.Value after = playing.worthOf(turn.ply().move().target());
    boolean again = sameMover(playing, turn.ply().from(), turn.ply().move().target());
    Outcome kept = again ? after.outcome() : after.outcome().flip();
    assertThat(turn.before()).map(Worth::outcome).contains(before.outcome());
    assertThat(turn.after()).map(Worth::outcome).contains(kept);
    assertThat(turn.blunder()).isEqualTo(Standing.worse(before.outcome(), kept));
    if (turn.blunder()) {
      assertThat(turn.better()).isNotEmpty();
    }
    for (Move move : turn.better()) {
      Outcome other = playing.worthOf(move.target()).outcome();
      boolean stays = sameMover(playing, turn.ply().from(), move.target());
      assertThat(stays ? other : other.flip()).isEqualTo(before.outcome());
    }
  }

  private static boolean sameMover(Playing playing, Position from, Position to) {
    var rules = playing.played().rules();
    return !rules.facts().impartial() && rules.turn(from) == rules.turn(to);
  }

  private static void checkHistory(Playing playing, Course course, List<Optional<Worth>> history) {
    for (int i = 0; i < course.plies().size(); i++) {
      Twin.Value value = playing.worthOf(course.plies().get(i).from());
      Outcome forFirst =
          course.plies().get(i).seat() == 0 ? value.outcome() : value.outcome().flip();
      assertThat(history.get(i)).map(Worth::outcome).contains(forFirst);
      if (forFirst == Outcome.WIN || forFirst == Outcome.LOSE) {
        assertThat(history.get(i).orElseThrow().remoteness()).isEqualTo(value.remoteness());
      }
    }
  }
}

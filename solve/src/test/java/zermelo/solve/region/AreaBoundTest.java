package zermelo.solve.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.kernel.space.PlacementMoves;

/** Wins that counts of moves prove, against plays of a position together with a number. */
class AreaBoundTest {
  private int proven;

  /** Checks every position, or one of {@code step}, with some numbers from the player's view. */
  private void check(PlacementMoves game, int step, String name) {
    int cells = game.rows() * game.columns();
    NumberPlays plays = new NumberPlays(game);
    LegalPlacements moves = new LegalPlacements(new PlacementGame(game));
    AreaBound bound = new AreaBound(moves);
    for (int state = 0; state < 1 << cells; state += step) {
      moves.reset((1L << cells) - 1, 0);
      check(plays, bound, state, name);
      moves.reset(state, 0);
      check(plays, bound, state, name);
    }
  }

  private void check(NumberPlays plays, AreaBound bound, long state, String name) {
    for (int player = 0; player < 2; player++) {
      for (int number = -2; number <= 2; number++) {
        bound.choose(player, state, 0, number);
        int fromLeft = (player == 0 ? number : -number) * ThermographTable.UNIT;
        String position =
            "%s, %s, player %d, %d".formatted(name, Long.toBinaryString(state), player, number);
        if (bound.winsLater()) {
          assertThat(plays.wins(state, fromLeft, 1 - player)).as(position).isFalse();
          proven++;
        }
        if (bound.winsFirst()) {
          assertThat(plays.wins(state, fromLeft, player)).as(position).isTrue();
          proven++;
        }
      }
    }
  }

  @Test
  void domineering() {
    check(RandomPlacements.domineering(3, 4), 1, "3x4");
    check(RandomPlacements.domineering(4, 4), 59, "4x4");
    check(RandomPlacements.domineering(2, 8), 59, "2x8");
    assertThat(proven).isGreaterThan(50_000);
  }

  @Test
  void randomPieces() {
    for (long seed = 0; seed < 60; seed++) {
      check(RandomPlacements.pieces(new Random(seed)), 1 + (int) seed % 7, "seed " + seed);
    }
    assertThat(proven).isGreaterThan(50_000);
  }

  @Test
  void randomConflicts() {
    for (long seed = 0; seed < 60; seed++) {
      check(RandomPlacements.conflicts(new Random(seed)), 1, "seed " + seed);
    }
    assertThat(proven).isGreaterThan(20_000);
  }

  /** Counts beyond the largest are cut, and the game is worth no less with more areas. */
  @Test
  void moreAreasAreWorthNoLess() {
    AreaGame game = new AreaGame(3, 7, true);
    Random random = new Random(1);
    for (int i = 0; i < 2_000; i++) {
      int[] counts = random.ints(6, 0, 5).toArray();
      int less = position(counts);
      counts[random.nextInt(6)] += 1 + random.nextInt(20);
      int more = position(counts);
      assertThat(game.answering(more)).isGreaterThanOrEqualTo(game.answering(less));
      assertThat(game.taking(more)).isGreaterThanOrEqualTo(game.taking(less));
      assertThat(game.taking(less)).isGreaterThanOrEqualTo(game.answering(less));
    }
  }

  private static int position(int[] counts) {
    return AreaGame.position(counts[0], counts[1], counts[2], counts[3], counts[4], counts[5]);
  }
}

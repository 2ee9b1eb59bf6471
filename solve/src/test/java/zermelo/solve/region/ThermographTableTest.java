package zermelo.solve.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.kernel.space.PlacementMoves;

/** Stops and their marks against plays of a position together with a number. */
class ThermographTableTest {
  /** A bound of 0 at temperature 0 is enough to win, one below is not. */
  @Test
  void stopsDecideSumsWithNumbers() {
    int numbers = 0;
    int fractions = 0;
    int hot = 0;
    for (long seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      PlacementMoves game =
          seed % 2 == 0 ? RandomPlacements.pieces(random) : RandomPlacements.conflicts(random);
      int bits = game.rows() * game.columns();
      NumberPlays plays = new NumberPlays(game);
      ThermographTable left = new ThermographTable(LocalMoves.of(game, (1L << bits) - 1, 0, 0));
      for (int i = 0; i < 30; i++) {
        int state = random.nextInt(1 << bits);
        int at = left.at(state);
        int later = left.bound(at);
        int first = left.bound(at + 1);
        for (int number = -3 * 256; number <= 3 * 256; number += 64) {
          String name =
              "seed %d, %s + %d/256".formatted(seed, Integer.toBinaryString(state), number);
          int added = number << ThermographTable.MARKS;
          assertThat(!plays.wins(state, number, 1)).as(name).isEqualTo(later + added >= 0);
          boolean wins = Math.max(later, first) + added > 0;
          assertThat(plays.wins(state, number, 0)).as(name).isEqualTo(wins);
        }
        numbers += left.isNumber(state) ? 1 : 0;
        fractions += left.isNumber(state) && left.laterStop(state) % 256 != 0 ? 1 : 0;
        hot += first > later + 64 ? 1 : 0;
      }
    }
    assertThat(numbers).isGreaterThan(100);
    assertThat(fractions).isGreaterThan(10);
    assertThat(hot).isGreaterThan(100);
  }
}

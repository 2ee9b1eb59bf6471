package zermelo.solve.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.space.PlacementMoves;

/** The winner of every position against a plain recursion, with each bound alone and all. */
class OutcomeSearchTest {
  private static final int MANY = 1 << 20;
  private static final int FROM = 59; // the first bit of moves in two words

  private static OutcomeSearch search(PlacementMoves moves, int smallBits, long tableBytes) {
    RegionForms forms = new RegionForms(moves);
    return new OutcomeSearch(
        new PlacementGame(moves),
        forms,
        new SmallRegions(moves, forms, smallBits),
        new BandBounds[] {new BandBounds(moves, 0), new BandBounds(moves, 1)},
        new OutcomeTable(tableBytes, moves.wide()),
        new Progress(Limits.unlimited()));
  }

  /** Compares positions; every one, or one of {@code step}. */
  private static void compare(PlacementMoves moves, int step, String name) {
    compare(moves, moves, 0, step, name);
  }

  /** Compares a game, its bits moved up by some places, with a recursion over the same. */
  private static void compare(
      PlacementMoves narrow, PlacementMoves moves, int from, int step, String name) {
    int bits = narrow.rows() * narrow.columns();
    boolean[][] twin = RandomPlacements.winners(narrow, bits);
    for (int smallBits : new int[] {0, 5, SmallRegions.MAX_BITS}) {
      OutcomeSearch search = search(moves, smallBits, smallBits == 5 ? 1 : MANY);
      for (int state = step - 1; state < 1 << bits; state += step) {
        for (int player = 0; player < 2; player++) {
          assertThat(
                  search.wins(
                      (long) state << from, from == 0 ? 0 : (long) state >>> (64 - from), player))
              .as(
                  "%s, position %s, player %d, %d",
                  name, Integer.toBinaryString(state), player, smallBits)
              .isEqualTo(twin[player][state]);
        }
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"3,4,1", "4,3,1", "2,6,1", "1,9,1", "7,1,1"})
  void domineering(int rows, int columns, int step) {
    compare(RandomPlacements.domineering(rows, columns), step, rows + "x" + columns);
  }

  /** Boards on which bands of several heights and regions of all sizes occur. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({"4,4,7", "3,6,61", "6,3,61", "4,5,211", "2,9,61"})
  void largerDomineering(int rows, int columns, int step) {
    compare(RandomPlacements.domineering(rows, columns), step, rows + "x" + columns);
  }

  @Test
  void randomPieces() {
    for (long seed = 0; seed < 60; seed++) {
      compare(RandomPlacements.pieces(new Random(seed)), 1 + (int) seed % 5, "seed " + seed);
    }
  }

  @Test
  void randomConflicts() {
    for (long seed = 0; seed < 60; seed++) {
      compare(RandomPlacements.conflicts(new Random(seed)), 1, "seed " + seed);
    }
  }

  /** The same games in the middle of two words, where they have no forms. */
  @Test
  void movesInTwoWords() {
    for (long seed = 0; seed < 60; seed++) {
      Random random = new Random(seed);
      PlacementMoves narrow =
          seed % 2 == 0 ? RandomPlacements.pieces(random) : RandomPlacements.conflicts(random);
      compare(
          narrow, RandomPlacements.shifted(narrow, FROM), FROM, 1 + (int) seed % 5, "seed " + seed);
    }
  }

  /** A board of two words, of which all but a few cells at some place are used up. */
  @ParameterizedTest
  @CsvSource({"9,9,50", "9,9,0", "9,9,57", "8,10,56", "10,8,49", "4,20,35", "20,4,56"})
  void largeBoards(int rows, int columns, int corner) {
    PlacementMoves large = RandomPlacements.domineering(rows, columns);
    assertThat(large.wide()).isTrue();
    boolean[][] twin = RandomPlacements.winners(RandomPlacements.domineering(3, 4), 12);
    for (long tableBytes : new long[] {1, MANY}) {
      OutcomeSearch search = search(large, SmallRegions.MAX_BITS, tableBytes);
      for (int state = 0; state < 1 << 12; state += 3) {
        long low = 0;
        long high = 0;
        for (int cell = 0; cell < 12; cell++) {
          int bit = corner + cell / 4 * columns + cell % 4;
          long set = state >>> cell & 1;
          low |= bit < 64 ? set << bit : 0;
          high |= bit < 64 ? 0 : set << bit;
        }
        for (int player = 0; player < 2; player++) {
          assertThat(search.wins(low, high, player))
              .as("%dx%d, %d, player %d", rows, columns, state, player)
              .isEqualTo(twin[player][state]);
        }
      }
    }
  }

  /** Breuker, Uiterwijk and van den Herik, Solving 8 x 8 Domineering, 2000. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void squares(int size) {
    OutcomeSearch search = search(RandomPlacements.domineering(size, size), 10, MANY);
    long all = -1L >>> (64 - size * size);
    assertThat(search.wins(all, 0, 0)).isEqualTo(size != 5);
    assertThat(search.wins(all, 0, 1)).isEqualTo(size != 5);
  }
}

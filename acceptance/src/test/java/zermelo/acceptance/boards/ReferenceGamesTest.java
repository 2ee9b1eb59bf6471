package zermelo.acceptance.boards;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.acceptance.boards.AlignmentReference.empty;
import static zermelo.acceptance.boards.CheckerboardReference.checkerboard;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.acceptance.boards.AlignmentReference.Mnk;
import zermelo.acceptance.boards.ReferenceSolution.Result;
import zermelo.acceptance.boards.ReferenceSolution.Value;

/** Tests the reference games: known results, closed forms, and single rules by hand. */
final class ReferenceGamesTest {
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void moverWinsClobberOnTwoRowsExceptByThree(int columns) {
    ReferenceSearch search = new ReferenceSearch(new CheckerboardReference.Clobber());
    assertThat(search.wins(checkerboard(2, columns))).isEqualTo(columns % 3 != 0);
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {9, 10})
  void moverWinsClobberOnLongRowsExceptByThree(int columns) {
    moverWinsClobberOnTwoRowsExceptByThree(columns);
  }

  @ParameterizedTest
  @CsvSource({"dodgem, x../x../.oo, WIN", "mu-torere, xxxxoooo., DRAW"})
  void knownResults(String id, String start, Result result) {
    ReferenceGame game =
        id.equals("dodgem") ? new RaceReference.Dodgem() : new MorrisReference.MuTorere(4);
    assertThat(ReferenceSolution.of(game, start).result()).isEqualTo(result);
  }

  @Test
  void threeMensMorrisIsWonByTheFirstPlayer() {
    ReferenceGame game = new MorrisReference.ThreeMensMorris(false);
    assertThat(ReferenceSolution.of(game, empty(3, 3)).result()).isEqualTo(Result.WIN);
  }

  @Test
  void ticTacToeHas5478PositionsAndIsTied() {
    Mnk game = new Mnk(3, List.of(), List.of());
    Map<String, Value> values = ReferenceSolution.of(game, false, List.of(empty(3, 3)));
    assertThat(values).hasSize(5478);
    assertThat(values.get(empty(3, 3))).isEqualTo(new Value(Result.TIE, -1));
  }

  @Test
  void threeInALineOnFourRowsIsWonFromTheMiddle() {
    Mnk game = new Mnk(3, List.of(), List.of());
    Value afterFirstMove = ReferenceSolution.of(game, ".../.X./.../...");
    assertThat(afterFirstMove).isEqualTo(new Value(Result.LOSE, 6));
  }

  /** One board is won by the first player, two by the second (Plambeck and Whitehead, 2013). */
  @Tag("slow")
  @Test
  void notaktoOnOneAndTwoBoards() {
    ReferenceSearch search = new ReferenceSearch(new AlignmentReference.Notakto());
    assertThat(search.wins(empty(3, 3))).isTrue();
    assertThat(search.wins(".../.X./...")).isFalse();
    assertThat(search.wins(empty(3, 3) + "+" + empty(3, 3))).isFalse();
  }

  /** All four first moves are the same but for symmetry, so one is enough. */
  @Test
  void reversiOnFourByFourIsWonByTheSecondPlayerByEight() {
    ReferenceSearch search = new ReferenceSearch(new ReversiReference());
    assertThat(search.margin("..../xxx./.xo./....:R")).isEqualTo(8);
  }

  /** On an even list the first player can take all even or all odd places. */
  @Test
  void firstPlayerNeverLosesTheStoneGameOfEvenLength() {
    Random random = new Random(5);
    ReferenceSearch search = new ReferenceSearch(new PileReference.StoneGame());
    for (int i = 0; i < 100; i++) {
      List<Integer> numbers = random.ints(2 * random.nextInt(5), 0, 9).boxed().toList();
      String position = numbers.toString().replace(" ", "");
      assertThat(search.margin(position)).as(position).isNotNegative();
    }
  }

  /** The values of Lasker's nim are n, with 4k+3 and 4k+4 exchanged. */
  @Test
  void laskerNimHasItsValues() {
    ReferenceSearch search = new ReferenceSearch(new HeapReference.LaskerNim());
    int[] value = {0, 1, 2, 4, 3, 5, 6};
    for (int a = 1; a < value.length; a++) {
      for (int b = 1; b <= 4; b++) {
        assertThat(search.wins(a + "+" + b)).as("%d+%d", a, b).isEqualTo(value[a] != value[b]);
        boolean wins = (value[a] ^ value[b] ^ value[2]) != 0;
        assertThat(search.wins(a + "+" + b + "+2")).as("%d+%d+2", a, b).isEqualTo(wins);
      }
    }
  }

  /** Coins in pairs from the right are heaps of nim, as large as the gaps within the pairs. */
  @Test
  void silverDollarIsNimOfEveryOtherGap() {
    ReferenceSearch search = new ReferenceSearch(new StripReference.SilverDollar());
    for (int coins = 0; coins < 1 << 8; coins++) {
      StringBuilder strip = new StringBuilder();
      List<Integer> places = new ArrayList<>();
      for (int cell = 0; cell < 8; cell++) {
        boolean coin = (coins >> cell & 1) == 1;
        strip.append(coin ? 'o' : '.');
        if (coin) {
          places.addFirst(cell);
        }
      }
      places.add(-1);
      int sum =
          IntStream.range(0, places.size() / 2)
              .map(i -> places.get(2 * i) - places.get(2 * i + 1) - 1)
              .reduce(0, (a, b) -> a ^ b);
      assertThat(search.wins(strip.toString())).as("%s", strip).isEqualTo(sum != 0);
    }
  }

  /** The rows are heaps of nim, as large as the gaps; going back does not help. */
  @Test
  void northcottIsNimOfGapsWithoutDraws() {
    List<String> starts = List.of("x....o", "x...o/.ox..", ".x.o/o.x./xo..");
    for (String start : starts) {
      ReferenceSolution.of(new NorthcottReference(), false, List.of(start))
          .forEach(
              (position, value) -> {
                int sum = 0;
                for (String row : PositionText.bare(position).split("/")) {
                  sum ^= Math.abs(row.indexOf('x') - row.indexOf('o')) - 1;
                }
                Result expected = sum == 0 ? Result.LOSE : Result.WIN;
                assertThat(value.result()).as(position).isEqualTo(expected);
              });
    }
  }

  /** The answer at the opposite cell wins: for the second player, or for the one in the middle. */
  @Test
  void mirrorStrategiesDecideColAndSnort() {
    ReferenceSearch col = new ReferenceSearch(PlacementReference.col());
    ReferenceSearch snort = new ReferenceSearch(PlacementReference.snort());
    for (int rows = 1; rows <= 3; rows++) {
      for (int columns = 1; columns <= 5 - rows; columns++) {
        if (rows * columns % 2 == 0) {
          assertThat(col.wins(empty(rows, columns))).isFalse();
        } else {
          assertThat(snort.wins(empty(rows, columns))).isTrue();
        }
      }
    }
  }

  /** The numbers that programs for these games publish, from their usual starts. */
  @Test
  void knownNumbersOfMoveSequences() {
    ReferenceGame reversi = new ReversiReference();
    assertThat(sequences(reversi, reversi.largeStarts().getFirst(), 5)).isEqualTo(1396);
    ReferenceGame breakthrough = new RaceReference.Breakthrough();
    assertThat(sequences(breakthrough, breakthrough.largeStarts().getFirst(), 3)).isEqualTo(11132);
    String amazons =
        "...o..o.../........../........../o........o/........../........../x........x/........../"
            + "........../...x..x...";
    assertThat(new AmazonsReference().options(amazons)).hasSize(2176);
  }

  private static long sequences(ReferenceGame game, String position, int moves) {
    return moves == 0
        ? 1
        : game.options(position).stream().mapToLong(o -> sequences(game, o, moves - 1)).sum();
  }

  @Test
  void singleRules() {
    assertThat(new HackenbushReference().options("l(r;l;e)+rl"))
        .containsExactly("rl:R", "l(r;e)+rl:R", "l(r;l)+rl:R", "l(r;l;e)+r:R");
    assertThat(new HackenbushReference().options("l(l;rl)"))
        .containsExactly("0:R", "lrl:R", "l(l;r):R");
    assertThat(new CheckerboardReference.Konane().options("xo.o.o."))
        .containsExactly("..xo.o.:R", "....xo.:R", "......x:R");
    assertThat(new AmazonsReference().options("../xo"))
        .containsExactlyInAnyOrder("x#/.o:R", "x./#o:R", "#x/.o:R", ".x/#o:R");
    assertThat(new PlacementReference.Nogo().options(".x.")).isEmpty();
    assertThat(new PlacementReference.Nogo().options("x.o.")).isEmpty();
    assertThat(new PileReference.NimPass().options("[1,2]"))
        .containsExactly("[0,2]", "[0,1]", "[1,1]", "[1,2],0");
    assertThat(PlacementReference.col().options("...:R")).containsExactly("r..", ".r.", "..r");
    assertThat(new ReversiReference().options("xo..")).containsExactly("xxx.:R");
    assertThat(new RaceReference.Dodgem().verdict("xo/..")).isEqualTo(ReferenceGame.Verdict.OPEN);
    assertThat(new RaceReference.Dodgem().verdict("xo./o../..."))
        .isEqualTo(ReferenceGame.Verdict.WON);
  }
}

package zermelo.library.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.numbers.CombinatorialNumberSystem;
import zermelo.testkit.TiersContract;

/** Tests the rankings of boards for tablebases. */
class BoardTiersTest {
  static Stream<Small.Board> boards() {
    return Stream.concat(
        Small.boards().filter(board -> !board.toString().contains("seeds=100")),
        Stream.of(
            new Small.Board(Small.rules("quixo", "size=3"), ""),
            new Small.Board(Small.rules("kalah", "pits=3", "seeds=3"), ""),
            new Small.Board(Small.rules("connect-four", "width=4", "height=3"), ""),
            new Small.Board(Small.rules("dots-and-boxes", "rows=2", "columns=2"), "")));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("boards")
  void smallBoardsMeetTheContract(Small.Board board) {
    boolean tree = board.rules().id().equals("green-hackenbush");
    assertThat(TiersContract.check(board.rules(), board.position(), 50_000)).isEqualTo(!tree);
  }

  static Stream<Small.Board> large() {
    return Stream.of(
        new Small.Board(Small.rules("connect-four", "width=5", "height=5"), ""),
        new Small.Board(Small.rules("connect-four", "width=7", "height=6"), ""),
        new Small.Board(Small.rules("quixo", "size=4"), ""),
        new Small.Board(Small.rules("quixo", "size=5"), ""),
        new Small.Board(Small.rules("hex", "size=5"), ""),
        new Small.Board(Small.rules("kalah", "pits=6", "seeds=4"), ""),
        new Small.Board(Small.rules("chomp", "rows=8", "columns=8"), ""),
        new Small.Board(Small.rules("chomp", "rows=2", "columns=50"), ""),
        new Small.Board(Small.rules("domineering", "rows=5", "columns=8"), ""),
        new Small.Board(Small.rules("cram", "rows=5", "columns=8"), ""),
        new Small.Board(Small.rules("dots-and-boxes", "rows=3", "columns=4"), ""));
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("large")
  void largeBoardsMeetTheContract(Small.Board board) {
    assertThat(TiersContract.check(board.rules(), board.position(), 3_000)).isTrue();
  }

  @Test
  void combinationsAreNumberedInOrder() {
    for (int bits = 1; bits <= 12; bits++) {
      CombinatorialNumberSystem combinations = new CombinatorialNumberSystem(bits);
      long[] next = new long[bits + 1];
      for (long word = 0; word < 1L << bits; word++) {
        int ones = Long.bitCount(word);
        assertThat(combinations.rank(word)).isEqualTo(next[ones]);
        assertThat(combinations.word(ones, next[ones])).isEqualTo(word);
        next[ones]++;
      }
      for (int ones = 0; ones <= bits; ones++) {
        assertThat(combinations.count(ones)).isEqualTo(next[ones]);
      }
    }
  }

  @Test
  void manyBitsAreNumberedToo() {
    Random random = new Random(2);
    for (int bits : new int[] {16, 17, 25, 40, 62}) {
      CombinatorialNumberSystem combinations = new CombinatorialNumberSystem(bits);
      for (int i = 0; i < 1_000; i++) {
        long word = random.nextLong(1L << bits);
        int ones = Long.bitCount(word);
        long number = combinations.rank(word);
        assertThat(number).isBetween(0L, combinations.count(ones) - 1);
        assertThat(combinations.word(ones, number)).isEqualTo(word);
      }
    }
  }
}

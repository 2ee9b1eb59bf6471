package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests positions too large to search: theorems answer, or a limit stops the run; none hangs. */
@Timeout(60)
final class LargePositionsTest {
  /** A winning move is shown if one can be found, even among more moves than can be tried. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "kayles | 1000000000000 | two 499999999999",
        "kayles | 1000000000001 | one 500000000000",
        "dawson-kayles | 1000000000000 | two 499999999999",
        "crosses | 1000000000001 | place 500000000001",
        "dawson-chess | 1000000000001 | play 500000000001",
        "prime-power | 1000000000 | take 4",
        "euclid | 9223372036854775807,1 | left 9223372036854775807",
        "fibonacci-nim | 9223372036854775807 | take 1683258232108429378",
        "staircase-nim | [1,9223372036854775807] | out 1",
      })
  void aWinningMoveIsShown(String game, String position, String move) {
    Ran ran = Ran.of("solve", game, position, "--moves", "winning");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("The first player").contains("  wins  " + move + " ");
  }

  @Test
  void positionsWithAMillionMovesStopInTime() {
    long started = System.nanoTime();
    Ran ran = Ran.of("solve", "square-nim", "1000000000000", "--budget", "500ms");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(Duration.ofNanos(System.nanoTime() - started)).isLessThan(Duration.ofSeconds(15));
  }

  @Tag("slow")
  @Test
  void aBudgetOfFewPositionsIsKept() {
    Ran ran = Ran.of("solve", "connect-four", "--budget", "100");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.err()).contains("after 101 positions");
  }

  @Tag("slow")
  @Test
  void messagesDoNotRepeatHugeInput() {
    for (String game : new String[] {"tic-tac-toe", "chomp", "kalah", "nim", "no-such-game"}) {
      Ran ran = Ran.of("solve", game, "X".repeat(50_000));
      assertThat(ran.exit()).isEqualTo(2);
      assertThat(ran.err().length()).as(game).isLessThan(1000);
    }
  }

  @Test
  void tablesOfLoopingGamesTellWhoWins() {
    assertThat(Ran.of("table", "divisor-turn", "--to", "9", "--set", "keep=true").out())
        .contains("who wins")
        .contains("~");
  }
}

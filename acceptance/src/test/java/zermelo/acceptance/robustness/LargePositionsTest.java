package zermelo.acceptance.robustness;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.cli.testing.CommandResult;
import zermelo.kernel.Outcome;
import zermelo.kernel.Rules;
import zermelo.kernel.Settings;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;
import zermelo.library.Library;
import zermelo.solve.Answer;
import zermelo.solve.OutOfLimits;
import zermelo.solve.Question;
import zermelo.solve.Result;
import zermelo.solve.ValuedMove;
import zermelo.solve.plan.PlanningSolver;

/** Tests positions too large to search: theorems answer, or a limit stops the run; none hangs. */
@Timeout(60)
@Tag("slow")
final class LargePositionsTest {
  /** A winning move is shown if one can be found, even among more moves than can be tried. */
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
    CommandResult ran = CommandResult.of("solve", game, position, "--moves", "winning");
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("The first player").contains("  wins  " + move + " ");
  }

  @Test
  void positionsWithAMillionMovesStopInTime() {
    long started = System.nanoTime();
    CommandResult ran =
        CommandResult.of("solve", "square-nim", "1000000000000", "--budget", "500ms");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(Duration.ofNanos(System.nanoTime() - started)).isLessThan(Duration.ofSeconds(15));
  }

  /** A search on bits looks at its limits once in a thousand positions. */
  @Test
  void aBudgetOfFewPositionsIsKept() {
    CommandResult ran =
        CommandResult.of("solve", "connect-four", "--set", "height=7", "--budget", "100");
    assertThat(ran.exit()).isEqualTo(3);
    assertThat(ran.err()).containsPattern("after 1?[0-9]{3} positions");
  }

  @Test
  void messagesDoNotRepeatHugeInput() {
    for (String game : new String[] {"tic-tac-toe", "chomp", "kalah", "nim", "no-such-game"}) {
      CommandResult ran = CommandResult.of("solve", game, "X".repeat(50_000));
      assertThat(ran.exit()).isEqualTo(2);
      assertThat(ran.err().length()).as(game).isLessThan(1000);
    }
  }

  @Test
  void tablesOfLoopingGamesTellWhoWins() {
    assertThat(CommandResult.of("table", "divisor-turn", "--to", "9", "--set", "keep=true").out())
        .contains("who wins")
        .contains("~");
  }

  /** 100,000 lines of wythoff, large and small, in one run. */
  @Test
  @Timeout(180)
  void tenThousandLines() {
    String input =
        IntStream.range(0, 10_000)
            .mapToObj(i -> (i % 1000) + "," + (long) i * i * i)
            .collect(Collectors.joining("\n"));
    CommandResult ran = CommandResult.withInput(input, "solve", "wythoff", "-");
    assertThat(ran.exit()).isZero();
    assertThat(ran.lines()).hasSize(10_000);
    assertThat(ran.lines().get(1)).startsWith("1,1: The first player");
    assertThat(ran.lines().get(9_999)).startsWith("999,999700029999: The first player");
  }

  private static String heaps(int count, String heap) {
    return String.join("+", Collections.nCopies(count, heap));
  }

  private static Result solved(String game, String position, Duration time) {
    Rules rules = Library.game(game).rules(Settings.NONE);
    Limits budget = new Limits(time, Long.MAX_VALUE, 500_000_000);
    Question question = Question.of(rules, Optional.empty(), rules.parse(position));
    return new PlanningSolver().solve(question, new Progress(budget, ProgressListener.SILENT));
  }

  /** All moves with their followers would take two gigabytes. */
  @Test
  void makesFewTargetsOfThousandsOfHeaps() {
    Result result = solved("nim", heaps(3_259, "24") + "+25", Duration.ofSeconds(60));
    List<ValuedMove> moves = ((Answer) result).moves();
    assertThat(moves.stream().mapToLong(move -> move.move().target().size()).sum())
        .isBetween(1_000_000L, 5_000_000L);
    assertThat(moves).anyMatch(move -> move.result() == Outcome.WIN);
  }

  /**
   * The time limit interrupts the rules inside a single position.
   *
   * <p>It is short, because a fast machine reaches the limit of steps of one position soon.
   */
  @Test
  void keepsToTheBudgetWithinOnePosition() {
    solved("grundy", "20", Duration.ofSeconds(60));
    long before = System.nanoTime();
    Result result = solved("grundy", "9223372036854775807", Duration.ofMillis(100));
    assertThat(result).isInstanceOf(OutOfLimits.class);
    assertThat(((OutOfLimits) result).reason()).contains("0.1 s");
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(Duration.ofSeconds(20));
  }
}

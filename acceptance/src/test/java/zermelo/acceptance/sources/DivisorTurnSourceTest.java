package zermelo.acceptance.sources;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.SolveJson;

/** Tests the published description of the divisor turn game: examples, program and errors. */
final class DivisorTurnSourceTest {
  private static final int TO = 3000;

  /** The description's table: position, divisors, outcome. */
  @ParameterizedTest
  @CsvSource({"2,'',second", "3,'',second", "4,2,first", "6,2 3,first", "12,2 3 4 6,first"})
  void stepTable(String position, String divisors, String winner) {
    JsonNode answer = SolveJson.solve("divisor-turn", position);
    assertThat(String.join(" ", SolveJson.targets(answer))).isEqualTo(divisors);
    assertThat(SolveJson.winner(answer)).isEqualTo(winner);
  }

  @Test
  void walkthroughOf12() {
    JsonNode answer = SolveJson.solve("divisor-turn", "12");
    assertThat(SolveJson.moves(answer, "win")).containsExactly("to 2", "to 3");
    assertThat(answer.path("remoteness").asInt()).isEqualTo(1);
  }

  /** The story: from 12 you choose 6, the opponent 3, and you cannot move. So 6 was a mistake. */
  @Test
  void theStoryOf12Then6Then3() {
    assertThat(SolveJson.moves(SolveJson.solve("divisor-turn", "12"), "lose")).contains("to 6");
    assertThat(SolveJson.moves(SolveJson.solve("divisor-turn", "6"), "win")).contains("to 3");
    assertThat(SolveJson.targets(SolveJson.solve("divisor-turn", "3"))).isEmpty();
  }

  /** The description's programs, in Python, Java, C++ and JavaScript, all compute this. */
  private static boolean canWin(int n, int[] memo) {
    if (memo[n] == 0) {
      memo[n] = 2;
      for (int i = 2; i * i <= n; i++) {
        if (n % i == 0 && (!canWin(i, memo) || !canWin(n / i, memo))) {
          memo[n] = 1;
          break;
        }
      }
    }
    return memo[n] == 1;
  }

  @Tag("slow")
  @ParameterizedTest
  @ValueSource(strings = {"auto", "computed", "theorem"})
  void theProgramIsRight(String method) {
    int[] memo = new int[TO + 1];
    List<JsonNode> answers = numbers("divisor-turn", "-", "--method", method, "--moves", "none");
    for (int n = 1; n <= TO; n++) {
      assertThat(SolveJson.firstWins(answers.get(n - 1)))
          .as("n = %d", n)
          .isEqualTo(canWin(n, memo));
    }
  }

  private static List<JsonNode> numbers(String... args) {
    List<JsonNode> answers =
        SolveJson.batch(IntStream.rangeClosed(1, TO).mapToObj(n -> "" + n), args);
    assertThat(answers).hasSize(TO);
    return answers;
  }

  /** Extension 2: G(n) is the mex of G over the divisors. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void grundyNumbersByMex(int floor) {
    List<JsonNode> answers =
        numbers("divisor-turn", "-", "--set", "floor=" + floor, "--moves", "none");
    List<Integer> values = new ArrayList<>(List.of(0));
    for (int n = 1; n <= TO; n++) {
      Set<Integer> seen = new HashSet<>();
      for (int d = floor; d <= n / 2; d++) {
        if (n % d == 0) {
          seen.add(values.get(d));
        }
      }
      int mex = 0;
      while (seen.contains(mex)) {
        mex++;
      }
      values.add(mex);
      assertThat(answers.get(n - 1).path("grundy").asInt()).as("n = %d", n).isEqualTo(mex);
    }
  }

  /** Extension 3: if n itself may be chosen, there is always a move, and all is a draw. */
  @Tag("slow")
  @Test
  void improperDivisorsMakeDraws() {
    for (JsonNode answer : numbers("divisor-turn", "-", "--set", "keep=true", "--set", "floor=1")) {
      assertThat(SolveJson.winner(answer)).isEqualTo("draw");
    }
    JsonNode one = SolveJson.solve("divisor-turn", "1", "--set", "keep=true");
    assertThat(SolveJson.winner(one))
        .as("1 may not even be kept, with the floor at 2")
        .isEqualTo("second");
  }

  /** Extension 1 says that powers of 2 tend to lose: only 1 and 2 do. */
  @Tag("slow")
  @Test
  void powersOfTwoWin() {
    List<JsonNode> answers =
        SolveJson.batch(LongStream.range(0, 63).mapToObj(e -> "" + (1L << e)), "divisor-turn", "-");
    for (int e = 0; e < 63; e++) {
      assertThat(SolveJson.firstWins(answers.get(e))).as("2^%d", e).isEqualTo(e >= 2);
    }
  }

  /**
   * The description says that odd numbers win, and that there is no closed form. The closed form is
   * G = max(0, Omega - 1).
   */
  @Tag("slow")
  @Test
  void exactlyOneAndThePrimesLose() {
    List<JsonNode> answers = numbers("divisor-turn", "-", "--method", "computed");
    for (int n = 1; n <= TO; n++) {
      int omega = primeFactors(n);
      assertThat(answers.get(n - 1).path("grundy").asInt())
          .as("n = %d", n)
          .isEqualTo(Math.max(0, omega - 1));
    }
    assertThat(SolveJson.firstWins(answers.get(7 - 1))).as("7 is odd, and loses").isFalse();
  }

  /** Counts prime factors with multiplicity. */
  static int primeFactors(int number) {
    int count = 0;
    int left = number;
    for (int p = 2; left > 1; p++) {
      for (; left % p == 0; left /= p) {
        count++;
      }
    }
    return count;
  }
}

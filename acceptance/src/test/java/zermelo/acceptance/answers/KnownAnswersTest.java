package zermelo.acceptance.answers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigInteger;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.SolveJson;

/** Tests {@code solve} on positions whose answers were known before the program existed. */
final class KnownAnswersTest {
  private static String evidence(JsonNode answer) {
    return answer.path("evidence").path("kind").asText();
  }

  @Test
  void divisorDuelOf30() {
    JsonNode answer = SolveJson.solve("divisor-duel", "30");
    assertThat(SolveJson.moves(answer, "win"))
        .containsExactly("subtract 3", "subtract 5", "subtract 15");
    assertThat(answer.path("grundy").asInt()).isEqualTo(1);
  }

  /** A prime loses; the product of two primes near 10^9 wins, by moving to one of them. */
  @Test
  void divisorTurnOfLargeNumbers() {
    assertTimeout(
        Duration.ofSeconds(30),
        () -> {
          JsonNode prime = SolveJson.solve("divisor-turn", "999999999999999989");
          assertThat(SolveJson.winner(prime)).isEqualTo("second");
          JsonNode product = SolveJson.solve("divisor-turn", "1000000016000000063");
          assertThat(SolveJson.winner(product)).isEqualTo("first");
          assertThat(product.path("grundy").asInt()).isEqualTo(1);
          assertThat(SolveJson.moves(product, "win"))
              .containsExactly("to 1000000007", "to 1000000009");
        });
  }

  /** 2147483646 = 2 * 3^2 * 7 * 11 * 31 * 151 * 331. */
  @Test
  void multiplicationOfALargeNumber() {
    assertThat(SolveJson.winner(SolveJson.solve("multiplication", "--set", "N=2147483646")))
        .isEqualTo("tie");
    assertThat(SolveJson.winner(SolveJson.solve("multiplication", "--set", "N=2147483647")))
        .isEqualTo("first");
    assertThat(
            SolveJson.winner(SolveJson.solve("multiplication", "--set", "N=9223372036854775807")))
        .as("7^2 * 73 * 127 * 337 * 92737 * 649657")
        .isEqualTo("tie");
  }

  @Test
  void numberTransformation() {
    JsonNode answer = SolveJson.solve("number-transformation", "243,729");
    assertThat(evidence(answer)).isEqualTo("computed");
    assertThat(SolveJson.winner(answer)).isIn("first", "second");
  }

  /** 3 xor 5, Kayles 7 has 2, square nim 12 has 2. */
  @Test
  void aSumOfDifferentGames() {
    JsonNode answer = SolveJson.solve("nim 3+5 + kayles 7 + square-nim 12");
    int kayles = SolveJson.solve("kayles", "7").path("grundy").asInt();
    int square = SolveJson.solve("square-nim", "12").path("grundy").asInt();
    assertThat(answer.path("grundy").asInt()).isEqualTo(3 ^ 5 ^ kayles ^ square);
    assertThat(SolveJson.winner(answer)).isEqualTo("first");
    assertThat(answer.path("game").asText()).isEqualTo("sum");
  }

  @Test
  void ticTacToe() {
    JsonNode answer = SolveJson.solve("tic-tac-toe");
    assertThat(SolveJson.winner(answer)).isEqualTo("tie");
    assertThat(answer.path("evidence").path("positions").asInt()).isBetween(1, 5478);
  }

  @Test
  void connectFourOfFourByFour() {
    JsonNode answer = SolveJson.solve("connect-four", "--set", "width=4", "--set", "height=4");
    assertThat(SolveJson.winner(answer)).isEqualTo("tie");
    assertThat(answer.path("evidence").path("positions").asInt()).isBetween(1, 161_029);
  }

  @Test
  void threeHeapsOfTenToTheEighteen() {
    String large = "1000000000000000000+999999999999999999+999999999999999998";
    assertTimeout(
        Duration.ofSeconds(30),
        () -> {
          JsonNode answer = SolveJson.solve("nim", large);
          long xor = 1000000000000000000L ^ 999999999999999999L ^ 999999999999999998L;
          assertThat(answer.path("grundy").asLong()).isEqualTo(xor);
          List<String> winning = SolveJson.moves(answer, "win");
          assertThat(winning).isNotEmpty();
          assertThat(answer.path("left_out").asLong()).isPositive();
        });
  }

  @Tag("slow")
  @Test
  void takeAwayOfTenMillion() {
    JsonNode answer = SolveJson.solve("take-away", "10000000", "--method", "computed");
    assertThat(evidence(answer)).isEqualTo("computed");
    assertThat(SolveJson.winner(answer)).isEqualTo("second");
    assertThat(answer.path("remoteness").asInt()).isEqualTo(5_000_000);
  }

  @Test
  void wythoffToTenToTheEighteen() {
    JsonNode lost = SolveJson.solve("wythoff", "618033988749894848,1000000000000000000");
    assertThat(evidence(lost)).isEqualTo("theorem");
    // The golden pairs around it, found with exact integers: a = floor(k phi), b = a + k.
    BigInteger five = BigInteger.valueOf(5);
    long k = 381966011250105152L;
    BigInteger big = BigInteger.valueOf(k);
    long a = big.add(big.multiply(big).multiply(five).sqrt()).shiftRight(1).longValueExact();
    assertThat(SolveJson.winner(SolveJson.solve("wythoff", a + "," + (a + k)))).isEqualTo("second");
    assertThat(SolveJson.winner(SolveJson.solve("wythoff", a + "," + (a + k + 1))))
        .isEqualTo("first");
    assertThat(SolveJson.winner(SolveJson.solve("wythoff", (a + k) + "," + a))).isEqualTo("second");
  }
}

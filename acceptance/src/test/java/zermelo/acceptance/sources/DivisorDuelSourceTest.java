package zermelo.acceptance.sources;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.cli.testing.SolveJson;

/** Tests the published description of the divisor duel: its divisors, sample game and errors. */
final class DivisorDuelSourceTest {
  @ParameterizedTest
  @CsvSource({"12,2 3 4 6", "30,2 3 5 6 10 15", "15,3 5", "10,2 5", "5,''", "1,''"})
  void properDivisors(String n, String divisors) {
    List<String> labels =
        SolveJson.moves(SolveJson.solve("divisor-duel", n))
            .map(move -> move.path("move").asText())
            .toList();
    assertThat(String.join(" ", labels).replace("subtract ", "")).isEqualTo(divisors);
  }

  /** 30 - 15 = 15, 15 - 5 = 10, 10 - 5 = 5, and player 2 cannot move. */
  @ParameterizedTest
  @CsvSource({"30,15,15,win", "15,5,10,lose", "10,5,5,win"})
  void theSampleGame(String from, String divisor, String to, String result) {
    JsonNode move =
        SolveJson.moves(SolveJson.solve("divisor-duel", from))
            .filter(one -> one.path("move").asText().equals("subtract " + divisor))
            .findFirst()
            .orElseThrow();
    assertThat(move.path("to").asText()).isEqualTo(to);
    assertThat(move.path("result").asText()).isEqualTo(result);
  }

  @Test
  void theSampleGameEnds() {
    JsonNode end = SolveJson.solve("divisor-duel", "5");
    assertThat(SolveJson.winner(end)).isEqualTo("second");
    assertThat(end.path("remoteness").asInt()).isZero();
  }

  /** The description says that the goal is to reach 1, but no move ever does. */
  @Test
  void oneCannotBeReached() {
    SolveJson.batch(IntStream.rangeClosed(1, 1000).mapToObj(n -> "" + n), "divisor-duel", "-")
        .forEach(answer -> assertThat(SolveJson.targets(answer)).doesNotContain("1"));
  }

  @Tag("slow")
  @Test
  void secondWinsForOddNumbersAndOddPowersOfTwo() {
    List<JsonNode> answers =
        SolveJson.batch(
            IntStream.rangeClosed(1, 4096).mapToObj(n -> "" + n),
            "divisor-duel",
            "-",
            "--method",
            "computed",
            "--moves",
            "none");
    for (int n = 1; n <= answers.size(); n++) {
      boolean oddPower = Integer.bitCount(n) == 1 && Integer.numberOfTrailingZeros(n) % 2 == 1;
      assertThat(SolveJson.firstWins(answers.get(n - 1)))
          .as("n = %d", n)
          .isEqualTo(n % 2 == 0 && !oddPower);
    }
    assertThat(answers).hasSize(4096);
  }
}

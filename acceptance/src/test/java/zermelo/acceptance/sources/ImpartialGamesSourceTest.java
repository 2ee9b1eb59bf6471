package zermelo.acceptance.sources;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.SolveJson;

/** Tests every example with an answer from a set of slides on combinatorial games. */
final class ImpartialGamesSourceTest {
  private static String column(String... args) {
    List<String> all = new ArrayList<>(List.of("table"));
    all.addAll(List.of(args));
    all.addAll(List.of("--format", "csv"));
    CommandResult ran = CommandResult.of(all.toArray(String[]::new));
    return String.join(
        " ", ran.lines().stream().skip(1).map(line -> line.split(",", -1)[1]).toList());
  }

  /** Game 1: K = 3, N = 0..11. */
  @Test
  void takeAwayTables() {
    String winners = column("take-away", "--to", "11", "--value", "winner");
    assertThat(winners.replace("first", "N").replace("second", "P"))
        .isEqualTo("P N N N P N N N P N N N");
    assertThat(column("take-away", "--to", "11")).isEqualTo("0 1 2 3 0 1 2 3 0 1 2 3");
  }

  /** Game 1: N = 4k + X, take X; 15 stones are won by taking 3. */
  @Tag("slow")
  @Test
  void takeAwayStrategy() {
    assertThat(SolveJson.moves(SolveJson.solve("take-away", "15"), "win"))
        .containsExactly("take 3");
    for (int k = 1; k <= 6; k++) {
      for (int n = 0; n <= 40; n++) {
        JsonNode answer = SolveJson.solve("take-away", "" + n, "--set", "k=" + k);
        int rest = n % (k + 1);
        List<String> right = rest == 0 ? List.of() : List.of("take " + rest);
        assertThat(SolveJson.moves(answer, "win")).as("n = %d, k = %d", n, k).isEqualTo(right);
      }
    }
  }

  /** Game 2: of 5, 3, 8 the heap of 8 must become 6. */
  @Test
  void nimOf5And3And8() {
    JsonNode answer = SolveJson.solve("nim", "5+3+8");
    assertThat(answer.path("grundy").asInt()).isEqualTo(0b1110);
    assertThat(SolveJson.moves(answer, "win")).containsExactly("heap 3: take 2");
    assertThat(SolveJson.targets(answer)).contains("5+3+6");
  }

  /** Game 2, mini-test: with 35, 18 and 27 the fourth heap must be exactly 42. */
  @Test
  void nimMiniTest() {
    List<JsonNode> answers =
        SolveJson.batch(
            IntStream.rangeClosed(0, 100).mapToObj(a -> "35+18+27+" + a),
            "nim",
            "-",
            "--moves",
            "none");
    for (int a = 0; a <= 100; a++) {
      assertThat(SolveJson.firstWins(answers.get(a))).as("a[4] = %d", a).isEqualTo(a != 42);
    }
  }

  /** Game 2: one heap wins; two heaps lose exactly when they are equal. */
  @Tag("slow")
  @Test
  void nimOfOneAndTwoHeaps() {
    for (int a = 0; a <= 8; a++) {
      assertThat(SolveJson.firstWins(SolveJson.solve("nim", "" + a))).isEqualTo(a > 0);
      for (int b = 0; b <= 8; b++) {
        assertThat(SolveJson.firstWins(SolveJson.solve("nim", a + "+" + b))).isEqualTo(a != b);
      }
    }
  }

  /** Game 3: additions change nothing, however many each player has. */
  @Tag("slow")
  @Test
  void nimWithAdditionIsNim() {
    for (int a = 0; a <= 3; a++) {
      for (int b = a; b <= 3; b++) {
        for (String additions : List.of("0,0", "1,0", "0,2", "2,1")) {
          String position = "[" + a + "," + b + "]," + additions;
          JsonNode answer =
              SolveJson.solve(
                  "nim-with-addition", position, "--set", "cap=4", "--method", "computed");
          assertThat(SolveJson.firstWins(answer)).as(position).isEqualTo(a != b);
        }
      }
    }
  }

  /** Game 4: node 11 has edges to 10, 7 and 2. */
  @Test
  void squareNimOf11() {
    assertThat(SolveJson.targets(SolveJson.solve("square-nim", "11")))
        .containsExactly("10", "7", "2");
  }

  @Test
  void squareNimTable() {
    assertThat(column("square-nim", "--to", "6")).isEqualTo("0 1 0 1 2 0 1");
    JsonNode sum = SolveJson.solve("square-nim", "1+2+3+4+6");
    assertThat(sum.path("grundy").asInt()).isEqualTo(3);
    assertThat(SolveJson.winner(sum)).isEqualTo("first");
  }

  /** SG(5) = 0, and 5 - 1 = 4 has 2: a move may make a value larger. */
  @Test
  void aMoveMayMakeTheValueLarger() {
    JsonNode five = SolveJson.solve("square-nim", "5");
    assertThat(five.path("grundy").asInt()).isZero();
    assertThat(SolveJson.moves(five).map(move -> move.path("grundy").asInt()))
        .containsExactly(2, 1);
  }

  /** For normal nim SG(p) = p. */
  @Test
  void nimTable() {
    String numbers =
        String.join(" ", IntStream.rangeClosed(0, 40).mapToObj(Integer::toString).toList());
    assertThat(column("nim", "--to", "40", "--method", "computed")).isEqualTo(numbers);
  }

  /** The slides' examples of mex, each as a node whose options have these values. */
  @ParameterizedTest
  @CsvSource({"0 2 4,1", "0 5 1 3,2", "2 0 1,3", "1 3 5,0", "'',0"})
  void mex(String values, int mex, @TempDir Path folder) throws IOException {
    StringBuilder edges = new StringBuilder("top\n");
    for (int from = 0; from <= 5; from++) {
      for (int to = 0; to < from; to++) {
        edges.append(from).append(',').append(to).append('\n');
      }
    }
    Stream.of(values.split(" "))
        .filter(value -> !value.isEmpty())
        .forEach(value -> edges.append("top,").append(value).append('\n'));
    Path file = Files.writeString(folder.resolve("mex.csv"), edges);
    JsonNode answer = SolveJson.solve("graph:" + file, "top");
    assertThat(answer.path("grundy").asInt()).isEqualTo(mex);
  }

  /** The slides call Kayles "circular nim"; a circle of pins is another game, and always lost. */
  @Test
  void kaylesIsNotCircular() {
    String row = column("kayles", "--to", "30", "--from", "1", "--value", "winner");
    String circle = column("circular-kayles", "--to", "30", "--from", "1", "--value", "winner");
    assertThat(row).doesNotContain("second");
    assertThat(circle).startsWith("first first second");
    assertThat(circle.substring("first first ".length())).doesNotContain("first");
  }

  /**
   * "It is all nim after all" holds in normal play. In misère play games of equal value may differ.
   */
  @Test
  void misereIsNotAllNim() {
    JsonNode nothing = SolveJson.solve("nim", "0");
    JsonNode pair = SolveJson.solve("nim", "2+2");
    assertThat(nothing.path("grundy")).isEqualTo(pair.path("grundy"));
    assertThat(SolveJson.winner(nothing)).isEqualTo(SolveJson.winner(pair));
    assertThat(SolveJson.winner(SolveJson.solve("nim", "0", "--misere"))).isEqualTo("first");
    assertThat(SolveJson.winner(SolveJson.solve("nim", "2+2", "--misere"))).isEqualTo("second");
    assertThat(SolveJson.solve("nim", "2+2", "--misere").path("grundy").isNull()).isTrue();
  }

  /** Problem 1: a heap of n stones takes n - 1 splits, whatever happens. */
  @ParameterizedTest
  @ValueSource(strings = {"auto", "computed", "theorem"})
  void splittingIsAParity(String method) {
    for (int n = 1; n <= 12; n++) {
      JsonNode answer = SolveJson.solve("splitting", n + "+1", "--method", method);
      assertThat(SolveJson.firstWins(answer)).as("%d", n).isEqualTo(n % 2 == 0);
    }
  }
}

package zermelo.bench.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.bench.BenchOutcome;
import zermelo.bench.BenchRequest;
import zermelo.kernel.input.BadInput;

/** Tests that rules from texts agree with rules by hand, on tiny rows. */
final class RulesBenchTest {
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();

  private BenchOutcome run(String rows, boolean json) {
    return RulesBench.run(
        new BenchRequest(List.of(rows), List.of(), 1, 1, 60, json, Optional.empty(), List.of()),
        new PrintStream(out, true, StandardCharsets.UTF_8));
  }

  @Tag("slow")
  @Test
  void rulesFromTextsAgreeWithRulesByHand() {
    String rows =
        "divisor-duel/30000,wythoff/60,number-transformation/2,red-kingdom/20000,four-heaps/9";
    assertThat(run(rows, false)).isEqualTo(BenchOutcome.AGREE);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("wythoff")
        .contains("All results agree.");
  }

  @Tag("slow")
  @Test
  void boardsFromTextsAgreeWithSpacesByHand() {
    String rows =
        "connect-four/3x3,domineering/3x3,quixo/3,kalah/2x2,dots-and-boxes/1x1,tic-tac-toe,"
            + "connect-four-tablebase/3x3,domineering-tablebase/2x3,quixo-tablebase/3,"
            + "kalah-tablebase/2x2,dots-and-boxes-tablebase/1x2,tic-tac-toe-tablebase";
    assertThat(run(rows, false)).isEqualTo(BenchOutcome.AGREE);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .contains("dots-and-boxes-tablebase")
        .contains("All results agree.");
  }

  @ParameterizedTest
  @CsvSource({
    "kalah/4, pits x seeds",
    "kalah/4x0, kalah/4x3",
    "connect-four/5x99, from 1 to 20",
    "tic-tac-toe/3, one size",
    "chess, none of divisor-duel",
    "wythoff/0, from 1 to 20000"
  })
  void refusesOtherSizes(String row, String message) {
    assertThatThrownBy(() -> run(row, true))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(message);
  }

  @Test
  void boardsAsJson() {
    run("tic-tac-toe", true);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("{\"runs\":1,\"rows\":[{\"game\":\"tic-tac-toe\",\"board\":\"\",");
  }

  @Test
  void theSameAsJson() {
    assertThat(run("wythoff/30", true)).isEqualTo(BenchOutcome.AGREE);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("{\"runs\":1,\"rows\":[{\"game\":\"wythoff\",\"size\":30,")
        .endsWith("\"agree\":true}\n");
  }
}

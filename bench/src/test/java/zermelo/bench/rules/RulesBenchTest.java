package zermelo.bench.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.bench.BenchOutcome;
import zermelo.bench.BenchRequest;

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

  @Test
  void theSameAsJson() {
    assertThat(run("wythoff/30", true)).isEqualTo(BenchOutcome.AGREE);
    assertThat(out.toString(StandardCharsets.UTF_8))
        .startsWith("{\"runs\":1,\"rows\":[{\"game\":\"wythoff\",\"size\":30,")
        .endsWith("\"agree\":true}\n");
  }
}

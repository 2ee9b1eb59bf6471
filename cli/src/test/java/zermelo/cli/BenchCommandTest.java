package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code bench} on tiny rows: its output, not its speed. */
final class BenchCommandTest {
  private static final Path OURS = Path.of("..", "bench", "heaps");

  @TempDir Path folder;

  private static boolean gcc() {
    try {
      return new ProcessBuilder("gcc", "--version").start().waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      return false;
    }
  }

  private static Ran bench(String rows, Path... baselines) {
    String[] args = new String[6 + 2 * baselines.length];
    String[] head = {"bench", "heaps", "--runs", "1", "--rows", rows};
    System.arraycopy(head, 0, args, 0, head.length);
    for (int i = 0; i < baselines.length; i++) {
      args[6 + 2 * i] = "--baseline";
      args[7 + 2 * i] = baselines[i].toString();
    }
    return Ran.of(args);
  }

  @Tag("slow")
  @Test
  void ourProgramsInCAgreeWithUs() {
    assumeTrue(gcc());
    Ran ran =
        bench(
            "0.77/300,0.06/5000,4.4/700,grundy/6000",
            OURS.resolve("split.c"),
            OURS.resolve("naive.c"));
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("0.06 / 5,000").contains("All checksums agree.");
    assertThat(ran.lines()).filteredOn(line -> line.contains(" / ")).hasSize(5);
  }

  @Test
  void aProgramWithOtherValuesIsCaught() throws IOException {
    assumeTrue(gcc());
    Path wrong = folder.resolve("wrong.c");
    Files.writeString(
        wrong, "#include <stdio.h>\nint main() { puts(\"x fnv=12 sec=0.5\"); return 0; }\n");
    Ran ran = bench("0.77/300", wrong);
    assertThat(ran.exit()).isEqualTo(1);
    assertThat(ran.err()).contains("THE VALUES DIFFER: 0.77 / 300", "wrong.c has 0000000000000012");
  }

  @Tag("slow")
  @Test
  void aProgramThatFailsIsNamed() throws IOException {
    assumeTrue(gcc());
    Path failing = folder.resolve("failing.c");
    Files.writeString(failing, "int main() { return 3; }\n");
    Ran ran = bench("0.77/300", failing);
    assertThat(ran.exit()).isZero();
    assertThat(ran.out()).contains("failing.c on 0.77 / 300: failed: it printed nothing");
    Files.writeString(failing, "int main( {\n");
    assertThat(bench("0.77/300", failing).exit()).isEqualTo(2);
  }

  @Test
  void withoutProgramsInCOursAloneIsMeasured() {
    Ran ran = Ran.of("bench", "heaps", "--runs", "1", "--rows", "0.77/500", "--json");
    assertThat(ran.exit()).isZero();
    assertThat(ran.err()).contains("only Java is measured");
    JsonNode row = ran.object().get("rows").get(0);
    assertThat(row.get("n").asInt()).isEqualTo(500);
    assertThat(row.get("fnv").asText()).hasSize(16);
    assertThat(row.get("baselines")).isEmpty();
  }

  @Test
  void whatCannotBeMeasuredIsExplained() {
    assertThat(Ran.of("bench").err()).contains("zermelo bench heaps");
    assertThat(Ran.of("bench", "heaps", "--rows", "0.5").err()).contains("0.5/100000");
    assertThat(Ran.of("bench", "heaps", "--rows", "0.7x").err()).contains("'x' is no digit");
    assertThat(Ran.of("bench", "heaps", "--runs", "0").exit()).isEqualTo(2);
    assertThat(Ran.of("bench", "heaps", "--baseline", "none.c").err()).contains("none.c");
  }

  @Tag("slow")
  @Test
  void rulesFromTextsAgreeWithRulesByHand() {
    String rows =
        "divisor-duel/30000,wythoff/60,number-transformation/2,red-kingdom/20000,four-heaps/9";
    Ran ran = Ran.of("bench", "rules", "--runs", "1", "--rows", rows);
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("wythoff").contains("All results agree.");
    Ran json = Ran.of("bench", "rules", "--runs", "1", "--rows", "wythoff/30", "--json");
    assertThat(json.object().get("agree").asBoolean()).isTrue();
    assertThat(json.object().get("rows").get(0).get("size").asInt()).isEqualTo(30);
  }

  @Test
  void rowsOfRulesAreRead() {
    assertThat(Ran.of("bench", "rules", "--rows", "chess").exit()).isEqualTo(2);
    assertThat(Ran.of("bench", "rules", "--rows", "wythoff/0").exit()).isEqualTo(2);
    assertThat(Ran.of("bench", "rules", "--threads", "2").exit()).isEqualTo(2);
    assertThat(Ran.of("bench", "chess").exit()).isEqualTo(2);
  }

  @Tag("slow")
  @Test
  void ourProgramInCppFindsTheSamePositions() {
    assumeTrue(gcc());
    Path ours = Path.of("..", "bench", "scale", "connect4.cpp");
    Ran ran =
        Ran.of(
            "bench",
            "scale",
            "--runs",
            "1",
            "--rows",
            "3x3,4x3",
            "--baseline",
            ours.toString(),
            "--json");
    assertThat(ran.exit()).as(ran.err()).isZero();
    JsonNode rows = ran.object().get("rows");
    assertThat(rows.get(0).get("positions").asLong()).isEqualTo(869);
    assertThat(rows.get(1).get("positions").asLong()).isEqualTo(12_031);
    assertThat(rows.get(1).get("baseline_seconds").isNumber()).isTrue();
    assertThat(ran.object().get("agree").asBoolean()).isTrue();
  }

  @Test
  void boardsForScaleAreExplained() {
    Ran ran = Ran.of("bench", "scale", "--rows", "5by4");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("'5by4' is no board: bench scale takes width x height");
  }
}

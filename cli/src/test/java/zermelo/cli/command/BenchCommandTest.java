package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.CommandResult;

/** Tests {@code bench} on tiny rows: its output, not its speed. */
final class BenchCommandTest {
  private static final Path OURS = Path.of("..", "bench", "heaps");

  private static final boolean GCC = isGccInstalled();

  private static boolean isGccInstalled() {
    try {
      return new ProcessBuilder("gcc", "--version").start().waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      return false;
    }
  }

  private static CommandResult bench(String rows, Path... baselines) {
    String[] args = new String[6 + 2 * baselines.length];
    String[] head = {"bench", "heaps", "--runs", "1", "--rows", rows};
    System.arraycopy(head, 0, args, 0, head.length);
    for (int i = 0; i < baselines.length; i++) {
      args[6 + 2 * i] = "--baseline";
      args[7 + 2 * i] = baselines[i].toString();
    }
    return CommandResult.of(args);
  }

  @Tag("slow")
  @Test
  void ourProgramsInCAgreeWithUs() {
    assumeTrue(GCC);
    CommandResult ran =
        bench(
            "0.77/300,0.06/5000,4.4/700,grundy/6000",
            OURS.resolve("split.c"),
            OURS.resolve("naive.c"));
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.out()).contains("0.06 / 5,000").contains("All checksums agree.");
    assertThat(ran.lines()).filteredOn(line -> line.contains(" / ")).hasSize(5);
  }

  @Test
  void whatCannotBeMeasuredIsExplained() {
    assertThat(CommandResult.of("bench").err()).contains("zermelo bench heaps");
    assertThat(CommandResult.of("bench", "heaps", "--rows", "0.5").err()).contains("0.5/100000");
    assertThat(CommandResult.of("bench", "heaps", "--rows", "0.7x").err())
        .contains("'x' is not a digit");
    assertThat(CommandResult.of("bench", "heaps", "--runs", "0").exit()).isEqualTo(2);
    assertThat(CommandResult.of("bench", "heaps", "--baseline", "none.c").err()).contains("none.c");
  }

  @Test
  void rowsOfRulesAreRead() {
    assertThat(CommandResult.of("bench", "rules", "--rows", "chess").exit()).isEqualTo(2);
    assertThat(CommandResult.of("bench", "rules", "--rows", "wythoff/0").exit()).isEqualTo(2);
    assertThat(CommandResult.of("bench", "rules", "--threads", "2").exit()).isEqualTo(2);
    assertThat(CommandResult.of("bench", "chess").exit()).isEqualTo(2);
  }

  @Tag("slow")
  @Test
  void ourProgramInCppFindsTheSamePositions() {
    assumeTrue(GCC);
    Path ours = Path.of("..", "bench", "scale", "connect4.cpp");
    CommandResult ran =
        CommandResult.of(
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

  @Tag("slow")
  @Test
  void ourSearchInCppFindsTheSameOutcome() {
    assumeTrue(GCC);
    Path ours = Path.of("..", "bench", "search", "connect4ab.cpp");
    CommandResult ran =
        CommandResult.of(
            "bench",
            "search",
            "--runs",
            "1",
            "--rows",
            "4x3,4x4",
            "--baseline",
            ours.toString(),
            "--json");
    assertThat(ran.exit()).as(ran.err()).isZero();
    JsonNode rows = ran.object().get("rows");
    assertThat(rows.get(0).get("processor_seconds").isNumber()).isTrue();
    assertThat(rows.get(1).get("baseline_seconds").isNumber()).isTrue();
    assertThat(ran.object().get("agree").asBoolean()).isTrue();
  }

  @Test
  void rowsOfSearchesAreNamed() {
    CommandResult ran = CommandResult.of("bench", "search", "--rows", "domineering/8x8,chess");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("'chess' is none of").contains("hex/6x6").contains("kalah/6x4");
  }

  @Tag("slow")
  @Test
  void aGoalIsMetOrNot() {
    CommandResult ran =
        CommandResult.of("bench", "search", "--runs", "1", "--rows", "cram/6x6", "--json");
    assertThat(ran.exit()).as(ran.err()).isZero();
    JsonNode rows = ran.object().get("rows");
    assertThat(rows.get(0).get("row").asText()).isEqualTo("cram/6x6");
    assertThat(rows.get(0).get("met").asBoolean()).isTrue();
  }

  @Test
  void boardsForScaleAreExplained() {
    CommandResult ran = CommandResult.of("bench", "scale", "--rows", "5by4");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("'5by4' is not a board: bench scale takes width x height");
  }
}

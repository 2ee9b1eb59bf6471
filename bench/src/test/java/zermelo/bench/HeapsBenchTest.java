package zermelo.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;

/** Tests the table of nim-sequences with a script in the place of Zermelo. */
final class HeapsBenchTest {
  private static final boolean GCC = isGccInstalled();

  @TempDir private Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final List<String> warnings = new ArrayList<>();
  private Path script;

  private static boolean isGccInstalled() {
    try {
      return new ProcessBuilder("gcc", "--version").start().waitFor() == 0;
    } catch (IOException | InterruptedException e) {
      return false;
    }
  }

  @BeforeEach
  void writeScript() throws IOException {
    script = Files.writeString(folder.resolve("zermelo.sh"), "echo fnv=ab sec=0.25");
  }

  private BenchOutcome run(boolean json, Path... baselines) {
    List<String> sources = List.of(baselines).stream().map(Path::toString).toList();
    BenchRequest request =
        new BenchRequest(
            List.of("0.77/300"),
            sources,
            1,
            1,
            60,
            json,
            Optional.empty(),
            List.of("sh", script.toString()));
    return HeapsBench.run(
        request,
        new PrintStream(out, true, StandardCharsets.UTF_8),
        warnings::add,
        new Cancellation());
  }

  private String printed() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private Path program(String name, String source) throws IOException {
    return Files.writeString(folder.resolve(name), source);
  }

  @Test
  void aProgramWithOtherValuesIsCaught() throws IOException {
    assumeTrue(GCC);
    Path wrong =
        program(
            "wrong.c",
            "#include <stdio.h>\nint main() { puts(\"x fnv=12 sec=0.5\"); return 0; }\n");
    assertThat(run(false, wrong)).isEqualTo(BenchOutcome.DIFFER);
    assertThat(warnings)
        .containsExactly(
            "THE VALUES DIFFER: 0.77 / 300: zermelo has 00000000000000ab,"
                + " wrong.c has 0000000000000012");
    assertThat(printed()).containsPattern("0.77 / 300 +0.250 +0.500 +0.50\n");
  }

  @Test
  void aProgramThatFailsIsNamed() throws IOException {
    assumeTrue(GCC);
    Path failing = program("failing.c", "int main() { return 3; }\n");
    assertThat(run(false, failing)).isEqualTo(BenchOutcome.AGREE);
    assertThat(printed()).contains("failing.c on 0.77 / 300: failed: it printed nothing");
    Path broken = program("broken.c", "int main( {\n");
    assertThatThrownBy(() -> run(false, broken)).isInstanceOf(BadInput.class);
  }

  @Test
  void withoutProgramsInCOursAloneIsMeasured() {
    assertThat(run(true)).isEqualTo(BenchOutcome.AGREE);
    assertThat(warnings).hasSize(1).allMatch(text -> text.startsWith("only Java is measured"));
    assertThat(printed())
        .isEqualTo(
            """
            {"threads":1,"runs":1,"agree":true,"rows":[{"code":"0.77","n":300,"periods":false,\
            "seconds":0.2500,"fnv":"00000000000000ab","baselines":[]}]}
            """);
  }

  @Test
  void aCancelledRunIsStopped() {
    BenchRequest request =
        new BenchRequest(
            List.of(), List.of(), 1, 1, 60, false, Optional.empty(), List.of("sleep", "60"));
    Cancellation cancelled = new Cancellation();
    cancelled.cancel("it was interrupted");
    assertThat(
            HeapsBench.run(
                request,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                warnings::add,
                cancelled))
        .isEqualTo(BenchOutcome.STOPPED);
    assertThat(warnings.getLast()).isEqualTo("stopped after 0 of 11 rows");
  }
}

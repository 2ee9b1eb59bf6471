package zermelo.acceptance.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that {@code solve --store}, killed, goes on, and that Ctrl-C tells what is known. */
@Tag("slow")
final class SearchStoreInterruptTest {
  private static final int KILLS = 2;
  private static final long PATIENCE_MILLIS = 30_000;

  @TempDir private Path folder;

  private static final List<String> BOARD =
      List.of("solve", "connect-four", "--set", "width=7", "--set", "height=5", "--moves", "none");

  private String[] words(List<String> board, String... more) {
    return Stream.concat(board.stream(), Stream.of(more)).toArray(String[]::new);
  }

  @Test
  void killedAndResumed() throws Exception {
    Path file = folder.resolve("state");
    String[] words = words(BOARD, "--store", file.toString(), "--budget", "1h");
    for (int kill = 0; kill < KILLS; kill++) {
      long before = Files.exists(file) ? Files.getLastModifiedTime(file).toMillis() : 0;
      try (ProgramProcess program = ProgramProcess.piped(folder, words)) {
        long end = System.currentTimeMillis() + PATIENCE_MILLIS;
        while (!Files.exists(file) || Files.getLastModifiedTime(file).toMillis() == before) {
          assertThat(System.currentTimeMillis()).as(program.plain()).isLessThan(end);
          Thread.sleep(5);
        }
        program.kill();
        assertThat(program.plain()).doesNotContain("A tie");
      }
    }
    try (ProgramProcess program = ProgramProcess.piped(folder, words)) {
      program.await("Going on from " + file).await("A tie: neither player can force a win");
      assertThat(program.exit()).isZero();
    }
  }

  @Test
  void anInterruptTellsWhatIsKnown() throws Exception {
    Path file = folder.resolve("state");
    try (ProgramProcess program =
        ProgramProcess.piped(
            folder,
            "solve",
            "connect-four",
            "--set",
            "width=8",
            "--store",
            file.toString(),
            "--budget",
            "1h")) {
      long end = System.currentTimeMillis() + PATIENCE_MILLIS;
      while (!Files.exists(file)) {
        assertThat(System.currentTimeMillis()).as(program.plain()).isLessThan(end);
        Thread.sleep(20);
      }
      program.end();
      program.await("not solved: it was interrupted after ").await(" positions in ");
      assertThat(program.exit()).isEqualTo(3);
    }
  }
}

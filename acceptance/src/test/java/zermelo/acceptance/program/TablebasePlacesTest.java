package zermelo.acceptance.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;

/** Tests where {@code solve} looks for tablebases: in ./tablebases, and where a variable says. */
@Tag("slow")
final class TablebasePlacesTest {
  private static final String GAME = "connect-four --set width=5 --set height=4";
  private static final String EVIDENCE = "every position was solved before, in the tablebase ";

  @TempDir Path folder;

  private ProgramProcess solve(Path where, String named) throws Exception {
    return ProgramProcess.in(where, "ZERMELO_TABLEBASES", named, ("solve " + GAME).split(" "));
  }

  @Test
  void foundByItself() throws Exception {
    Path here = folder.resolve("here");
    Path path = Files.createDirectories(here.resolve("tablebases")).resolve("c54");
    String build = "tablebase build " + GAME + " -o " + path;
    assertThat(CommandResult.of(build.split(" ")).exit()).isZero();
    try (ProgramProcess program = solve(here, "")) {
      program.await(EVIDENCE + "tablebases/c54");
      assertThat(program.exit()).isZero();
    }
    String named = folder.resolve("nowhere") + ":" + path.getParent();
    try (ProgramProcess program = solve(folder, named)) {
      program.await(EVIDENCE + path);
      assertThat(program.exit()).isZero();
    }
    // A damaged one is reported and not used.
    Path manifest = path.resolve("tablebase.txt");
    Files.writeString(manifest, Files.readString(manifest).replace("stored", "storex"));
    try (ProgramProcess program = solve(here, "")) {
      program.await("a tablebase is not used: tablebases/c54/tablebase.txt: it is damaged");
      program.await("How we know: search");
      assertThat(program.exit()).isZero();
    }
  }
}

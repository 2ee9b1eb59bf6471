package zermelo.acceptance.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.cli.testing.CommandResult;

/** Tests that options that write files report what, where and why, and leave no partial file. */
@Tag("slow")
class FullDiskTest {
  @TempDir Path folder;

  @Test
  void nothingIsHalfWritten() throws Exception {
    Path file = Files.writeString(folder.resolve("values.txt"), "old");
    try (ProgramProcess program =
        ProgramProcess.withSmallFiles(
            folder, 1, "sequence", "0.77", "--to", "100000", "--values", file.toString())) {
      program.await("zermelo: '" + file + "' could not be written: File too large");
      assertThat(program.exit()).isEqualTo(74);
    }
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly("values.txt");
  }

  /** A device is written directly, so this needs no limit of a process. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sequence 0.77 --to 100000 --values|values.txt",
        "sequence 0.156 --to 20000 --certificate|proof.txt",
        "plot kayles --to 2000 -o|kayles.svg",
        "discover kayles --to 300 --export|kayles.csv",
        "explain divisor-duel 30 -o|duel.svg",
      })
  @EnabledOnOs(OS.LINUX)
  void everyOptionSaysWhatAndWhy(String command, String name) throws IOException {
    Path file = Files.createSymbolicLink(folder.resolve(name), Path.of("/dev/full"));
    CommandResult ran = CommandResult.of((command + " " + file).split(" "));
    assertThat(ran.err())
        .contains("zermelo: '" + file + "' could not be written: No space left on device");
    assertThat(ran.exit()).isEqualTo(74);
    assertThat(names()).containsExactly(name);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).toList();
    }
  }

  @Test
  void theHelpSaysTheExitCode() {
    assertThat(CommandResult.of("--help").out()).contains("74 an output could not be written");
    assertThat(CommandResult.of("plot", "--help").out())
        .contains("74 an output could not be written");
  }
}

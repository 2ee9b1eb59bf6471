package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests that options that write files report what, where and why, and leave no partial file. */
class FullDiskTest {
  @TempDir Path folder;

  @Tag("slow")
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sequence 0.77 --to 100000 --values|values.txt",
        "sequence 0.156 --to 20000 --certificate|proof.txt",
        "plot kayles --to 2000 -o|kayles.svg",
        "discover kayles --to 2000 --export|kayles.csv",
        "explain divisor-duel 30 -o|duel.svg",
      })
  void nothingIsHalfWritten(String command, String name) throws Exception {
    Path file = Files.writeString(folder.resolve(name), "old");
    String[] words = (command + " " + file).split(" ");
    try (Program program = Program.withSmallFiles(folder, 1, words)) {
      program.await("zermelo: '" + file + "' could not be written: File too large");
      assertThat(program.exit()).isEqualTo(74);
    }
    assertThat(file).hasContent("old");
    assertThat(names()).containsExactly(name);
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).toList();
    }
  }

  @Test
  void theHelpSaysTheExitCode() {
    assertThat(Ran.of("--help").out()).contains("74 an output could not be written");
    assertThat(Ran.of("plot", "--help").out()).contains("74 an output could not be written");
  }
}

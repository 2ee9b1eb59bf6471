package zermelo.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.kernel.input.BadInput;

/** Tests that a file is written completely or not at all. */
class OutputFileTest {
  @TempDir Path folder;

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> String.valueOf(file.getFileName())).sorted().toList();
    }
  }

  @Test
  void aNewFileAndAnOldOne() throws IOException {
    Path path = folder.resolve("f.txt");
    OutputFile file = OutputFile.of(path.toString());
    file.write("first");
    assertThat(path).hasContent("first");
    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString("rw-r-----"));
    file.write("second");
    assertThat(path).hasContent("second");
    assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(path)))
        .isEqualTo("rw-r-----");
    assertThat(names()).containsExactly("f.txt");
  }

  @Test
  void whatFailsLeavesWhatWasThere() throws IOException {
    Path path = Files.writeString(folder.resolve("f.txt"), "old");
    for (String name : List.of("f.txt", "new.txt")) {
      OutputFile file = OutputFile.of(folder.resolve(name).toString());
      assertThatThrownBy(
              () ->
                  file.write(
                      out -> {
                        out.write(new byte[1 << 20]);
                        throw new IOException("No space left on device");
                      }))
          .isInstanceOf(WriteFailure.class)
          .hasMessage("'%s' could not be written: No space left on device".formatted(file.path()));
    }
    assertThat(path).hasContent("old");
    assertThat(names()).containsExactly("f.txt");
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path target = Files.writeString(folder.resolve("target"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), target);
    OutputFile.of(link.toString()).write("new");
    assertThat(link).isSymbolicLink();
    assertThat(target).hasContent("new");
  }

  @Test
  void devicesAreWrittenDirectly() {
    Assumptions.assumeTrue(Files.exists(Path.of("/dev/full")));
    OutputFile.of("/dev/null").write("gone");
    assertThat(Files.isRegularFile(Path.of("/dev/null"))).isFalse();
    assertThatThrownBy(() -> OutputFile.of("/dev/full").write("x"))
        .isInstanceOf(WriteFailure.class)
        .hasMessage("'/dev/full' could not be written: No space left on device");
  }

  @Test
  void aPipeIsWrittenDirectly() throws Exception {
    Path pipe = folder.resolve("pipe");
    Assumptions.assumeTrue(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
    Process reader = new ProcessBuilder("cat", pipe.toString()).start();
    OutputFile.of(pipe.toString()).write("through");
    assertThat(new String(reader.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
        .isEqualTo("through");
    assertThat(names()).containsExactly("pipe");
  }

  @Test
  void namesThatCannotBe() {
    for (String name : List.of("", folder.toString(), "/", folder + "/none/f", "a\0b")) {
      assertThatThrownBy(() -> OutputFile.of(name)).isInstanceOf(BadInput.class);
    }
  }
}

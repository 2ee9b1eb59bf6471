package zermelo.kernel.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** No input is read beyond its bound, and every error message is one sentence. */
class InputFileTest {
  @TempDir Path folder;

  @Test
  void aTextUpToItsBound() throws IOException {
    Path file = Files.writeString(folder.resolve("t"), "añb\uFFFD");
    InputFile input = InputFile.of(file.toString());
    assertThat(input.text(7, "a text")).isEqualTo("añb\uFFFD");
    assertThatThrownBy(() -> input.text(6, "a text"))
        .isInstanceOf(BadInput.class)
        .hasMessage(file + " is too large to be a text: it has more than 6 bytes");
  }

  @ParameterizedTest
  @ValueSource(strings = {"/dev/zero", "/dev/urandom"})
  void aDeviceWithoutEnd(String name) {
    Assumptions.assumeTrue(Files.exists(Path.of(name)));
    assertThatThrownBy(() -> InputFile.of(name).text(1000, "the rules of a game"))
        .isInstanceOf(BadInput.class)
        .hasMessage(name + " is too large to be the rules of a game: it has more than 1,000 bytes");
  }

  @Test
  void whatIsNoFile() throws IOException {
    Path missing = folder.resolve("missing");
    assertThatThrownBy(() -> InputFile.of(missing.toString()).text(9, "a graph"))
        .isInstanceOf(BadInput.class)
        .hasMessage("there is no file " + missing);
    assertThatThrownBy(() -> InputFile.of(folder.toString()).text(9, "a graph"))
        .isInstanceOf(BadInput.class)
        .hasMessage(folder + " is a folder; a graph must be a file");
    Path inFile = Files.writeString(folder.resolve("f"), "x").resolve("g");
    assertThatThrownBy(() -> InputFile.of(inFile.toString()).text(9, "a graph"))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("cannot be read: ");
    assertThatThrownBy(() -> InputFile.of("a\0b")).hasMessage("'a?b' is not a valid file name");
    Path latin = Files.write(folder.resolve("l"), "é".getBytes(StandardCharsets.ISO_8859_1));
    assertThatThrownBy(() -> InputFile.of(latin.toString()).text(9, "a graph"))
        .hasMessage(latin + " is not a text in UTF-8");
  }

  private static LineReader lines(String text, int longest) {
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    return new LineReader("t", in, StandardCharsets.UTF_8, longest);
  }

  @Test
  void linesAreThoseOfTheText() throws IOException {
    assertThat(lines("", 3).lines()).isEmpty();
    assertThat(lines("\n", 3).lines()).containsExactly("");
    assertThat(lines("a\r\nb\n\nc", 3).lines()).containsExactly("a", "b", "", "c");
    String block = "x".repeat((1 << 13) - 1) + "\n";
    assertThat(lines(block + block + "y", 1 << 13).lines()).hasSize(3).endsWith("y");
    LineReader bounded = lines("abc\nabcd\n", 3);
    assertThat(bounded.next()).isEqualTo(Optional.of("abc"));
    assertThatThrownBy(bounded::next)
        .isInstanceOf(BadInput.class)
        .hasMessage("t: line 2 has more than 3 characters");
  }

  @Test
  void aLineWithoutEnd() throws IOException {
    Assumptions.assumeTrue(Files.exists(Path.of("/dev/zero")));
    try (InputStream zero = Files.newInputStream(Path.of("/dev/zero"))) {
      LineReader lines = new LineReader("t", zero, StandardCharsets.UTF_8, 100_000);
      assertThatThrownBy(lines::next).hasMessage("t: line 1 has more than 100,000 characters");
    }
  }
}

package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.ShellWords;

/** Tests that bad input gives one clear message, no standard output, and exit code 2. */
final class BadInputTest {
  @TempDir private Path folder;

  @BeforeEach
  void files() throws IOException {
    byte[] binary = {(byte) 0xff, (byte) 0xfe, 0, 1, (byte) 0x80, 'a', '\n', (byte) 0xc3};
    for (String ending : new String[] {"game", "dot", "csv", "graphml"}) {
      Files.write(folder.resolve("binary." + ending), binary);
      Files.createDirectories(folder.resolve("folder." + ending));
      Files.writeString(folder.resolve("empty." + ending), "");
    }
    write("undirected.dot", "graph { a -- b }");
    write("edges.csv", "a,b\n");
    write("edges.json", "{}");
    write("three.csv", "a,b\na,b,c\n");
    write("my-number.game", "game Mine\nheap n\nmove take k in 1..n\n  n := n - k\n");
    write("wrong.game", "game Wrong\nheap n\nmove take k in 1..m\n  n := n - kk\n");
  }

  private void write(String name, String text) throws IOException {
    Files.writeString(folder.resolve(name), text);
  }

  /** Runs the command lines of a file; each must be refused. */
  @TestFactory
  Stream<DynamicTest> everyLineIsRefused() throws IOException {
    String all = Files.readString(Path.of("src/test/resources/bad-input.txt"));
    return all.lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .map(
            line -> {
              int arrow = line.indexOf("=>");
              String command = line.substring(0, arrow).strip();
              return dynamicTest(command, () -> refused(command, line.substring(arrow + 2)));
            });
  }

  private void refused(String command, String words) {
    String[] args =
        ShellWords.split(command).stream()
            .map(word -> word.replace("{}", folder.toString()))
            .toArray(String[]::new);
    CommandResult ran = CommandResult.of(args);
    assertThat(ran.exit()).as(ran.out() + ran.err()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("zermelo: ").contains(words.strip());
    assertThat(ran.err().lines()).hasSize(1);
    assertThat(ran.err()).doesNotContain("Exception", "\tat ");
  }

  /** Errors in a text have their positions, several at once, and still no stack trace. */
  @Test
  void errorsInAGameFile() {
    String file = folder.resolve("wrong.game").toString();
    CommandResult ran = CommandResult.of("solve", file, "3");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err())
        .contains(file + ":3:19: ", file + ":4:12: ", "^", "2 errors")
        .doesNotContain("Exception", "\tat ");
    CommandResult empty = CommandResult.of("solve", folder.resolve("empty.game").toString(), "3");
    assertThat(empty.exit()).isEqualTo(2);
    assertThat(empty.err()).contains("a game begins with 'game NAME'");
  }

  /** All positions are parsed before any is answered, so one wrong position stops the run. */
  @Test
  void nothingIsAnsweredBeforeAllIsRead() {
    CommandResult ran = CommandResult.of("solve", "nim", "3", "5", "x");
    assertThat(ran.out()).isEmpty();
    assertThat(ran.exit()).isEqualTo(2);
  }

  @Test
  void aHugeFileIsRefusedWithoutReadingIt() throws IOException {
    Path huge = folder.resolve("huge.game");
    Files.write(huge, "game Huge\n# ".repeat(1_000_000).getBytes(StandardCharsets.UTF_8));
    CommandResult ran = CommandResult.of("solve", huge.toString(), "3");
    assertThat(ran.exit()).isEqualTo(2);
    assertThat(ran.err()).contains("too large to be the rules of a game");
  }
}

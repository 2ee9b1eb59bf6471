package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;

/** Tests {@code show}. */
final class ShowCommandTest {
  @Test
  void aTextIsShownAsItIs() {
    assertThat(CommandResult.of("show", "nim").out())
        .contains("    move take k in 1..n", "Bouton's theorem", "source:", "checked:");
    assertThat(CommandResult.of("show", "hex").out())
        .contains("board b: hexagons size x size", "size = 11: 1..19");
  }

  @Test
  void aGameOfOnesOwnIsShown(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("mine.game");
    Files.writeString(file, "game Mine\n\"Words.\"\nheap n\nmove take k in 1..n\n  n := n - k\n");
    assertThat(CommandResult.of("show", file.toString()).out())
        .contains("Mine", "Words.", "heap n");
  }
}

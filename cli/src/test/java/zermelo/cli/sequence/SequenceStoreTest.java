package zermelo.cli.sequence;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;

/** Tests {@code sequence --store}: its messages, and what it refuses. */
final class SequenceStoreTest {
  private static final int HEADER = 4096;

  @TempDir private Path folder;

  @Test
  void whatIsSaid() throws IOException {
    Path file = folder.resolve("some");
    String name = file.toString();
    CommandResult first = CommandResult.of("sequence", "0.77", "--to", "100", "--store", name);
    assertThat(first.err()).isEmpty();
    CommandResult more = CommandResult.of("sequence", "0.77", "--to", "1000", "--store", name);
    assertThat(more.err()).isEqualTo("resumed at heap 100 of " + name + "\n");
    assertThat(more.out()).isEqualTo(CommandResult.of("sequence", "0.77", "--to", "1000").out());
    CommandResult less = CommandResult.of("sequence", "0.77", "--to", "50", "--store", name);
    assertThat(less.err()).isEqualTo("read from " + name + ", which holds 170 values\n");
    assertThat(less.out()).isEqualTo(CommandResult.of("sequence", "0.77", "--to", "50").out());
    CommandResult json =
        CommandResult.of("sequence", "0.77", "--to", "1000", "--store", name, "--json");
    assertThat(json.err()).isEmpty();
    assertThat(json.object().path("period").asInt()).isEqualTo(12);
    CommandResult other = CommandResult.of("sequence", "0.6", "--store", name);
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err())
        .isEqualTo(
            "zermelo: '%s' cannot be used as a store: it holds values of 0.77, not of 0.6\n"
                .formatted(name));
    byte[] all = Files.readAllBytes(file);
    all[HEADER + 50] ^= 4;
    Files.write(file, all);
    CommandResult damaged = CommandResult.of("sequence", "0.77", "--store", name);
    assertThat(damaged.exit()).isEqualTo(2);
    assertThat(damaged.err()).contains(name, "it is damaged", "delete it to start over");
    CommandResult text = CommandResult.of("sequence", "0.77", "--store", "pom.xml");
    assertThat(text.exit()).isEqualTo(2);
    assertThat(text.err())
        .contains("'pom.xml' cannot be used as a store: it is not a store of values");
  }

  @Test
  void whatHasNoEnginePastArraysSaysSo() {
    CommandResult memory = CommandResult.of("sequence", "0.106", "--to", "3e9", "--budget", "64k");
    assertThat(memory.exit()).isEqualTo(3);
    assertThat(memory.err()).contains("there is no memory for more; with --store FILE");
    CommandResult three = CommandResult.of("sequence", "0x0.8", "--to", "3e9", "--budget", "64k");
    assertThat(three.err()).contains("there is no memory for more\n");
    for (String other : List.of("--compare", "--family", "--verify")) {
      CommandResult ran = CommandResult.of("sequence", "--store", "x", other, "0.?7");
      assertThat(ran.exit()).isEqualTo(2);
    }
  }
}

package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zermelo.cli.testing.CommandResult;

/** Tests {@code verify} on certificates of all commands, true ones and changed ones. */
final class VerifyCommandTest {
  @TempDir private Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aStrategyIsWrittenAndVerified() {
    String file = file("domineering.txt");
    CommandResult solved =
        CommandResult.of("solve", "domineering", ".../.../...", "--certificate", file);
    assertThat(solved.exit()).isZero();
    assertThat(solved.err()).contains("The certificate is in " + file + ": ", " steps.");
    CommandResult verified = CommandResult.of("verify", file);
    assertThat(verified.out())
        .startsWith("domineering .../.../...\nVerified: the player to move wins.");
    assertThat(verified.exit()).isZero();
  }

  @Test
  void aChangedStepIsNamed() throws IOException {
    Path file = folder.resolve("nim.txt");
    CommandResult.of("solve", "nim", "1+2", "--misere", "--certificate", file.toString());
    assertThat(CommandResult.of("verify", file.toString()).out())
        .startsWith("nim 1+2, misère play\nVerified: the player to move wins.");
    Files.writeString(file, Files.readString(file).replace(">=1\t", "<=-1\t"));
    CommandResult refused = CommandResult.of("verify", file.toString(), "--json");
    assertThat(refused.exit()).isEqualTo(1);
    JsonNode object = refused.object();
    assertThat(object.get("verified").asBoolean()).isFalse();
    assertThat(object.get("fault").asText()).startsWith("step ");
    assertThat(object.get("at_least").isNull()).isTrue();
  }

  @Test
  void sumsScoresAndOwnRules() throws IOException {
    String file = file("any.txt");
    assertThat(
            CommandResult.of(
                    "solve", "nim 3 + kayles 4 + tic-tac-toe XO./XO./...", "--certificate", file)
                .exit())
        .isZero();
    assertThat(CommandResult.of("verify", file).exit()).isZero();
    CommandResult.of("solve", "stone-game", "[3,9,1,2]", "--moves", "none", "--certificate", file);
    assertThat(CommandResult.of("verify", file).out()).contains("the final margin of the player");
    Path rules = folder.resolve("own.game");
    Files.writeString(
        rules, "game Own\nparam k: 1.. = 2\nposition n: 0..\nmove take i in 1..k\n  n := n - i\n");
    CommandResult.of("solve", rules.toString(), "7", "--set", "k=3", "--certificate", file);
    Files.delete(rules);
    assertThat(CommandResult.of("verify", file).out())
        .startsWith(rules + "(k=3) 7\nVerified: the player to move wins.");
  }

  @Tag("slow")
  @Test
  void certificatesOfOtherCommands() {
    String file = file("period.txt");
    CommandResult.of("sequence", "0.77", "--to", "1000", "--certificate", file);
    assertThat(CommandResult.of("verify", file).out()).contains("Verified: ");
    CommandResult.of("check", "take-away", "n mod 4 = 0 iff loses", "--certificate", file);
    assertThat(CommandResult.of("verify", file).out()).contains("Verified: ");
  }

  @Test
  void whatIsNoCertificate() throws IOException {
    Path file = folder.resolve("notes.txt");
    Files.writeString(file, "some notes\n");
    assertThat(CommandResult.of("verify", file.toString()).err())
        .contains("'" + file + "' is not a certificate: its first line should be 'Zermelo");
    assertThat(CommandResult.of("verify").err()).contains("zermelo verify FILE");
    assertThat(CommandResult.of("verify", file("none")).err()).contains("there is no file");
    assertThat(CommandResult.of("solve", "nim", "3", "5", "--certificate", file("x")).err())
        .contains("--certificate is about one position");
    assertThat(CommandResult.of("solve", "nim", "3+?", "--certificate", file("x")).err())
        .contains("--certificate is about one position");
  }
}

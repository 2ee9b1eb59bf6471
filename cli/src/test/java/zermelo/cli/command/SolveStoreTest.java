package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zermelo.cli.testing.CommandResult;

/** Tests {@code solve --store}: work that a limit ended goes on, with the same answer. */
final class SolveStoreTest {
  @TempDir private Path folder;

  private CommandResult solve(String words, String... more) {
    List<String> line = new ArrayList<>(List.of("solve"));
    line.addAll(Arrays.asList(words.split(" ", -1)));
    line.addAll(Arrays.asList(more));
    return CommandResult.of(line.toArray(String[]::new));
  }

  /** Each kind of search: of lines, of bounds, of regions with nimbers and with winners. */
  @Tag("slow")
  @ParameterizedTest
  @CsvSource({
    "connect-four --set width=5 --set height=5, 40000",
    "clobber xoxo/oxox/xoxo/oxox/xoxo, 100000",
    "cram #........../.........../..........., 30000",
    "domineering --set rows=7 --set columns=7, 2000",
  })
  void goesOn(String words, String most) throws IOException {
    String file = folder.resolve("state").toString();
    String[] json = {"--json", "--moves", "none", "--budget", "1h"};
    CommandResult whole = solve(words, json);
    assertThat(whole.exit()).as(whole.err()).isZero();
    CommandResult begun =
        solve(words, "--json", "--moves", "none", "--store", file, "--budget", most);
    assertThat(begun.exit()).as(begun.out()).isEqualTo(3);
    assertThat(begun.err()).contains("The state of the search is in " + file);
    List<String> again = new ArrayList<>(Arrays.asList(json));
    again.addAll(List.of("--store", file));
    CommandResult ended = solve(words, again.toArray(String[]::new));
    assertThat(ended.exit()).as(ended.err()).isZero();
    assertThat(ended.err()).contains("Going on from " + file);
    for (String field : List.of("winner", "remoteness", "grundy", "margin")) {
      assertThat(ended.object().get(field)).as(field).isEqualTo(whole.object().get(field));
    }
    CommandResult known = solve(words, again.toArray(String[]::new));
    assertThat(known.object().get("winner")).isEqualTo(whole.object().get("winner"));
    assertThat(positions(known)).isLessThan(positions(whole));
    assertThat(Files.exists(folder.resolve("state.draft"))).isFalse();
  }

  private static long positions(CommandResult result) {
    JsonNode evidence = result.object().get("evidence");
    return evidence.get("positions").asLong();
  }

  @Test
  void anotherQuestionIsRefused() {
    String file = folder.resolve("state").toString();
    solve("connect-four --set width=5 --set height=5", "--store", file, "--budget", "30000");
    CommandResult other =
        solve("connect-four --set width=5 --set height=4", "--store", file, "--budget", "10000");
    assertThat(other.exit()).isEqualTo(2);
    assertThat(other.err()).contains("is the state of another question");
    assertThat(solve("nim 3 5", "--store", file).err()).contains("--store is about one position");
    assertThat(solve("nim 3+?", "--store", file).err()).contains("--store is about one position");
  }

  @Test
  void whatNeedsNoSearchLeavesNoState() {
    Path file = folder.resolve("state");
    CommandResult small = solve("nim 3+5", "--store", file.toString());
    assertThat(small.exit()).isZero();
    assertThat(small.err()).contains("No search began");
    assertThat(Files.exists(file)).isFalse();
  }
}

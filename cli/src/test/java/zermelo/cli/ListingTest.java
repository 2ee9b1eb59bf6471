package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.kernel.Game;
import zermelo.library.Library;

/** Tests {@code games}, {@code show}, help and version. */
final class ListingTest {
  /** The ids that must stay in the library. */
  private static final List<String> IDS =
      List.of(
          ("divisor-turn multiplication divisor-duel number-transformation take-away nim"
                  + " nim-with-addition square-nim graph splitting toward prime-power crosses"
                  + " chess-piece red-kingdom decrementing kayles circular-kayles fibonacci-nim"
                  + " wythoff tic-tac-toe dots-and-boxes hex connect-four kalah subtraction octal"
                  + " dawson-kayles dawson-chess grundy quixo treblecross euclid moore-nim"
                  + " staircase-nim green-hackenbush chomp cram domineering turning-turtles"
                  + " mock-turtles ruler")
              .split(" "));

  @Test
  void everyGameHasALine() {
    List<String> lines = Ran.of("games").lines();
    for (String id : IDS) {
      assertThat(lines).as(id).anyMatch(line -> line.startsWith(id + " "));
    }
    assertThat(lines.getLast()).startsWith(Library.ids().size() + " games.");
  }

  @Test
  void everyGameHasAnObject() {
    List<JsonNode> games = Ran.of("games", "--json").objects();
    assertThat(games)
        .extracting(game -> game.path("game").asText())
        .isEqualTo(Library.ids())
        .containsAll(IDS);
    for (JsonNode game : games) {
      assertThat(game.path("written").asText()).isIn("text", "java");
      assertThat(game.path("rules").asText()).isNotBlank();
    }
  }

  /** The commands that {@code show} suggests work, and show the winner. */
  @Tag("slow")
  @Test
  void everyGameIsShownWithCommandsToTry() {
    for (Game game : Library.all()) {
      Ran shown = Ran.of("show", game.id());
      assertThat(shown.exit()).isZero();
      assertThat(shown.out())
          .contains(game.title(), game.words().lines().findFirst().orElseThrow());
      List<String> commands =
          shown.lines().stream().filter(line -> line.startsWith("    zermelo solve ")).toList();
      assertThat(commands).as(game.id()).hasSameSizeAs(game.examples());
      List<String> words = ShellWords.split(commands.isEmpty() ? "zermelo" : commands.getFirst());
      if (words.size() > 1) {
        Ran ran = Ran.of(words.subList(1, words.size()).toArray(String[]::new));
        assertThat(ran.exit()).as("%s: %s", words, ran.err()).isZero();
      }
    }
  }

  @Test
  void aTextIsShownAsItIs() {
    assertThat(Ran.of("show", "nim").out())
        .contains("    move take k in 1..n", "Bouton's theorem", "source:", "checked:");
    assertThat(Ran.of("show", "hex").out()).contains("The rules are written in Java.", "size = 11");
  }

  @Test
  void aGameOfOnesOwnIsShown(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("mine.game");
    Files.writeString(file, "game Mine\n\"Words.\"\nheap n\nmove take k in 1..n\n  n := n - k\n");
    assertThat(Ran.of("show", file.toString()).out()).contains("Mine", "Words.", "heap n");
  }

  /** The overview names exactly the commands whose help has a shared option. */
  @ParameterizedTest
  @ValueSource(strings = {"--set", "--misere", "--json", "--budget", "--help"})
  void theOverviewTellsWhichCommandsTakeAnOption(String option) {
    List<String> overview = Ran.of("--help").out().lines().toList();
    List<String> commands =
        overview.stream()
            .filter(line -> line.startsWith("  zermelo "))
            .map(line -> line.split(" +", -1)[2])
            .toList();
    assertThat(commands).contains("games", "solve", "sequence", "serve", "bench");
    List<String> takers =
        commands.stream()
            .filter(
                command ->
                    Ran.of(command, "--help")
                        .out()
                        .lines()
                        .anyMatch(line -> line.matches("  " + option + " .*")))
            .toList();
    String words = takers.equals(commands) ? "every command" : String.join(", ", takers);
    assertThat(overview).filteredOn(line -> line.startsWith("  " + option)).hasSize(1);
    assertThat(overview).anyMatch(line -> line.matches("  " + option + " +" + words));
    assertThat(String.join("\n", overview)).doesNotContain("Everywhere");
  }

  @Test
  void helpEverywhere() {
    assertThat(Ran.of().out()).isEqualTo(Ran.of("--help").out()).contains("zermelo solve");
    for (String command : List.of("games", "show", "solve", "table", "judge", "stress", "lint")) {
      Ran help = Ran.of(command, "--help");
      assertThat(help.exit()).isZero();
      assertThat(help.out()).isEqualTo(Ran.of("help", command).out());
      assertThat(Ran.of("--help").out()).contains("zermelo " + command);
    }
    assertThat(Ran.of("--version").out()).startsWith("zermelo ");
  }
}

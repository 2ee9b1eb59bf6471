package zermelo.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.cli.testing.CommandResult;
import zermelo.library.Library;

/** Tests {@code games}. */
final class GamesCommandTest {
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
    List<String> lines = CommandResult.of("games").lines();
    for (String id : IDS) {
      assertThat(lines).as(id).anyMatch(line -> line.startsWith(id + " "));
    }
    assertThat(lines.getLast()).startsWith(Library.ids().size() + " games.");
  }

  @Test
  void everyGameHasAnObject() {
    List<JsonNode> games = CommandResult.of("games", "--json").objects();
    assertThat(games)
        .extracting(game -> game.path("game").asText())
        .isEqualTo(Library.ids())
        .containsAll(IDS);
    for (JsonNode game : games) {
      assertThat(game.path("written").asText()).isIn("text", "java");
      assertThat(game.path("rules").asText()).isNotBlank();
    }
  }
}

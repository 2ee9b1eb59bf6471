package zermelo.acceptance.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.cli.testing.CommandResult;
import zermelo.cli.testing.SolveJson;
import zermelo.kernel.Game;
import zermelo.library.Library;

/** Tests the fields of {@code solve --json} for every game of the library. */
final class SolveObjectTest {
  private static final List<String> FIELDS =
      List.of(
          "game",
          "set",
          "position",
          "misere",
          "winner",
          "remoteness",
          "grundy",
          "margin",
          "moves",
          "evidence");

  static Stream<Game> games() {
    return Library.all().stream().filter(game -> !game.examples().isEmpty());
  }

  /** Every game, in normal and misère play: the fields, their order, and their types. */
  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void everyObjectHasItsFields(Game game) {
    for (Game.Example example : game.examples()) {
      List<String> args = new ArrayList<>(List.of("solve", game.id(), "--json"));
      if (!example.position().isEmpty()) {
        args.add(example.position());
      }
      example.settings().values().forEach((k, v) -> args.addAll(List.of("--set", k + "=" + v)));
      check(game, CommandResult.of(args.toArray(String[]::new)));
      args.add("--misere");
      check(game, CommandResult.of(args.toArray(String[]::new)));
    }
  }

  private static void check(Game game, CommandResult ran) {
    assertThat(ran.exit()).as(ran.err()).isZero();
    assertThat(ran.err()).isEmpty();
    JsonNode answer = ran.object();
    List<String> names = new ArrayList<>();
    answer.fieldNames().forEachRemaining(names::add);
    names.remove("left_out");
    assertThat(names).isEqualTo(FIELDS);
    assertThat(answer.path("game").asText()).isEqualTo(game.id());
    assertThat(answer.path("set").isObject()).isTrue();
    assertThat(answer.path("position").isTextual()).isTrue();
    assertThat(answer.path("misere").isBoolean()).isTrue();
    assertThat(SolveJson.winner(answer)).isIn("first", "second", "tie", "draw");
    boolean decided = List.of("first", "second").contains(SolveJson.winner(answer));
    assertThat(answer.path("remoteness").isInt()).isEqualTo(decided);
    assertThat(answer.path("grundy").isIntegralNumber() || answer.path("grundy").isNull()).isTrue();
    if (answer.path("misere").asBoolean()) {
      assertThat(answer.path("grundy").isNull()).isTrue();
    }
    boolean scored =
        List.of("dots-and-boxes", "kalah", "reversi", "stone-game").contains(game.id());
    assertThat(answer.path("margin").isInt()).isEqualTo(scored);
    assertThat(answer.path("evidence").path("kind").asText()).isEqualTo("computed");
    assertThat(answer.path("evidence").path("detail").isTextual()).isTrue();
    assertThat(answer.path("evidence").path("positions").asLong()).isPositive();
    SolveJson.moves(answer).forEach(move -> check(answer, move));
    consistent(answer);
  }

  private static void check(JsonNode answer, JsonNode move) {
    List<String> names = new ArrayList<>();
    move.fieldNames().forEachRemaining(names::add);
    assertThat(names).startsWith("move", "to", "result", "remoteness", "grundy");
    assertThat(move.path("margin").isInt()).isEqualTo(answer.path("margin").isInt());
    assertThat(move.path("result").asText()).isIn("win", "lose", "tie", "draw");
    assertThat(move.path("to").isTextual()).isTrue();
  }

  /** The winner has a winning move; the best move gives the remoteness and the margin. */
  private static void consistent(JsonNode answer) {
    List<JsonNode> moves = SolveJson.moves(answer).toList();
    if (moves.isEmpty()) {
      return;
    }
    boolean wins = !SolveJson.moves(answer, "win").isEmpty();
    assertThat(SolveJson.firstWins(answer)).isEqualTo(wins);
    if (answer.path("margin").isInt()) {
      int best = moves.stream().mapToInt(move -> move.path("margin").asInt()).max().orElseThrow();
      assertThat(answer.path("margin").asInt()).isEqualTo(best);
    } else if (wins) {
      int quickest =
          moves.stream()
              .filter(move -> move.path("result").asText().equals("win"))
              .mapToInt(move -> move.path("remoteness").asInt())
              .min()
              .orElseThrow();
      assertThat(answer.path("remoteness").asInt()).isEqualTo(quickest + 1);
    } else if (SolveJson.winner(answer).equals("second")) {
      int longest =
          moves.stream().mapToInt(move -> move.path("remoteness").asInt()).max().orElseThrow();
      assertThat(answer.path("remoteness").asInt()).isEqualTo(longest + 1);
    }
  }
}

package zermelo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.kernel.Game;
import zermelo.library.Library;

/** Tests the object of {@code solve --json}. Scripts rely on every field. */
final class SolveJsonTest {
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

  @Test
  void theWholeObjectOfADivisorDuel() {
    assertThat(Ran.of("solve", "divisor-duel", "10", "--json").out())
        .isEqualTo(
            """
            {"game":"divisor-duel","set":{},"position":"10","misere":false,"winner":"first",\
            "remoteness":1,"grundy":1,"margin":null,"moves":[\
            {"move":"subtract 2","to":"8","result":"win","remoteness":2,"grundy":0},\
            {"move":"subtract 5","to":"5","result":"win","remoteness":0,"grundy":0}],\
            "evidence":{"kind":"computed","detail":"the whole graph was searched","positions":7}}
            """);
  }

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
      check(game, Ran.of(args.toArray(String[]::new)));
      args.add("--misere");
      check(game, Ran.of(args.toArray(String[]::new)));
    }
  }

  private static void check(Game game, Ran ran) {
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
    assertThat(Told.winner(answer)).isIn("first", "second", "tie", "draw");
    boolean decided = List.of("first", "second").contains(Told.winner(answer));
    assertThat(answer.path("remoteness").isInt()).isEqualTo(decided);
    assertThat(answer.path("grundy").isIntegralNumber() || answer.path("grundy").isNull()).isTrue();
    if (answer.path("misere").asBoolean()) {
      assertThat(answer.path("grundy").isNull()).isTrue();
    }
    boolean scored = List.of("dots-and-boxes", "kalah").contains(game.id());
    assertThat(answer.path("margin").isInt()).isEqualTo(scored);
    assertThat(answer.path("evidence").path("kind").asText()).isEqualTo("computed");
    assertThat(answer.path("evidence").path("detail").isTextual()).isTrue();
    assertThat(answer.path("evidence").path("positions").asLong()).isPositive();
    Told.moves(answer).forEach(move -> check(answer, move));
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
    List<JsonNode> moves = Told.moves(answer).toList();
    if (moves.isEmpty()) {
      return;
    }
    boolean wins = !Told.moves(answer, "win").isEmpty();
    assertThat(Told.firstWins(answer)).isEqualTo(wins);
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
    } else if (Told.winner(answer).equals("second")) {
      int longest =
          moves.stream().mapToInt(move -> move.path("remoteness").asInt()).max().orElseThrow();
      assertThat(answer.path("remoteness").asInt()).isEqualTo(longest + 1);
    }
  }

  @Tag("slow")
  @Test
  void settingsHaveTheirTypes() {
    JsonNode set =
        Told.solve("divisor-turn", "12", "--set", "floor=1", "--set", "keep=false").path("set");
    assertThat(set.toString()).isEqualTo("{\"floor\":1,\"keep\":false}");
    assertThat(Told.solve("octal(code=0.137)", "7").path("set").toString())
        .isEqualTo("{\"code\":\"0.137\"}");
  }

  @Tag("slow")
  @Test
  void theoremsTellNoRemoteness() {
    JsonNode answer = Told.solve("nim", "1000000000000000000+3+5");
    assertThat(answer.path("evidence").path("kind").asText()).isEqualTo("theorem");
    assertThat(answer.path("remoteness").isNull()).isTrue();
    assertThat(answer.path("grundy").asLong()).isEqualTo(1000000000000000000L ^ 3 ^ 5);
  }

  @Test
  void severalPositionsAreSeveralObjects() {
    List<JsonNode> answers = Ran.of("solve", "nim", "3", "3+3", "--json").objects();
    assertThat(answers).extracting(Told::winner).containsExactly("first", "second");
  }

  @Test
  void aBudgetThatRunsOutIsStillAnObject() {
    Ran ran = Ran.of("solve", "connect-four", "--json", "--budget", "2000");
    assertThat(ran.exit()).isEqualTo(3);
    JsonNode answer = ran.object();
    assertThat(answer.path("winner").isNull()).isTrue();
    assertThat(answer.path("evidence").path("kind").asText()).isEqualTo("estimate");
    assertThat(ran.err()).startsWith("zermelo: not solved: ").hasLineCount(1);
  }
}

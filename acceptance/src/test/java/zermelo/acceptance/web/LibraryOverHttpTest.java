package zermelo.acceptance.web;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.application.GameResolver;
import zermelo.application.json.AnswerJson;
import zermelo.application.tablebase.TablebaseFinder;
import zermelo.kernel.Position;
import zermelo.kernel.Settings;
import zermelo.library.Library;
import zermelo.solve.Question;
import zermelo.solve.plan.PlanningSolver;
import zermelo.web.api.WebCatalogue;
import zermelo.web.testing.EmptyTextStore;
import zermelo.web.testing.TestServer;
import zermelo.web.testing.TestServerBase;

/** Tests every game of the library over HTTP, as a page asks. */
@Tag("slow")
final class LibraryOverHttpTest extends TestServerBase {
  static List<String> games() {
    return Library.ids();
  }

  @Test
  void listsTheLibrary() {
    JsonNode games = served.json("/api/games");
    document.describes("Games", games);
    List<String> ids = new ArrayList<>();
    Set<String> kinds = new HashSet<>();
    for (JsonNode game : games.path("games")) {
      ids.add(game.path("game").asText());
      kinds.add(game.path("kind").asText());
      assertThat(game.path("example").path("picture").isObject()).as(ids.getLast()).isTrue();
    }
    assertThat(ids).isEqualTo(Library.ids());
    assertThat(kinds).containsExactlyInAnyOrder("heaps", "numbers", "boards", "graphs");
  }

  @ParameterizedTest
  @MethodSource("games")
  void describesEveryGame(String game) {
    document.describes("Description", served.json("/api/games/" + game));
    document.describes("Start", served.json("/api/start" + query("game", game)));
  }

  /** Plays each game from its first example to its end, always with the last move. */
  @ParameterizedTest
  @MethodSource("games")
  void playsEveryGame(String game) {
    JsonNode state = served.json("/api/position" + query("game", game));
    document.describes("State", state);
    List<String> pairs = about(state, state.path("start").asText());
    int most = 300;
    while (state.path("over").isNull() && --most > 0) {
      JsonNode moves = state.path("moves");
      assertThat(moves).as(state.toString()).isNotEmpty();
      JsonNode last = moves.get(moves.size() - 1);
      pairs.add("m");
      pairs.add(last.path("move").asText());
      state = served.json("/api/position" + query(pairs.toArray(String[]::new)));
      assertThat(state.path("position")).isEqualTo(last.path("to"));
    }
    document.describes("State", state);
    assertThat(most).as(game + " ends").isPositive();
    JsonNode again =
        served.json(
            "/api/position"
                + query(about(state, state.path("position").asText()).toArray(String[]::new)));
    assertThat(again.path("picture")).isEqualTo(state.path("picture"));
  }

  private static List<String> about(JsonNode state, String position) {
    List<String> pairs = new ArrayList<>(List.of("game", state.path("game").asText()));
    for (Map.Entry<String, JsonNode> setting : state.path("set").properties()) {
      pairs.addAll(List.of("set." + setting.getKey(), setting.getValue().asText()));
    }
    pairs.addAll(List.of("position", position));
    return pairs;
  }

  /** The answer equals that of the command line for the same position. */
  @ParameterizedTest
  @MethodSource("games")
  void solvesEveryGame(String game) {
    JsonNode description = served.json("/api/games/" + game);
    for (JsonNode example : description.path("examples")) {
      List<String> pairs = new ArrayList<>(List.of("game", game));
      Settings settings = Settings.NONE;
      for (Map.Entry<String, JsonNode> setting : example.path("set").properties()) {
        pairs.addAll(List.of("set." + setting.getKey(), setting.getValue().asText()));
        settings = settings.and(setting.getKey() + "=" + setting.getValue().asText());
      }
      pairs.addAll(List.of("position", example.path("position").asText()));
      String asked = query(pairs.toArray(String[]::new));
      JsonNode answer = served.json("/api/solve" + asked);
      document.describes("Answer", answer);
      JsonNode expected = solved(game, settings, example.path("position").asText());
      assertThat(answer.path("winner")).as(asked).isEqualTo(expected.path("winner"));
      assertThat(answer.path("moves")).as(asked).isEqualTo(expected.path("moves"));
      assertThat(answer.path("remoteness")).isEqualTo(expected.path("remoteness"));
      assertThat(answer.path("grundy")).isEqualTo(expected.path("grundy"));
      document.describes("Explanation", served.json("/api/explain" + asked));
      document.describes("Choice", served.json("/api/hint" + asked));
      document.describes("Choice", served.json("/api/reply" + asked + "&player=3"));
      document.describes("Review", served.json("/api/review" + asked));
    }
  }

  private static JsonNode solved(String game, Settings settings, String text) {
    GameResolver resolver =
        new GameResolver(false, TablebaseFinder.NONE, new WebCatalogue(new EmptyTextStore()));
    GameResolver.ResolvedGame resolved = resolver.game(game, settings, text);
    Position position = resolved.position(text);
    Question question =
        Question.of(List.of(resolved.component(position)))
            .listing(Question.MoveSelection.ALL, 2_000);
    return TestServer.parse(
        AnswerJson.of(
            new AnswerJson.PositionReference(
                game, settings, resolved.rules().print(position), false),
            resolved.rules(),
            new PlanningSolver().solve(question)));
  }

  @ParameterizedTest
  @MethodSource("games")
  void speakOfNoCommandLine(String game) {
    for (String question : unsuitableQuestions(game)) {
      expectUnderstood(question, served.get(question));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void playsAMatchOfEveryGame(String game) {
    JsonNode match = post("/api/matches", 201, Map.of("game", game, "first", 2));
    String path = "/api/matches/" + match.path("match").asText();
    JsonNode move = served.json(path).path("state").path("moves").path(0).path("move");
    String key = match.path("keys").path(1).asText();
    post(path + "/moves", 200, Map.of("key", key, "number", 1, "ply", 0, "move", move.asText()));
  }

  private JsonNode post(String path, int status, Map<String, ?> body) {
    HttpResponse<String> response =
        served.post(path, new ObjectMapper().valueToTree(body).toString());
    assertThat(response.statusCode()).as(response.body()).isEqualTo(status);
    return TestServer.parse(response.body());
  }
}

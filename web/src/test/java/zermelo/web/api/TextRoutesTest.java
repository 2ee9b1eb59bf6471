package zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zermelo.web.testing.TestServer;
import zermelo.web.testing.TestServerBase;

/** Tests the routes for users' own games. */
@Timeout(60)
class TextRoutesTest extends TestServerBase {
  private static final String TEXT =
      """
      game Halves
      "Take half of a heap, rounded up, or one stone."
      heap n
      move half where n >= 1
        n := n / 2
      move one where n >= 1
        n := n - 1
      example 9
      """;

  private static String body(String text) {
    return JsonNodeFactory.instance.objectNode().put("text", text).toString();
  }

  private JsonNode lint(String text) {
    HttpResponse<String> response = served.post("/api/lint", body(text));
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    JsonNode lint = TestServer.parse(response.body());
    document.describes("Lint", lint);
    return lint;
  }

  @Test
  void explainsTheWordsOfTheLanguage() {
    JsonNode guide = served.json("/api/language");
    document.describes("Language", guide);
    assertThat(guide.path("words"))
        .anySatisfy(
            word -> {
              assertThat(word.path("word").asText()).isEqualTo("slides");
              assertThat(word.path("kind").asText()).isEqualTo("function");
              assertThat(word.path("form").asText()).isEqualTo("slides(cell)");
              assertThat(word.path("board").asBoolean()).isTrue();
            });
  }

  /** The picture says by which cells a move is chosen. */
  @ParameterizedTest
  @ValueSource(strings = {"1 x 3", "points 3 joined i, j if j = i + 1"})
  void drawsBoardsOfTexts(String shape) {
    String text =
        """
        game Hop
        board b: %s of "." left "x" right "o" = "x.o"
        move p in b where b[p] is mine, q in neighbours(p) where b[q] is empty
          b[p] := empty; b[q] := mine
        """
            .formatted(shape);
    HttpResponse<String> kept = served.post("/api/texts", body(text));
    assertThat(kept.statusCode()).as(kept.body()).isEqualTo(200);
    String game = TestServer.parse(kept.body()).path("game").asText();
    JsonNode state = served.json("/api/position" + query("game", game));
    document.describes("State", state);
    JsonNode moves = state.path("picture").path("moves");
    assertThat(moves).hasSize(1);
    assertThat(moves.get(0).path("cells")).hasSize(2);
    assertThat(moves.get(0).path("any_order").asBoolean()).isFalse();
    assertThat(moves.get(0).path("move")).isEqualTo(state.path("moves").get(0).path("move"));
  }

  @Test
  void namesEachMistakeWithItsPlace() {
    JsonNode wrong = lint(TEXT.replace("n := n - 1", "n := m - 1"));
    assertThat(wrong.path("ok").asBoolean()).isFalse();
    JsonNode error = wrong.path("errors").get(0);
    assertThat(error.path("line").asInt()).isEqualTo(7);
    assertThat(error.path("column").asInt()).isEqualTo(8);
    assertThat(error.path("length").asInt()).isEqualTo(1);
    assertThat(error.path("message").asText()).contains("m");
    assertThat(lint(TEXT).path("ok").asBoolean()).isTrue();
  }

  @Test
  void namesTheParameters() {
    assertThat(lint(TEXT).path("settings")).isEmpty();
    String setting = "heap n\nparam k: 1..9 = 3 \"the most\"\n";
    JsonNode settings = lint(TEXT.replace("heap n\n", setting)).path("settings");
    assertThat(settings.path(0).path("name").asText()).isEqualTo("k");
    assertThat(settings.path(0).path("fallback").asText()).isEqualTo("3");
  }

  @Test
  void isAGameLikeAllOthersOnceItIsKept() {
    HttpResponse<String> response = served.post("/api/texts", body(TEXT));
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    JsonNode game = TestServer.parse(response.body());
    document.describes("Description", game);
    String id = game.path("game").asText();
    assertThat(TestServer.parse(served.post("/api/texts", body(TEXT)).body()).path("game").asText())
        .isEqualTo(id);
    document.describes("State", served.json("/api/position" + query("game", id)));
    JsonNode answer = served.json("/api/solve" + query("game", id, "position", "9"));
    document.describes("Answer", answer);
    assertThat(answer.path("moves")).hasSize(2);
    document.describes("Table", served.json("/api/table" + query("game", id, "to", "30")));
    document.describes(
        "Finding",
        served.json("/api/check" + query("game", id, "claim", "grundy < 4", "to", "100")));
    assertThat(served.json("/api/games/" + id).path("text").asText()).isEqualTo(TEXT);
  }

  @Test
  void isNotKeptWithMistakes() {
    HttpResponse<String> response = served.post("/api/texts", body("game x"));
    assertThat(response.statusCode()).isEqualTo(400);
    JsonNode problem = TestServer.parse(response.body());
    document.describes("Problem", problem);
    assertThat(problem.path("errors")).isNotEmpty();
  }

  @Test
  void isRefusedWhenItIsNoTextOrTooLong() {
    assertThat(served.post("/api/lint", "{}").statusCode()).isEqualTo(400);
    assertThat(served.post("/api/lint", "{\"text\":3}").statusCode()).isEqualTo(400);
    assertThat(served.post("/api/lint", "[").statusCode()).isEqualTo(400);
    assertThat(served.post("/api/lint", body("#".repeat(30_000))).statusCode()).isEqualTo(413);
    assertThat(served.post("/api/lint", body("#".repeat(100_000))).statusCode()).isEqualTo(413);
  }

  /** Texts that would take forever, or all memory, without limits. */
  @Tag("slow")
  @ParameterizedTest
  @ValueSource(
      strings = {
        "game A\nposition n: 0..\nmove x k in 1..1000000000 where k <= n\n n := n - k\nexample 1000000000",
        "game B\nposition n: 0..\nmove up: n := n + 1\nexample 1",
        "game C\nposition a, b, c, d: 0..1000\nmove w where a > 0: a := a - 1\nmove x where b > 0:"
            + " b := b - 1\nmove y where c > 0: c := c - 1\nmove z where d > 0: d := d - 1\n"
            + "example 1000,1000,1000,1000",
        "game D\nheap n\nmove s i in 1..n where n > 1\n n := i + (n - i)\nexample 100000",
      })
  void endsSoon(String text) {
    long before = System.nanoTime();
    served.post("/api/lint", body(text));
    HttpResponse<String> kept = served.post("/api/texts", body(text));
    if (kept.statusCode() == 200) {
      String id = TestServer.parse(kept.body()).path("game").asText();
      for (String question : new String[] {"position", "solve", "graph"}) {
        HttpResponse<String> response = served.get("/api/" + question + query("game", id));
        assertThat(response.statusCode()).as(question + response.body()).isIn(200, 400, 413, 503);
      }
    }
    assertThat((System.nanoTime() - before) / 1_000_000_000L).isLessThan(40);
  }
}

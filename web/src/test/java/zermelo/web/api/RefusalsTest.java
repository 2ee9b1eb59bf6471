package zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.Served.query;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zermelo.library.Library;
import zermelo.web.Served;

/** Tests questions that do not suit a game: the message must make sense in a browser. */
class RefusalsTest extends ServedTest {
  static List<String> games() {
    return Library.ids();
  }

  private static List<String> questions(String game) {
    List<String> questions = new ArrayList<>();
    for (String kind : List.of("scatter", "histogram", "grid", "heat", "outcomes", "ruler")) {
      questions.add("/api/plot" + query("game", game, "kind", kind, "to", "2"));
      questions.add("/api/plot" + query("game", game, "kind", kind, "to", "2", "misere", "true"));
    }
    questions.add("/api/table" + query("game", game, "to", "3"));
    questions.add("/api/check" + query("game", game, "claim", "period 2", "to", "3"));
    questions.add("/api/check" + query("game", game, "claim", "wins", "heaps", "2", "to", "2"));
    questions.add("/api/solve" + query("game", game, "set.nosuch", "1"));
    questions.add("/api/solve" + query("game", game, "position", "?"));
    return questions;
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void speakOfNoCommandLine(String game) {
    for (String question : questions(game)) {
      understood(question, served.get(question));
    }
  }

  @Test
  void speakOfNoCommandLineWhereAParameterIsOpen() {
    String text =
        """
        game Takeaway
        "Take 1 to k."
        param k "the most that may be taken"
        heap n
        move take x in 1..min(k, n)
          n := n - x
        example 9
        """;
    String body = JsonNodeFactory.instance.objectNode().put("text", text).toString();
    HttpResponse<String> kept = served.post("/api/texts", body);
    understood("/api/texts", kept);
    String id = Served.parse(kept.body()).path("game").asText();
    for (String question : questions(id)) {
      understood(question, served.get(question));
    }
    assertThat(served.get("/api/games/nosuch").statusCode()).isEqualTo(404);
    for (String question :
        List.of(
            "/api/games/nosuch",
            "/api/discover?game=tic-tac-toe",
            "/api/plot?game=wythoff&kind=grid&to=4000")) {
      understood(question, served.get(question));
    }
  }

  private void understood(String question, HttpResponse<String> response) {
    assertThat(response.statusCode()).as(question).isNotEqualTo(500);
    if (response.statusCode() >= 400) {
      JsonNode problem = Served.parse(response.body());
      document.describes("Problem", problem);
      assertThat(problem.path("detail").asText()).as(question).doesNotContain("--", "zermelo ");
    }
  }
}

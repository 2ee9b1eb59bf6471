package zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.web.testing.TestServer;
import zermelo.web.testing.TestServerBase;

/** Tests questions that do not suit a game: the message must make sense in a browser. */
class RefusalsTest extends TestServerBase {
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
    expectUnderstood("/api/texts", kept);
    String id = TestServer.parse(kept.body()).path("game").asText();
    for (String question : unsuitableQuestions(id)) {
      expectUnderstood(question, served.get(question));
    }
    assertThat(served.get("/api/games/nosuch").statusCode()).isEqualTo(404);
    for (String question :
        List.of(
            "/api/games/nosuch",
            "/api/discover?game=tic-tac-toe",
            "/api/plot?game=wythoff&kind=grid&to=4000")) {
      expectUnderstood(question, served.get(question));
    }
  }
}

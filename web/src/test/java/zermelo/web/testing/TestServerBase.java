package zermelo.web.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Provides a whole server for all tests of a class, and the description to validate answers. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class TestServerBase {
  protected TestServer served;
  protected OpenApiDocument document;

  @BeforeAll
  void start(@TempDir Path folder) {
    served = new TestServer(folder);
    document = new OpenApiDocument(served);
  }

  @AfterAll
  void stop() {
    served.close();
    assertThat(served.bugs()).isEmpty();
  }

  /** Returns questions of which most do not suit the game. */
  protected static List<String> unsuitableQuestions(String game) {
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

  /** Fails unless a refusal, if it is one, makes sense in a browser. */
  protected void expectUnderstood(String question, HttpResponse<String> response) {
    assertThat(response.statusCode()).as(question).isNotEqualTo(500);
    if (response.statusCode() >= 400) {
      JsonNode problem = TestServer.parse(response.body());
      document.describes("Problem", problem);
      assertThat(problem.path("detail").asText()).as(question).doesNotContain("--", "zermelo ");
    }
  }
}

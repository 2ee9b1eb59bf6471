package zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zermelo.web.testing.TestServer;
import zermelo.web.testing.TestServerBase;

/** Tests hostile requests: they end soon, fit into memory, and do not delay others for long. */
@Tag("slow")
@Timeout(120)
class HostileRequestsTest extends TestServerBase {
  /** More characters than any answer needs: moves and plies have a million each. */
  private static final int LONGEST = 4_000_000;

  /** The time limits of both pools, and what a busy machine adds. */
  private static final Duration SOON = Duration.ofSeconds(20);

  /** One position is within the interpreter's limit, but too slow for many positions. */
  private static final String SLOW =
      """
      game Slow
      position n: 0..
      move down where n > 0 and (all x in 1..250: all y in 1..250: x + y + n > 0)
        n := n - 1
      """;

  private static String heaps(int count, String heap) {
    return String.join("+", Collections.nCopies(count, heap));
  }

  private static String body(String text) {
    return JsonNodeFactory.instance.objectNode().put("text", text).toString();
  }

  private static HttpResponse<String> soon(Supplier<HttpResponse<String>> request) {
    long before = System.nanoTime();
    HttpResponse<String> response = request.get();
    assertThat(Duration.ofNanos(System.nanoTime() - before)).isLessThan(SOON);
    assertThat(response.body().length()).isLessThan(LONGEST);
    assertThat(response.statusCode()).isIn(200, 400);
    return response;
  }

  @Test
  void listsFewMovesOfThousandsOfHeaps() {
    String position = heaps(3_259, "24") + "+25";
    for (String question : List.of("solve", "hint", "reply", "explain", "position")) {
      soon(() -> served.get("/api/" + question + query("game", "nim", "position", position)));
    }
    JsonNode answer = served.json("/api/solve" + query("game", "nim", "position", position));
    assertThat(answer.path("moves").size()).isBetween(20, 200);
    assertThat(answer.path("moves").size() + answer.path("left_out").asLong()).isEqualTo(78_241);
    assertThat(answer.path("moves").findValuesAsText("result")).contains("win");
  }

  @Test
  void tellsPositionsOfAGameAsFarAsThereIsRoom() {
    List<String> asked = new ArrayList<>(List.of("game", "nim", "position", heaps(2_000, "1")));
    for (int i = 1; i <= 300; i++) {
      asked.addAll(List.of("m", "heap " + i + ": take 1"));
    }
    HttpResponse<String> response =
        soon(() -> served.get("/api/position" + query(asked.toArray(String[]::new))));
    JsonNode state = TestServer.parse(response.body());
    document.describes("State", state);
    assertThat(state.path("plies")).hasSize(300);
    assertThat(state.path("plies").get(0).path("position").asText()).startsWith("0+1+1");
    assertThat(state.path("plies").get(299).path("position").isNull()).isTrue();
    assertThat(response.body().length()).isLessThan(2_500_000);
  }

  @Test
  void refusesMatchesFromHugePositions() {
    String huge = "{\"game\":\"nim\",\"position\":\"%s\"}".formatted(heaps(30_000, "1"));
    HttpResponse<String> response = soon(() -> served.post("/api/matches", huge));
    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(response.body()).contains("at most 2000 characters");
    String large = huge.replace(heaps(30_000, "1"), heaps(1_000, "1"));
    assertThat(served.post("/api/matches", large).statusCode()).isEqualTo(201);
  }

  @Test
  void looksAtManyHeapsForOtherFrontEnds() {
    String path = "/uwapi/v1/nim/regular/positions/?p=1_";
    assertThat(soon(() -> served.get(path + heaps(8_000, "1"))).statusCode()).isEqualTo(400);
    HttpResponse<String> response = soon(() -> served.get(path + heaps(1_900, "1")));
    assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
    JsonNode study = TestServer.parse(response.body());
    assertThat(study.path("moves").size()).isBetween(20, 300);
    assertThat(study.path("moves").size() + study.path("leftOut").asLong()).isEqualTo(1_900);
  }

  @Test
  void answersOthersWhileSlowTextsAreLookedAt() throws InterruptedException, ExecutionException {
    StringBuilder text = new StringBuilder(SLOW);
    for (int i = 0; i < 50; i++) {
      text.append("example ").append(100_000 + i).append('\n');
    }
    try (ExecutorService strangers = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<HttpResponse<String>>> lints = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        lints.add(strangers.submit(() -> served.post("/api/lint", body(text.toString()))));
      }
      for (int i = 0; i < 20; i++) {
        String position = "3+5+" + i;
        soon(() -> served.get("/api/solve" + query("game", "nim", "position", position)));
      }
      for (Future<HttpResponse<String>> lint : lints) {
        JsonNode found = TestServer.parse(lint.get().body());
        assertThat(found.path("ok").asBoolean()).as(found.toString()).isTrue();
        // Running out of time is not an error of the text.
        assertThat(found.toString()).doesNotContain("costs too much");
      }
    }
  }

  /** Moves are replayed one by one, and each takes its time. */
  @Test
  void stopsLongGamesOfSlowTexts() {
    HttpResponse<String> kept = served.post("/api/texts", body(SLOW + "example 3000\n"));
    assertThat(kept.statusCode()).as(kept.body()).isEqualTo(200);
    String id = TestServer.parse(kept.body()).path("game").asText();
    List<String> asked = new ArrayList<>(List.of("game", id, "position", "5000"));
    for (int i = 0; i < 900; i++) {
      asked.addAll(List.of("m", "down"));
    }
    String moves = query(asked.toArray(String[]::new));
    for (String question : List.of("position", "review")) {
      HttpResponse<String> response = soon(() -> served.get("/api/" + question + moves));
      assertThat(response.body()).doesNotContain("costs too much");
    }
    soon(() -> served.get("/api/graph" + query("game", id, "position", "5000")));
  }
}

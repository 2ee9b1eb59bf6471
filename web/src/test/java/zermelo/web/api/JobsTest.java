package zermelo.web.api;

import static org.assertj.core.api.Assertions.assertThat;
import static zermelo.web.testing.TestServer.query;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zermelo.web.testing.TestServer;
import zermelo.web.testing.TestServerBase;

/** Tests long jobs and their effect on other clients. */
@Timeout(60)
class JobsTest extends TestServerBase {
  /** A question too large for any limit here. */
  private static final String HEAVY =
      "/api/solve" + query("game", "dots-and-boxes", "set.rows", "4", "set.columns", "4");

  private JsonNode begun(String path) {
    HttpResponse<String> response = served.get(path + "&wait=job");
    assertThat(response.statusCode()).as(response.body()).isEqualTo(202);
    JsonNode job = TestServer.parse(response.body());
    document.describes("Job", job);
    assertThat(response.headers().firstValue("Location"))
        .contains("/api/jobs/" + job.path("job").asText());
    return job;
  }

  private JsonNode ended(JsonNode job) throws InterruptedException {
    while (true) {
      JsonNode now = served.json("/api/jobs/" + job.path("job").asText());
      document.describes("Job", now);
      if (!List.of("queued", "running").contains(now.path("state").asText())) {
        return now;
      }
      Thread.sleep(20);
    }
  }

  @Test
  void bringsTheAnswerThatWaitingBrings() throws InterruptedException {
    String path = "/api/solve" + query("game", "kayles", "position", "30");
    JsonNode done = ended(begun(path));
    assertThat(done.path("state").asText()).isEqualTo("done");
    assertThat(done.path("result")).isEqualTo(served.json(path));
  }

  @Test
  void tellsWhatIsWrong() throws InterruptedException {
    JsonNode failed = ended(begun("/api/solve" + query("game", "nim", "position", "x")));
    assertThat(failed.path("state").asText()).isEqualTo("failed");
    document.describes("Problem", failed.path("problem"));
    assertThat(failed.path("problem").path("status").asInt()).isEqualTo(400);
  }

  @Test
  void isCancelledWhetherItWaitsOrRuns() throws InterruptedException {
    List<JsonNode> jobs = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      jobs.add(begun(HEAVY));
    }
    for (JsonNode job : jobs.reversed()) {
      served.delete("/api/jobs/" + job.path("job").asText());
      assertThat(ended(job).path("state").asText()).isEqualTo("cancelled");
    }
    // The thread is free again, long before the time of those jobs is over.
    JsonNode next = ended(begun("/api/solve" + query("game", "nim", "position", "3+5")));
    assertThat(next.path("state").asText()).isEqualTo("done");
  }

  @Tag("slow")
  @Test
  void tellsItsProgressAsEvents() {
    JsonNode job = begun("/api/check" + query("game", "kayles", "claim", "grundy < 10"));
    String events = served.get("/api/jobs/" + job.path("job").asText() + "/events").body();
    assertThat(events).contains("event: done\n").contains("\"state\":\"done\"");
  }

  /** No client returns for these jobs, so it does not matter which server runs them. */
  @Tag("slow")
  @Test
  void answersByEventsOfTheQuestionItself() {
    String path = "/api/check" + query("game", "kayles", "claim", "grundy < 11");
    String events = served.get(path + "&wait=events").body();
    assertThat(events).contains("event: done\n").contains("\"state\":\"done\"");
    JsonNode done = last(events);
    document.describes("Job", done);
    assertThat(done.path("result")).isEqualTo(served.json(path));
    assertThat(served.get("/api/jobs/" + done.path("job").asText()).statusCode()).isEqualTo(404);
    JsonNode known = last(served.get(path + "&wait=events").body());
    document.describes("Job", known);
    assertThat(known.path("result")).isEqualTo(done.path("result"));
    for (String wrong : List.of("position=x", "colour=red", "moves=some")) {
      JsonNode failed = last(served.get("/api/solve?game=nim&wait=events&" + wrong).body());
      document.describes("Job", failed);
      assertThat(failed.path("state").asText()).isEqualTo("failed");
      assertThat(failed.path("problem").path("status").asInt()).as(wrong).isEqualTo(400);
    }
  }

  private static JsonNode last(String events) {
    return TestServer.parse(events.substring(events.lastIndexOf("data: ") + 6));
  }

  @Tag("slow")
  @Test
  void whoLeavesEndsTheJob() throws Exception {
    try (Socket socket =
        new Socket(InetAddress.getLoopbackAddress(), URI.create(served.address()).getPort())) {
      String ask = "GET " + HEAVY + "&wait=events HTTP/1.1\r\nHost: localhost\r\n\r\n";
      socket.getOutputStream().write(ask.getBytes(StandardCharsets.UTF_8));
      assertThat(socket.getInputStream().readNBytes(12)).asString().isEqualTo("HTTP/1.1 200");
    }
    // The thread is free again, long before the time of that job is over.
    long before = System.nanoTime();
    JsonNode next = ended(begun("/api/solve" + query("game", "nim", "position", "3+6")));
    assertThat(next.path("state").asText()).isEqualTo("done");
    assertThat((System.nanoTime() - before) / 1_000_000).isLessThan(10_000);
  }

  @Test
  void refusesMoreJobsThanOneClientNeeds() {
    List<String> begun = new ArrayList<>();
    HttpResponse<String> last = served.get(HEAVY + "&wait=job");
    while (last.statusCode() == 202) {
      begun.add(TestServer.parse(last.body()).path("job").asText());
      last = served.get(HEAVY + "&wait=job");
    }
    assertThat(begun).hasSizeBetween(2, 20);
    assertThat(last.statusCode()).isEqualTo(429);
    assertThat(last.headers().firstValue("Retry-After")).isPresent();
    // Meanwhile a light question is answered as usual.
    assertThat(served.json("/api/solve" + query("game", "nim", "position", "3+5+9")).path("winner"))
        .isNotNull();
    begun.forEach(job -> served.delete("/api/jobs/" + job));
  }

  /**
   * A single position has more moves than can be listed: the rules themselves must be interrupted.
   */
  @Tag("slow")
  @Test
  void stopsRulesThatTakeTooLongForOnePosition() {
    long before = System.nanoTime();
    HttpResponse<String> response =
        served.get("/api/solve" + query("game", "grundy", "position", "9223372036854775807"));
    assertThat(response.statusCode()).as(response.body()).isIn(200, 400);
    assertThat((System.nanoTime() - before) / 1_000_000).isLessThan(20_000);
  }

  @Tag("slow")
  @Test
  void saysThatAHeavyQuestionIsNotAnswered() {
    JsonNode answer = served.json(HEAVY);
    document.describes("Answer", answer);
    assertThat(answer.path("winner").isNull()).isTrue();
    assertThat(answer.path("evidence").path("kind").asText()).isEqualTo("estimate");
  }
}

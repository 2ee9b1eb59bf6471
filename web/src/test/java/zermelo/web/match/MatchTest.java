package zermelo.web.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zermelo.web.WebApplication;
import zermelo.web.store.WebStore;
import zermelo.web.store.WebStoreFactory;

/** Tests a match of two players over a real server. */
@Timeout(60)
class MatchTest {
  private static final Map<String, Object> NIM =
      Map.of("game", "nim", "position", "1+2", "games", 3, "first", 1);

  @TempDir Path folder;
  private final ConcurrentLinkedQueue<Throwable> bugs = new ConcurrentLinkedQueue<>();
  private WebStore store;
  private WebApplication bench;
  private WebClient web;

  @BeforeEach
  void start() {
    store = WebStoreFactory.sqlite(folder.resolve("web.db"));
    bench =
        WebApplication.start(
            WebApplication.ListenAddress.at(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)),
            store,
            bugs::add);
    web = new WebClient(bench.port());
  }

  @AfterEach
  void stop() {
    bench.close();
    store.close();
    assertThat(bugs).isEmpty();
  }

  private JsonNode state(JsonNode match) throws Exception {
    return web.get(WebClient.path(match)).json();
  }

  @Test
  void aMatchIsPlayedToItsEnd() throws Exception {
    JsonNode match = web.match(NIM);
    assertThat(WebClient.key(match, 1)).hasSizeGreaterThanOrEqualTo(22);
    JsonNode begun = state(match);
    assertThat(begun.path("number").asInt()).isEqualTo(1);
    assertThat(begun.path("first").asInt()).isEqualTo(1);
    assertThat(begun.path("state").path("position").asText()).isEqualTo("1+2");
    assertThat(begun.path("state").path("moves")).hasSize(3);
    assertThat(begun.path("over").asBoolean()).isFalse();
    assertThat(web.move(match, 1, 1, 0, "heap 2: take 1").status()).isEqualTo(200);
    assertThat(web.move(match, 2, 1, 1, "heap 1: take 1").status()).isEqualTo(200);
    JsonNode over = web.move(match, 1, 1, 2, "heap 2: take 1").json();
    assertThat(over.path("state").path("over").path("winner").asInt()).isEqualTo(1);
    assertThat(over.path("score").toString()).isEqualTo("[1,0]");
    assertThat(over.path("results").path(0).path("moves")).hasSize(3);
    assertThat(web.move(match, 2, 1, 3, "heap 2: take 1").status()).isEqualTo(409);
    JsonNode second = web.act(match, 2, "next").json();
    assertThat(second.path("number").asInt()).isEqualTo(2);
    assertThat(second.path("first").asInt()).isEqualTo(2);
    assertThat(web.move(match, 1, 2, 0, "heap 2: take 1").status()).isEqualTo(409);
    JsonNode end = web.act(match, 2, "resign").json();
    assertThat(end.path("score").toString()).isEqualTo("[2,0]");
    assertThat(end.path("over").asBoolean()).isTrue();
    assertThat(end.path("leader").asInt()).isEqualTo(1);
    assertThat(end.path("results").path(1).path("how").asText()).isEqualTo("resigned");
    assertThat(web.act(match, 1, "next").status()).isEqualTo(409);
  }

  @Test
  void onlyThePlayerToMoveMoves() throws Exception {
    JsonNode match = web.match(NIM);
    assertThat(web.move(match, 2, 1, 0, "heap 2: take 1").status()).isEqualTo(409);
    assertThat(web.move(match, 1, 2, 0, "heap 2: take 1").status()).isEqualTo(409);
    assertThat(web.move(match, 1, 1, 1, "heap 2: take 1").status()).isEqualTo(409);
    assertThat(web.move(match, 1, 1, 0, "heap 2: take 9").status()).isEqualTo(400);
    String path = WebClient.path(match) + "/moves";
    Map<String, Object> stranger =
        Map.of("key", "guess", "number", 1, "ply", 0, "move", "heap 2: take 1");
    assertThat(web.post(path, stranger).status()).isEqualTo(403);
    assertThat(web.post("/api/matches/none/moves", stranger).status()).isEqualTo(404);
    assertThat(web.post(path, Map.of("key", 7)).status()).isEqualTo(400);
    assertThat(web.get("/api/matches/none").status()).isEqualTo(404);
    assertThat(web.get("/api/matches/none/events").status()).isEqualTo(404);
    assertThat(web.get(WebClient.path(match) + "/events?key=guess").status()).isEqualTo(403);
    assertThat(web.get(WebClient.path(match) + "?key=guess").status()).isEqualTo(403);
    assertThat(state(match).path("version").asInt()).isEqualTo(1);
  }

  /** A link needs only the key. */
  @Test
  void aPlayerIsToldWhichSeatTheKeyOpens() throws Exception {
    JsonNode match = web.match(NIM);
    assertThat(state(match).path("you").isNull()).isTrue();
    for (int player = 1; player <= 2; player++) {
      String path = WebClient.path(match) + "?key=" + WebClient.key(match, player);
      assertThat(web.get(path).json().path("you").asInt()).isEqualTo(player);
      try (WebClient.Listener listener = web.listen(match, player, "")) {
        assertThat(listener.next().match().path("you").asInt()).isEqualTo(player);
      }
    }
    try (WebClient.Listener watcher = web.listen(match, 0, "")) {
      assertThat(watcher.next().match().path("you").isNull()).isTrue();
    }
    JsonNode moved = web.move(match, 1, 1, 0, "heap 2: take 1").json();
    assertThat(moved.path("you").asInt()).isEqualTo(1);
  }

  @Test
  void aMoveThatIsSentTwiceIsMadeOnce() throws Exception {
    JsonNode match = web.match(NIM);
    assertThat(web.move(match, 1, 1, 0, "heap 2: take 1").status()).isEqualTo(200);
    WebClient.Answer again = web.move(match, 1, 1, 0, "heap 2: take 1");
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.json().path("version").asInt()).isEqualTo(2);
    assertThat(web.move(match, 1, 1, 0, "heap 2: take 2").status()).isEqualTo(409);
  }

  @Test
  void ofMovesAtOnceOneIsMade() throws Exception {
    JsonNode match = web.match(Map.of("game", "nim", "position", "20+30", "first", 1));
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Integer>> tries = new ArrayList<>();
      for (int i = 1; i <= 12; i++) {
        String move = "heap 1: take " + i;
        tries.add(threads.submit(() -> web.move(match, 1, 1, 0, move).status()));
      }
      List<Integer> statuses = new ArrayList<>();
      for (Future<Integer> one : tries) {
        statuses.add(one.get());
      }
      assertThat(statuses).containsOnlyOnce(200).containsOnly(200, 409);
    }
    assertThat(state(match).path("version").asInt()).isEqualTo(2);
  }

  @Test
  void undoNeedsTheOther() throws Exception {
    JsonNode match = web.match(NIM);
    assertThat(web.act(match, 1, "undo").status()).isEqualTo(409);
    web.move(match, 1, 1, 0, "heap 2: take 1");
    JsonNode asked = web.act(match, 1, "undo").json();
    assertThat(asked.path("offer").toString()).isEqualTo("{\"kind\":\"undo\",\"player\":1}");
    assertThat(web.act(match, 1, "accept").status()).isEqualTo(409);
    assertThat(web.act(match, 2, "decline").json().path("offer").isNull()).isTrue();
    assertThat(web.act(match, 2, "accept").status()).isEqualTo(409);
    web.move(match, 2, 1, 1, "heap 1: take 1");
    web.act(match, 1, "undo");
    JsonNode undone = web.act(match, 2, "accept").json();
    assertThat(undone.path("offer").isNull()).isTrue();
    assertThat(undone.path("state").path("plies")).isEmpty();
    assertThat(undone.path("state").path("position").asText()).isEqualTo("1+2");
  }

  @Tag("slow")
  @Test
  void bothSeeMovesAtOnceAndComeBackAfterALostLine() throws Exception {
    JsonNode match = web.match(NIM);
    String seen;
    try (WebClient.Listener first = web.listen(match, 1, "");
        WebClient.Listener watcher = web.listen(match, 0, "")) {
      assertThat(first.next().id()).isEqualTo("1");
      try (WebClient.Listener second = web.listen(match, 2, "")) {
        watcher.until(
            now -> now.path("seats").toString().equals("[{\"here\":true},{\"here\":true}]"));
        web.move(match, 1, 1, 0, "heap 2: take 1");
        assertThat(second.until(now -> now.path("version").asInt() == 2).id()).isEqualTo("2");
        seen = watcher.until(now -> now.path("version").asInt() == 2).id();
      }
      // Player 2 has left, and the others receive that.
      watcher.until(now -> !now.path("seats").path(1).path("here").asBoolean());
    }
    web.move(match, 2, 1, 1, "heap 1: take 1");
    try (WebClient.Listener again = web.listen(match, 2, seen)) {
      WebClient.Event event = again.next();
      assertThat(event.id()).isEqualTo("3");
      assertThat(event.match().path("state").path("plies")).hasSize(2);
    }
  }

  @Test
  void streamsEndWhenTheServerStops() throws Exception {
    JsonNode match = web.match(NIM);
    try (WebClient.Listener first = web.listen(match, 1, "")) {
      first.next();
      long begun = System.nanoTime();
      bench.close();
      assertThat((System.nanoTime() - begun) / 1_000_000).isLessThan(3_000);
      assertThat(first.ended()).isTrue();
    }
  }

  @Test
  void termsAreChecked() throws Exception {
    for (Map<String, ?> terms :
        List.<Map<String, ?>>of(
            Map.of("game", 3),
            Map.<String, Object>of(),
            Map.of("game", "nim", "position", "x"),
            Map.of("game", "nim", "games", 0),
            Map.of("game", "nim", "first", 3),
            Map.of("game", "nim", "set", Map.of("nothing", 1)),
            Map.of("game", "nim", "set", List.of()),
            Map.of("game", "nim", "misere", "yes"),
            Map.of("game", "sum"))) {
      assertThat(web.post("/api/matches", terms).status()).as(terms.toString()).isEqualTo(400);
    }
    for (String game : List.of("none", "graph:/etc/passwd", "/etc/passwd", "x.game", "t-none")) {
      assertThat(web.post("/api/matches", Map.of("game", game)).status()).as(game).isEqualTo(404);
    }
    Map<String, Object> file = Map.of("game", "graph", "set", Map.of("file", "/etc/passwd"));
    assertThat(web.post("/api/matches", file).status()).isEqualTo(400);
  }

  @Tag("slow")
  @Test
  void sumsCanBePlayed() throws Exception {
    JsonNode match = web.match(Map.of("game", "sum", "position", "nim 2 + nim 3", "first", 1));
    JsonNode now = state(match);
    String move = now.path("state").path("moves").path(0).path("move").asText();
    assertThat(web.move(match, 1, 1, 0, move).status()).isEqualTo(200);
  }

  @Test
  void reviewsAreKeptAsTheyWerePlayed() throws Exception {
    Map<String, Object> game =
        Map.of("game", "nim", "position", "1+2", "moves", List.of("heap 2: take 1"));
    WebClient.Answer kept = web.post("/api/reviews", game);
    assertThat(kept.status()).isEqualTo(201);
    assertThat(web.post("/api/reviews", game).json()).isEqualTo(kept.json());
    String id = kept.json().path("review").asText();
    assertThat(web.get("/api/reviews/" + id).json().toString())
        .isEqualTo(
            "{\"game\":\"nim\",\"set\":{},\"position\":\"1+2\",\"misere\":false,\"first\":1,"
                + "\"moves\":[\"heap 2: take 1\"]}");
    assertThat(web.get("/api/reviews/none").status()).isEqualTo(404);
    Map<String, Object> wrong =
        Map.of("game", "nim", "position", "1+2", "moves", List.of("heap 2: take 3"));
    assertThat(web.post("/api/reviews", wrong).status()).isEqualTo(400);
  }
}

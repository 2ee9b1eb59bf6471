package zermelo.web.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zermelo.web.WebApplication;
import zermelo.web.store.BreakableConnection;
import zermelo.web.store.Postgres;
import zermelo.web.store.StoreFailure;
import zermelo.web.store.WebStore;
import zermelo.web.store.WebStoreFactory;

/** Tests servers that lose their connection to the database, or to each other. */
@Tag("slow")
@Timeout(90)
class LostConnectionTest {
  private static final Map<String, Object> NIM =
      Map.of("game", "nim", "position", "20+30", "first", 1);

  private final ConcurrentLinkedQueue<Throwable> bugs = new ConcurrentLinkedQueue<>();

  private WebApplication server(WebStore store) {
    return WebApplication.start(
        WebApplication.ListenAddress.at(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)),
        store,
        bugs::add);
  }

  /** No signal arrives from the other server, yet each learns what happened there. */
  @Test
  void movesAreJudgedByWhatIsStored() throws Exception {
    String name = Postgres.database();
    try (WebStore one = WebStoreFactory.open(name);
        WebStore two = WebStoreFactory.open(name);
        WebApplication first = server(one);
        WebApplication second = server(two)) {
      WebClient here = new WebClient(first.port());
      WebClient there = new WebClient(second.port());
      JsonNode match = here.match(NIM);
      for (int ply = 0; ply < 4; ply += 2) {
        assertThat(there.get(WebClient.path(match)).json().path("version").asInt())
            .isEqualTo(ply + 1);
        deafen(name);
        assertThat(here.move(match, 1, 1, ply, "heap 2: take 1").status()).isEqualTo(200);
        assertThat(there.move(match, 2, 1, ply + 1, "heap 2: take 1").status()).isEqualTo(200);
        assertThat(here.get(WebClient.path(match)).json().path("version").asInt())
            .isEqualTo(ply + 3);
      }
    }
    assertThat(bugs).isEmpty();
  }

  /** Cuts the connections for signals; the servers reconnect after a second. */
  private static void deafen(String name) throws Exception {
    try (Connection connection = DriverManager.getConnection(name);
        Statement statement = connection.createStatement()) {
      statement.execute(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
              + " WHERE datname = current_database() AND query LIKE 'LISTEN%'");
    }
  }

  @Test
  void withoutTheStoreTheRestGoesOn() throws Exception {
    String name = Postgres.database();
    try (BreakableConnection line = BreakableConnection.to(name);
        WebStore store = WebStoreFactory.open(line.address(name));
        WebApplication bench = server(store)) {
      WebClient web = new WebClient(bench.port());
      JsonNode match = web.match(NIM);
      String text = "game One\nheap n\nmove one: n := n - 1\nexample 5";
      String kept = web.post("/api/texts", Map.of("text", text)).json().path("game").asText();
      try (WebClient.Listener watcher = web.listen(match, 0, "")) {
        watcher.next();
        line.cut();
        for (String path :
            List.of("/api/matches/x", "/api/reviews/x", "/api/games/t-AAAAAAAAAAAAAAAAAAAAAA")) {
          assertThat(web.get(path).status()).as(path).isEqualTo(503);
        }
        assertThat(web.move(match, 1, 1, 0, "heap 2: take 1").status()).isEqualTo(503);
        long before = System.nanoTime();
        assertThat(web.get("/api/solve?game=nim&position=3%2B4").status()).isEqualTo(200);
        assertThat(web.get("/api/solve?game=" + kept + "&position=4").status()).isEqualTo(200);
        assertThat((System.nanoTime() - before) / 1_000_000).isLessThan(2_000);
        assertThat(web.text("/metrics")).contains("zermelo_matches ");
        line.mend();
        int status = 0;
        for (int tries = 0; tries < 100 && status != 200; tries++) {
          Thread.sleep(100);
          status = web.move(match, 1, 1, 0, "heap 2: take 1").status();
        }
        assertThat(status).isEqualTo(200);
        watcher.until(now -> now.path("version").asInt() == 2);
      }
    }
    assertThat(bugs).isNotEmpty().allMatch(e -> e instanceof StoreFailure);
    assertThat(bugs.size()).isLessThan(5);
  }
}

package zermelo.web.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import zermelo.web.store.Postgres;

/**
 * Tests that an acknowledged move is on disk, and that servers with one store share its matches.
 */
@Tag("slow")
@Timeout(60)
class DurabilityTest {
  private static final Map<String, Object> NIM =
      Map.of("game", "nim", "position", "20+30", "first", 1);

  @TempDir Path folder;

  @Test
  void aMoveOutlivesTheServerInAFile() throws Exception {
    outlives(folder.resolve("web.db").toString(), 2);
  }

  @Test
  void aMoveOutlivesTheServerInPostgresql() throws Exception {
    outlives(Postgres.database(), 1);
  }

  /** Kills the server right after its response, several times in one game. */
  private static void outlives(String store, int times) throws Exception {
    JsonNode match = MissingNode.getInstance();
    for (int ply = 0; ply < times; ply++) {
      try (ServerProcess server = ServerProcess.start(store)) {
        WebClient web = server.client();
        match = ply == 0 ? web.match(NIM) : match;
        assertThat(web.get(WebClient.path(match)).json().path("state").path("plies")).hasSize(ply);
        WebClient.Answer answer = web.move(match, ply % 2 + 1, 1, ply, "heap 2: take 1");
        server.kill();
        assertThat(answer.status()).isEqualTo(200);
      }
    }
    try (ServerProcess server = ServerProcess.start(store)) {
      JsonNode state = server.client().get(WebClient.path(match)).json().path("state");
      assertThat(state.path("plies")).hasSize(times);
      assertThat(state.path("position").asText()).isEqualTo("20+" + (30 - times));
    }
  }

  @Test
  void serversOnOnePostgresqlShareAMatch() throws Exception {
    String store = Postgres.database();
    try (ServerProcess one = ServerProcess.start(store);
        ServerProcess two = ServerProcess.start(store)) {
      WebClient here = one.client();
      WebClient there = two.client();
      JsonNode match = here.match(NIM);
      try (WebClient.Listener first = here.listen(match, 1, "");
          WebClient.Listener second = there.listen(match, 2, "")) {
        first.until(now -> now.path("seats").path(1).path("here").asBoolean());
        second.until(now -> now.path("seats").path(0).path("here").asBoolean());
        for (int ply = 0; ply < 6; ply++) {
          WebClient mover = ply % 2 == 0 ? here : there;
          int version = ply + 2;
          long sent = System.nanoTime();
          assertThat(mover.move(match, ply % 2 + 1, 1, ply, "heap 2: take 1").status())
              .isEqualTo(200);
          first.until(now -> now.path("version").asInt() == version);
          second.until(now -> now.path("version").asInt() == version);
          // This fast only through signals; the periodic refresh comes every five seconds.
          assertThat((System.nanoTime() - sent) / 1_000_000).isLessThan(2_500);
        }
        assertThat(there.move(match, 1, 1, 5, "heap 2: take 2").status()).isEqualTo(409);
      }
    }
  }
}

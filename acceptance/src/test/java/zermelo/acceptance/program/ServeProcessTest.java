package zermelo.acceptance.program;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests {@code serve} as a process: it prints its address, answers, and stops at Ctrl-C. */
@Tag("slow")
final class ServeProcessTest {
  @TempDir Path folder;

  @Test
  void answersAndStops() throws Exception {
    try (ProgramProcess program = ProgramProcess.piped(folder, "serve", "--port", "0");
        HttpClient client = HttpClient.newHttpClient()) {
      program.await("http://").await("Ctrl-C stops it.");
      String home =
          program.plain().lines().filter(l -> l.startsWith("http://")).findFirst().orElseThrow();
      HttpResponse<String> games =
          client.send(
              HttpRequest.newBuilder(URI.create(home + "/api/games")).build(),
              HttpResponse.BodyHandlers.ofString());
      assertThat(games.statusCode()).isEqualTo(200);
      program.end();
      assertThat(program.exit()).isZero();
    }
  }
}

package zermelo.web.match;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Talks to a server as a page does. */
final class WebClient {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final HttpClient CLIENT = HttpClient.newHttpClient();

  private final int port;

  WebClient(int port) {
    this.port = port;
  }

  /** A response. */
  record Answer(int status, JsonNode json) {}

  /** One server-sent event. */
  record Event(String id, JsonNode match) {}

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path));
  }

  Answer get(String path) throws IOException, InterruptedException {
    return answer(request(path).build());
  }

  String text(String path) throws IOException, InterruptedException {
    return CLIENT.send(request(path).build(), HttpResponse.BodyHandlers.ofString()).body();
  }

  Answer post(String path, Map<String, ?> body) throws IOException, InterruptedException {
    return answer(
        request(path)
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(MAPPER.writeValueAsString(body)))
            .build());
  }

  private static Answer answer(HttpRequest request) throws IOException, InterruptedException {
    HttpResponse<String> answer = CLIENT.send(request, HttpResponse.BodyHandlers.ofString());
    return new Answer(answer.statusCode(), tree(answer.body()));
  }

  private static JsonNode tree(String text) throws JsonProcessingException {
    return MAPPER.readTree(text);
  }

  /** Creates a match. */
  JsonNode match(Map<String, ?> terms) throws IOException, InterruptedException {
    Answer answer = post("/api/matches", terms);
    if (answer.status() != 201) {
      throw new IllegalStateException(answer.toString());
    }
    return answer.json();
  }

  Answer move(JsonNode match, int player, int number, int ply, String move)
      throws IOException, InterruptedException {
    return post(
        path(match) + "/moves",
        Map.of("key", key(match, player), "number", number, "ply", ply, "move", move));
  }

  Answer act(JsonNode match, int player, String action) throws IOException, InterruptedException {
    return post(path(match) + "/actions", Map.of("key", key(match, player), "action", action));
  }

  static String path(JsonNode match) {
    return "/api/matches/" + match.path("match").asText();
  }

  static String key(JsonNode match, int player) {
    return match.path("keys").path(player - 1).asText();
  }

  /** Receives the events of a match. */
  final class Listener implements AutoCloseable {
    private final BlockingQueue<Event> events = new LinkedBlockingQueue<>();
    private final InputStream in;
    private final CountDownLatch end = new CountDownLatch(1);

    Listener(String path, String last) throws IOException, InterruptedException {
      HttpRequest.Builder request = request(path);
      if (!last.isEmpty()) {
        request.header("Last-Event-ID", last);
      }
      HttpResponse<InputStream> answer =
          CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofInputStream());
      if (answer.statusCode() != 200) {
        throw new IOException("status " + answer.statusCode());
      }
      in = answer.body();
      Thread.ofVirtual().start(this::read);
    }

    private void read() {
      String id = "";
      try (Stream<String> lines =
          new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)).lines()) {
        for (String line : (Iterable<String>) lines::iterator) {
          if (line.startsWith("id: ")) {
            id = line.substring(4);
          } else if (line.startsWith("data: ")) {
            events.add(new Event(id, tree(line.substring(6))));
          }
        }
      } catch (IOException | UncheckedIOException e) {
        // The stream is closed.
      } finally {
        end.countDown();
      }
    }

    /** Whether the server has ended the stream, or does so soon. */
    boolean ended() throws InterruptedException {
      return end.await(5, TimeUnit.SECONDS);
    }

    Event next() throws InterruptedException {
      Event event = events.poll(15, TimeUnit.SECONDS);
      if (event == null) {
        throw new IllegalStateException("no event came");
      }
      return event;
    }

    /** Waits for the next event that satisfies the condition. */
    Event until(Predicate<JsonNode> so) throws InterruptedException {
      while (true) {
        Event event = next();
        if (so.test(event.match())) {
          return event;
        }
      }
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }

  Listener listen(JsonNode match, int player, String last)
      throws IOException, InterruptedException {
    String key = player == 0 ? "" : "?key=" + key(match, player);
    return new Listener(path(match) + "/events" + key, last);
  }
}

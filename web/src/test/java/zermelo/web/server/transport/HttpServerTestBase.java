package zermelo.web.server.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import zermelo.kernel.input.BadInput;
import zermelo.web.server.ErrorReporter;
import zermelo.web.server.EventSink;
import zermelo.web.server.EventStream;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.Pages;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;
import zermelo.web.store.StoreFailure;

/** Starts a server with routes for tests, and sends requests over real connections. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(30)
abstract class HttpServerTestBase {
  static final ServerLimits LIMITS =
      new ServerLimits(
          64 * 1024,
          16 * 1024,
          16 * 1024,
          50,
          20,
          3,
          Duration.ofSeconds(2),
          Duration.ofSeconds(1),
          Duration.ofSeconds(1));

  static final HostPolicy HOSTS =
      HostPolicy.at(InetAddress.getLoopbackAddress(), List.of("games.example"));
  static final String LONG = "long ".repeat(1_000);

  final ConcurrentLinkedQueue<Throwable> bugs = new ConcurrentLinkedQueue<>();
  final CountDownLatch flooded = new CountDownLatch(1);
  HttpClient client = HttpClient.newHttpClient();
  final HttpServer server = start();

  /** The server may close a connection of an earlier test just when it is reused. */
  @BeforeEach
  void connectAnew() {
    client.close();
    client = HttpClient.newHttpClient();
  }

  private HttpServer start() {
    Routes routes = new Routes().open("/open/");
    routes.get(
        "/say/{what}",
        "say",
        call -> Response.json("{\"said\":\"" + call.parameter("what") + "\"}"));
    routes.get("/open/x", "open", call -> Response.json("{}"));
    routes.get("/long", "long", call -> Response.text(200, "text/plain", LONG));
    routes.get("/query", "query", call -> Response.json(call.query().all("m").toString()));
    routes.post("/echo", "echo", call -> Response.json(201, call.json().toString()));
    routes.get(
        "/bad",
        "bad",
        call -> {
          throw new BadInput("k must be positive");
        });
    routes.get(
        "/bug",
        "bug",
        call -> {
          throw new IllegalStateException("/secret/path");
        });
    routes.get(
        "/busy",
        "busy",
        call -> {
          throw HttpProblem.busy("too much to do", 7);
        });
    routes.get(
        "/three",
        "three",
        call ->
            Response.events(
                sink -> {
                  int from = Integer.parseInt(call.header("last-event-id").orElse("0"));
                  for (int i = from + 1; i <= 3; i++) {
                    sink.event(Integer.toString(i), "count", "line " + i + "\nmore");
                  }
                }));
    routes.get("/client", "client", call -> Response.text(200, "text/plain", call.client()));
    routes.get(
        "/open-end",
        "open-end",
        call ->
            Response.events(
                sink -> {
                  while (true) {
                    sink.comment("still here");
                    Thread.sleep(50);
                  }
                }));
    routes.get(
        "/away",
        "away",
        call -> {
          throw new StoreFailure("/secret/path", new IOException());
        });
    Response huge = Response.text(200, "text/plain", LONG.repeat(40));
    Response packed = huge.packed();
    routes.get("/huge", "huge", call -> huge);
    routes.get("/packed", "packed", call -> packed);
    routes.get("/flood", "flood", call -> Response.events(new Flood()));
    new Pages(
            name ->
                name.equals("index.html")
                    ? Optional.of("<!doctype html>".repeat(200).getBytes(StandardCharsets.UTF_8))
                    : Optional.empty())
        .addTo(routes);
    return HttpServer.start(
        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
        HOSTS,
        TrustedProxies.at(List.of()),
        LIMITS,
        routes,
        new Metrics(),
        new ErrorReporter(bugs::add));
  }

  /** Sends until the client no longer reads. */
  private final class Flood implements EventStream {
    @Override
    public void run(EventSink sink) throws IOException {
      while (true) {
        sink.event("", "flood", LONG);
      }
    }

    @Override
    public void closed() {
      flooded.countDown();
    }
  }

  @BeforeAll
  void up() throws Exception {
    assertThat(get("/health").body()).isEqualTo("{\"status\":\"up\"}");
  }

  @AfterAll
  void down() {
    server.close();
    client.close();
  }

  HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
  }

  HttpResponse<String> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = request(path);
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  HttpResponse<String> send(String method, String path, String type, String body) throws Exception {
    return client.send(
        request(path)
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .header("Content-Type", type)
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  /** Sends exactly these bytes; returns the response up to the end of the connection. */
  String raw(String text) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (java.net.SocketException reset) {
      return "";
    }
  }

  HttpResponse<String> post(String... headers) throws Exception {
    return client.send(
        request("/echo")
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .header("Content-Type", "application/json")
            .headers(headers)
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }
}

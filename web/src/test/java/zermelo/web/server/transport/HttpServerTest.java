package zermelo.web.server.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
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
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
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

/** Tests the server over real connections: limits, headers, errors, streams. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Timeout(30)
class HttpServerTest {
  private static final ServerLimits LIMITS =
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

  /** The same limits, but for connections that stay silent for a while. */
  private static final ServerLimits PATIENT =
      new ServerLimits(
          LIMITS.body(),
          LIMITS.address(),
          LIMITS.headers(),
          LIMITS.connections(),
          LIMITS.ofClient(),
          LIMITS.streams(),
          Duration.ofMinutes(1),
          LIMITS.read(),
          LIMITS.write());

  private static final HostPolicy HOSTS =
      HostPolicy.at(InetAddress.getLoopbackAddress(), List.of("games.example"));
  private static final String LONG = "long ".repeat(1_000);

  private final ConcurrentLinkedQueue<Throwable> bugs = new ConcurrentLinkedQueue<>();
  private final CountDownLatch flooded = new CountDownLatch(1);
  private HttpClient client = HttpClient.newHttpClient();
  private final HttpServer server = start();

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

  @Test
  void saysThatAPortIsInUse() {
    InetSocketAddress taken =
        new InetSocketAddress(InetAddress.getLoopbackAddress(), server.port());
    assertThatThrownBy(
            () ->
                HttpServer.start(
                    taken,
                    HOSTS,
                    TrustedProxies.at(List.of()),
                    LIMITS,
                    new Routes(),
                    new Metrics(),
                    new ErrorReporter(bugs::add)))
        .isInstanceOf(UncheckedIOException.class)
        .hasRootCauseInstanceOf(BindException.class);
  }

  private HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + path));
  }

  private HttpResponse<String> get(String path, String... headers) throws Exception {
    HttpRequest.Builder request = request(path);
    if (headers.length > 0) {
      request.headers(headers);
    }
    return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
  }

  private HttpResponse<String> send(String method, String path, String type, String body)
      throws Exception {
    return client.send(
        request(path)
            .method(method, HttpRequest.BodyPublishers.ofString(body))
            .header("Content-Type", type)
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  /** Sends exactly these bytes; returns the response up to the end of the connection. */
  private String raw(String text) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(10_000);
      socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
      socket.getOutputStream().flush();
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (java.net.SocketException reset) {
      return "";
    }
  }

  @Test
  void everyAnswerTellsBrowsersWhatNotToDo() throws Exception {
    for (String path : List.of("/health", "/nowhere", "/bug", "/say/x", "/three", "/")) {
      HttpResponse<String> answer = get(path);
      assertThat(answer.headers().firstValue("Content-Security-Policy").orElse(""))
          .as(path)
          .startsWith("default-src 'none'; script-src 'self';");
      assertThat(answer.headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
      assertThat(answer.headers().firstValue("Referrer-Policy")).hasValue("no-referrer");
      assertThat(answer.headers().firstValue("Cross-Origin-Opener-Policy")).hasValue("same-origin");
      assertThat(answer.headers().firstValue("Permissions-Policy")).isPresent();
      assertThat(answer.headers().firstValue("Access-Control-Allow-Origin")).isEmpty();
    }
    assertThat(get("/open/x").headers().firstValue("Access-Control-Allow-Origin")).hasValue("*");
  }

  @Test
  void placesAndQueriesAreDecoded() throws Exception {
    assertThat(get("/say/a%2Fb%20c+d").body()).isEqualTo("{\"said\":\"a/b c+d\"}");
    assertThat(get("/query?m=take+1&m=heap%202%3A%203").body()).isEqualTo("[take 1, heap 2: 3]");
  }

  /**
   * Browsers do not encode these characters. Invalid characters are refused, on open routes too.
   */
  @Test
  void addressesMayHaveAllPrintableCharacters() throws Exception {
    String raw = "[3,4]{5}|6^7`<8>\\\"9\"";
    assertThat(asked("/say/" + raw)).startsWith("HTTP/1.1 200").contains("[3,4]{5}|6^7`<8>");
    assertThat(asked("/query?m=" + raw)).endsWith(raw + "]");
    assertThat(asked("/say/%5B3%5D")).contains("{\"said\":\"[3]\"}");
    for (String bad : List.of("\u0001", "\u007f", "é", "\t", "%", "%zz", "%5")) {
      for (String path : List.of("/open/" + bad, "/open/x?m=" + bad)) {
        assertThat(asked(path))
            .as(path)
            .startsWith("HTTP/1.1 400")
            .containsIgnoringCase("Access-Control-Allow-Origin: *");
      }
    }
    for (String path : List.of("/../../etc/passwd", "/assets/../x", "/%2e%2e/x", "//", "/;x")) {
      assertThat(asked(path)).as(path).startsWith("HTTP/1.1 404");
    }
  }

  private String asked(String path) throws IOException {
    return raw("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  }

  @Test
  void errorsAreProblems() throws Exception {
    HttpResponse<String> bad = get("/bad");
    assertThat(bad.statusCode()).isEqualTo(400);
    assertThat(bad.headers().firstValue("Content-Type")).hasValue("application/problem+json");
    assertThat(bad.body())
        .isEqualTo(
            "{\"type\":\"about:blank\",\"title\":\"Bad Request\",\"status\":400,"
                + "\"detail\":\"k must be positive\"}");
    HttpResponse<String> bug = get("/bug");
    assertThat(bug.statusCode()).isEqualTo(500);
    assertThat(bug.body()).doesNotContain("secret").contains("something went wrong");
    assertThat(bugs).anyMatch(e -> "/secret/path".equals(e.getMessage()));
    HttpResponse<String> busy = get("/busy");
    assertThat(busy.statusCode()).isEqualTo(503);
    assertThat(busy.headers().firstValue("Retry-After")).hasValue("7");
    assertThat(get("/nowhere").statusCode()).isEqualTo(404);
    HttpResponse<String> wrong = send("POST", "/say/x", "text/plain", "");
    assertThat(wrong.statusCode()).isEqualTo(405);
    assertThat(wrong.headers().firstValue("Allow")).hasValue("GET, HEAD, OPTIONS");
  }

  @Test
  void headAndOptionsHaveNoBody() throws Exception {
    HttpResponse<String> head =
        client.send(
            request("/long").method("HEAD", HttpRequest.BodyPublishers.noBody()).build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(head.statusCode()).isEqualTo(200);
    assertThat(head.body()).isEmpty();
    assertThat(head.headers().firstValueAsLong("Content-Length")).hasValue(LONG.length());
    HttpResponse<String> options =
        client.send(
            request("/echo").method("OPTIONS", HttpRequest.BodyPublishers.noBody()).build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(options.statusCode()).isEqualTo(204);
    assertThat(options.headers().firstValue("Allow")).hasValue("OPTIONS, POST");
  }

  @Test
  void bodiesAreJsonObjectsWithinLimits() throws Exception {
    HttpResponse<String> echo =
        send("POST", "/echo", "application/json; charset=utf-8", "{\"a\":1}");
    assertThat(echo.statusCode()).isEqualTo(201);
    assertThat(echo.body()).isEqualTo("{\"a\":1}");
    assertThat(send("POST", "/echo", "text/plain", "{}").statusCode()).isEqualTo(415);
    for (String body : List.of("", "[]", "{", "{\"a\":1,\"a\":2}", "{} x", "[".repeat(30_000))) {
      HttpResponse<String> answer = send("POST", "/echo", "application/json", body);
      assertThat(answer.statusCode()).as(body).isEqualTo(400);
      assertThat(answer.body()).contains("\"detail\":\"the body ").doesNotContain("StreamRead");
    }
    String fits = "{\"a\":\"" + "x".repeat(64 * 1024 - 8) + "\"}";
    assertThat(send("POST", "/echo", "application/json", fits).statusCode()).isEqualTo(201);
    HttpResponse<String> large = send("POST", "/echo", "application/json", fits + " ");
    assertThat(large.statusCode()).isEqualTo(413);
    assertThat(large.headers().firstValue("Content-Type")).hasValue("application/problem+json");
  }

  @Tag("slow")
  @Test
  void bodiesOfUnknownLengthHaveTheSameLimit() throws Exception {
    String chunk = "1000\r\n" + "x".repeat(0x1000) + "\r\n";
    String answer =
        raw(
            "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                + "Transfer-Encoding: chunked\r\n\r\n"
                + chunk.repeat(20)
                + "0\r\n\r\n");
    assertThat(answer).startsWith("HTTP/1.1 413").contains("application/problem+json");
  }

  @Test
  void longAddressesAndHeadersAreRefused() throws Exception {
    assertThat(get("/query?m=" + "x".repeat(16_000)).statusCode()).isEqualTo(200);
    assertThat(get("/query?m=" + "x".repeat(16_400)).statusCode()).isEqualTo(414);
    assertThat(raw("GET /" + "x".repeat(40_000) + " HTTP/1.1\r\nHost: localhost\r\n\r\n"))
        .doesNotContain("200 OK");
    assertThat(
            raw("GET /health HTTP/1.1\r\nHost: localhost\r\nX: " + "x".repeat(40_000) + "\r\n\r\n"))
        .doesNotContain("200 OK");
    assertThat(raw("hello\r\n\r\n")).contains("400").doesNotContain("Exception");
  }

  @Test
  void otherNamesOfThisMachineAreRefused() throws Exception {
    for (String host : List.of("localhost", "LOCALHOST:80", "127.0.0.1:7070", "[::1]:7070")) {
      assertThat(raw("GET /health HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"))
          .as(host)
          .startsWith("HTTP/1.1 200");
    }
    for (String host : List.of("evil.example", "evil.example:7070", "127.0.0.1.evil.example")) {
      assertThat(raw("GET /health HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"))
          .as(host)
          .startsWith("HTTP/1.1 421");
    }
  }

  @Test
  void namesOfAProxyAreOurs() throws Exception {
    assertThat(raw("GET /health HTTP/1.1\r\nHost: Games.Example\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 200");
    for (String origin : List.of("https://games.example", "https://games.example:8443")) {
      assertThat(post("Origin", origin).statusCode()).as(origin).isEqualTo(201);
    }
    for (String origin : List.of("https://evil.example", "https://games.example.evil", "null")) {
      assertThat(post("Origin", origin).statusCode()).as(origin).isEqualTo(403);
    }
  }

  private HttpResponse<String> post(String... headers) throws Exception {
    return client.send(
        request("/echo")
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .header("Content-Type", "application/json")
            .headers(headers)
            .build(),
        HttpResponse.BodyHandlers.ofString());
  }

  @Test
  void clientsAreWhomTheProxyNames() throws Exception {
    assertThat(get("/client").body()).isEqualTo("127.0.0.1");
    assertThat(get("/client", "X-Forwarded-For", "6.6.6.6, 203.0.113.9").body())
        .isEqualTo("203.0.113.9");
    assertThat(
            get("/client", "X-Forwarded-For", "6.6.6.6", "X-Forwarded-For", "2001:db8::7").body())
        .isEqualTo("2001:db8:0:0:0:0:0:0");
  }

  @Test
  void oneClientHasSoManyStreams() throws Exception {
    String ask =
        "GET /open-end HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.1\r\n\r\n";
    List<Socket> sockets = new java.util.ArrayList<>();
    try {
      for (int i = 0; i < 3; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        sockets.add(socket);
        socket.getOutputStream().write(ask.getBytes(StandardCharsets.UTF_8));
        assertThat(socket.getInputStream().readNBytes(12)).asString().isEqualTo("HTTP/1.1 200");
      }
      HttpResponse<String> fourth = get("/open-end", "X-Forwarded-For", "203.0.113.1");
      assertThat(fourth.statusCode()).isEqualTo(429);
      assertThat(fourth.headers().firstValue("Retry-After")).isPresent();
      assertThat(get("/three", "X-Forwarded-For", "203.0.113.2").statusCode()).isEqualTo(200);
    } finally {
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }

  /** Not even this machine is a trusted proxy here. */
  @Test
  void oneClientHasSoManyConnections() throws Exception {
    List<Socket> sockets = new java.util.ArrayList<>();
    try (HttpServer strict =
        HttpServer.start(
            new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
            HOSTS,
            TrustedProxies.none(),
            PATIENT,
            new Routes(),
            new Metrics(),
            new ErrorReporter(bugs::add))) {
      // Two more than the limit: they are served in any order, and some are refused.
      for (int i = 0; i < 22; i++) {
        sockets.add(new Socket(InetAddress.getLoopbackAddress(), strict.port()));
      }
      assertThat(becomes(false, strict)).isTrue();
      for (int i = 0; i < 3; i++) {
        sockets.removeLast().close();
      }
      assertThat(becomes(true, strict)).isTrue();
      for (Socket socket : sockets) {
        socket.close();
      }
    }
  }

  /** Whether one more connection soon becomes served, or refused; other connections come and go. */
  private static boolean becomes(boolean wanted, HttpServer server) throws InterruptedException {
    for (int tries = 0; tries < 100; tries++) {
      if (answered(server) == wanted) {
        return true;
      }
      Thread.sleep(20);
    }
    return false;
  }

  private static boolean answered(HttpServer server) {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(5_000);
      socket
          .getOutputStream()
          .write(
              "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      return socket.getInputStream().read() >= 0;
    } catch (IOException reset) {
      return false;
    }
  }

  @Test
  void strangeAddressesAreRefused() throws Exception {
    assertThat(get("/assets" + "/a".repeat(8_000)).statusCode()).isEqualTo(404);
    assertThat(raw("GET ?x HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"))
        .startsWith("HTTP/1.1 400");
    assertThat(bugs).noneMatch(e -> e instanceof StackOverflowError);
    assertThat(bugs).noneMatch(e -> e instanceof IndexOutOfBoundsException);
  }

  @Test
  void whatIsAwayIsSaidOnce() throws Exception {
    HttpResponse<String> away = get("/away");
    assertThat(away.statusCode()).isEqualTo(503);
    assertThat(away.headers().firstValue("Retry-After")).isPresent();
    assertThat(away.body()).doesNotContain("secret");
    get("/away");
    assertThat(bugs).filteredOn(e -> e instanceof StoreFailure).hasSize(1);
  }

  @Test
  void pagesOfOtherSitesChangeNothing() throws Exception {
    HttpRequest.Builder post =
        request("/echo")
            .POST(HttpRequest.BodyPublishers.ofString("{}"))
            .header("Content-Type", "application/json");
    HttpResponse<String> other =
        client.send(
            post.copy().header("Origin", "https://evil.example").build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(other.statusCode()).isEqualTo(403);
    HttpResponse<String> own =
        client.send(
            post.copy().header("Origin", "http://127.0.0.1:" + server.port()).build(),
            HttpResponse.BodyHandlers.ofString());
    assertThat(own.statusCode()).isEqualTo(201);
  }

  @Tag("slow")
  @Test
  void slowClientsAreCutOff() throws Exception {
    long begun = System.nanoTime();
    raw("GET /health HTTP/1.1\r\nHost: loc"); // headers that never end
    raw("GET /hea"); // not even a first line
    raw(
        "POST /echo HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            + "Content-Length: 10\r\n\r\n{"); // a body that never comes
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(9));
  }

  @Tag("slow")
  @Test
  void aClientThatDoesNotReadIsCutOff() throws Exception {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket
          .getOutputStream()
          .write("GET /flood HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.UTF_8));
      assertThat(flooded.await(10, TimeUnit.SECONDS)).isTrue();
    }
  }

  @Test
  void eventsResumeWhereTheyWereLost() throws Exception {
    assertThat(get("/three").body())
        .startsWith("id: 1\nevent: count\ndata: line 1\ndata: more\n\nid: 2\n");
    HttpResponse<String> rest = get("/three", "Last-Event-ID", "2");
    assertThat(rest.headers().firstValue("Content-Type")).hasValue("text/event-stream");
    assertThat(rest.body()).isEqualTo("id: 3\nevent: count\ndata: line 3\ndata: more\n\n");
  }

  @Test
  void textsAreCompressedForThoseWhoAsk() throws Exception {
    HttpResponse<byte[]> zipped =
        client.send(
            request("/long").header("Accept-Encoding", "br, gzip").build(),
            HttpResponse.BodyHandlers.ofByteArray());
    assertThat(zipped.headers().firstValue("Content-Encoding")).hasValue("gzip");
    assertThat(zipped.headers().firstValue("Vary")).hasValue("Accept-Encoding");
    assertThat(zipped.body().length).isLessThan(200);
    assertThat(
            new java.util.zip.GZIPInputStream(new java.io.ByteArrayInputStream(zipped.body()))
                .readAllBytes())
        .asString()
        .isEqualTo(LONG);
    assertThat(get("/long", "Accept-Encoding", "gzip;q=0").body()).isEqualTo(LONG);
    // A long response is compressed where it is computed, or not at all.
    assertThat(get("/huge", "Accept-Encoding", "gzip").headers().firstValue("Content-Encoding"))
        .isEmpty();
    assertThat(get("/packed", "Accept-Encoding", "gzip").headers().firstValue("Content-Encoding"))
        .hasValue("gzip");
    assertThat(get("/packed").body()).isEqualTo(LONG.repeat(40));
  }

  @Test
  void pagesAreOneFileThatIsAskedForOnce() throws Exception {
    HttpResponse<String> page = get("/play/nim?position=3");
    assertThat(page.body()).startsWith("<!doctype html>");
    assertThat(page.headers().firstValue("Content-Type")).hasValue("text/html; charset=utf-8");
    assertThat(page.headers().firstValue("Cache-Control")).hasValue("no-cache");
    String tag = page.headers().firstValue("ETag").orElseThrow();
    HttpResponse<String> again = get("/match/abc", "If-None-Match", tag);
    assertThat(again.statusCode()).isEqualTo(304);
    assertThat(again.body()).isEmpty();
    for (String path :
        List.of("/assets/none.js", "/assets/../index.html", "/assets/%2e%2e/x.js", "/assets/.js")) {
      assertThat(get(path).statusCode()).as(path).isEqualTo(404);
    }
  }

  @Test
  void measurementsCountWhatHappened() throws Exception {
    get("/say/once");
    assertThat(get("/metrics").body())
        .contains("zermelo_requests_total{route=\"say\",method=\"GET\",status=\"200\"}")
        .contains("zermelo_request_seconds_bucket{route=\"say\",le=\"+Inf\"}")
        .contains("# TYPE zermelo_streams_open gauge\nzermelo_streams_open ")
        .contains("zermelo_heap_used_bytes ");
  }
}

package zermelo.web.server.transport;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import zermelo.web.server.ErrorReporter;
import zermelo.web.server.Routes;

/** Tests the limits of the server: sizes, connections, streams, slow clients. */
final class HttpServerLimitsTest extends HttpServerTestBase {
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
}

package zermelo.web.server.transport;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.List;
import org.junit.jupiter.api.Test;
import zermelo.web.server.ErrorReporter;
import zermelo.web.server.Routes;
import zermelo.web.store.StoreFailure;

/** Tests the answers of the server: headers, errors, addresses, events, pages. */
final class HttpServerTest extends HttpServerTestBase {
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
    assertThat(bug.body()).doesNotContain("secret").contains("it is not your fault");
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

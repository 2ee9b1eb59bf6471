package zermelo.web.testing;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import zermelo.web.WebApplication;
import zermelo.web.store.WebStore;
import zermelo.web.store.WebStoreFactory;

/** The whole server on a free port with its own store, and a client for it. */
public final class TestServer implements AutoCloseable {
  private static final ObjectMapper MAPPER = new ObjectMapper();

  private final WebStore store;
  private final WebApplication bench;
  private final List<Throwable> bugs = new CopyOnWriteArrayList<>();
  private final HttpClient client = HttpClient.newHttpClient();

  public TestServer(Path folder) {
    this.store = WebStoreFactory.sqlite(folder.resolve("web.db"));
    this.bench =
        WebApplication.start(
            WebApplication.ListenAddress.at(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)),
            store,
            bugs::add);
  }

  public String address() {
    return "http://127.0.0.1:" + bench.port();
  }

  /** Returns all routes, such as {@code GET /api/games}. */
  public List<String> routes() {
    return bench.routes().all().stream()
        .map(route -> route.method() + " " + route.template())
        .toList();
  }

  /** Encodes a query of alternating names and values. */
  public static String query(String... pairs) {
    StringBuilder query = new StringBuilder();
    for (int i = 0; i < pairs.length; i += 2) {
      query.append(i == 0 ? '?' : '&').append(pairs[i]).append('=');
      query.append(URLEncoder.encode(pairs[i + 1], StandardCharsets.UTF_8));
    }
    return query.toString();
  }

  public HttpResponse<String> get(String path) {
    return send(HttpRequest.newBuilder(URI.create(address() + path)).build());
  }

  public HttpResponse<String> post(String path, String json) {
    return send(
        HttpRequest.newBuilder(URI.create(address() + path))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json))
            .build());
  }

  public HttpResponse<String> delete(String path) {
    return send(HttpRequest.newBuilder(URI.create(address() + path)).DELETE().build());
  }

  private HttpResponse<String> send(HttpRequest request) {
    try {
      return client.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException e) {
      throw new AssertionError(request.uri() + " was not answered", e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AssertionError(e);
    }
  }

  /** Returns the JSON object of an answer; fails if there is none. */
  public JsonNode json(String path) {
    HttpResponse<String> response = get(path);
    assertThat(response.statusCode()).as(path + ": " + response.body()).isEqualTo(200);
    return parse(response.body());
  }

  public static JsonNode parse(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (JsonProcessingException e) {
      throw new AssertionError(json, e);
    }
  }

  /** Returns the failures that no input explains; there should be none. */
  public List<Throwable> bugs() {
    return bugs;
  }

  @Override
  public void close() {
    client.close();
    bench.close();
    store.close();
  }
}

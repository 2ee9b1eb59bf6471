package zermelo.web.server.transport;

import io.helidon.http.Header;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.RequestException;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import zermelo.kernel.input.BadInput;
import zermelo.web.server.Compression;
import zermelo.web.server.EventStream;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.ProblemJson;
import zermelo.web.server.QueryParameters;
import zermelo.web.server.Request;
import zermelo.web.server.RequestBody;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;

/** Between the library that speaks HTTP and our calls and replies: one request after another. */
public final class RequestHandler implements Handler {
  /**
   * What is longer and was not compressed where it was made is sent as it is: a virtual thread has
   * no time for it.
   */
  private static final int LONGEST_ZIPPED = 100_000;

  private static final HeaderName FORWARDED_FOR = HeaderNames.create("X-Forwarded-For");

  private final Dispatcher dispatcher;
  private final Routes routes;
  private final ServerLimits limits;
  private final HostPolicy hosts;
  private final TrustedProxies proxies;
  private final Watchdog watchdog;
  private final EventStreamRegistry streams;
  private final Metrics metrics;

  /** What all requests share. */
  RequestHandler(
      Dispatcher dispatcher,
      Routes routes,
      ServerLimits limits,
      HostPolicy hosts,
      TrustedProxies proxies,
      Watchdog watchdog,
      EventStreamRegistry streams,
      Metrics metrics) {
    this.dispatcher = dispatcher;
    this.routes = routes;
    this.limits = limits;
    this.hosts = hosts;
    this.proxies = proxies;
    this.watchdog = watchdog;
    this.streams = streams;
    this.metrics = metrics;
  }

  @Override
  public void handle(ServerRequest request, ServerResponse response) throws IOException {
    long begun = System.nanoTime();
    String method = request.prologue().method().text();
    Map<String, String> headers = headers(request);
    Dispatcher.RoutedResponse answered = answer(request, method, headers);
    Response reply = answered.reply();
    metrics.answered(answered.route(), known(method), reply.status(), System.nanoTime() - begun);
    send(reply, request, response, headers, method);
  }

  /** A stranger can invent methods, and measurements must not grow with them. */
  private static String known(String method) {
    return switch (method) {
      case "GET", "HEAD", "POST", "DELETE", "OPTIONS" -> method;
      default -> "other";
    };
  }

  private Dispatcher.RoutedResponse answer(
      ServerRequest request, String method, Map<String, String> headers) {
    try {
      byte[] body = body(request);
      String raw = request.path().rawPath();
      String query = request.query().rawValue();
      check(method, raw.length() + query.length(), headers);
      checkCharacters(raw);
      checkCharacters(query);
      List<String> parts = parts(raw);
      String client = client(request);
      return dispatcher.answer(
          method,
          parts,
          (asked, parameters) ->
              new Request(
                  asked,
                  parameters,
                  QueryParameters.of(query),
                  headers,
                  new RequestBody(body),
                  client));
    } catch (RuntimeException e) {
      return new Dispatcher.RoutedResponse("none", dispatcher.failed(e));
    }
  }

  private void check(String method, int length, Map<String, String> headers) {
    String host = headers.getOrDefault("host", "");
    if (!hosts.accepts(host)) {
      throw new HttpProblem(
          421, "this server does not answer to the name it was called by; see --name of serve");
    }
    if (length > limits.address()) {
      throw new HttpProblem(414, "the address is longer than " + limits.address() + " bytes");
    }
    boolean reads = method.equals("GET") || method.equals("HEAD") || method.equals("OPTIONS");
    if (!reads && !hosts.sameSite(headers.getOrDefault("origin", ""), host)) {
      throw HttpProblem.forbidden("pages of other sites may not change anything here");
    }
  }

  /** An address has the printable characters of ASCII; all others must be encoded. */
  private static void checkCharacters(String address) {
    if (!address.chars().allMatch(c -> c > ' ' && c < 0x7f)) {
      throw new BadInput("the address has a character that must be percent-encoded");
    }
  }

  private static List<String> parts(String raw) {
    if (!raw.startsWith("/")) {
      throw new BadInput("the address of a request begins with a slash");
    }
    List<String> parts = new ArrayList<>();
    for (String part : raw.substring(1).split("/", -1)) {
      try {
        parts.add(URLDecoder.decode(part.replace("+", "%2B"), StandardCharsets.UTF_8));
      } catch (IllegalArgumentException e) {
        throw new BadInput("the address has a % that is not followed by two hexadecimal digits");
      }
    }
    return parts;
  }

  /** Who asks, for the budgets of each client. */
  private String client(ServerRequest request) {
    if (!(request.remotePeer().address() instanceof InetSocketAddress peer)) {
      return request.remotePeer().host();
    }
    List<String> forwarded =
        request.headers().contains(FORWARDED_FOR)
            ? request.headers().get(FORWARDED_FOR).allValues()
            : List.of();
    return proxies.client(peer.getAddress(), forwarded);
  }

  private static Map<String, String> headers(ServerRequest request) {
    Map<String, String> headers = new HashMap<>();
    for (Header header : request.headers()) {
      headers.put(header.name().toLowerCase(Locale.ROOT), header.get());
    }
    return headers;
  }

  /** All of the body; a client that sends too much, or too slowly, is not heard. */
  private byte[] body(ServerRequest request) {
    if (!request.content().hasEntity()) {
      return new byte[0];
    }
    watchdog.begin(limits.read());
    try (InputStream in = request.content().inputStream()) {
      byte[] bytes = in.readNBytes(limits.body() + 1);
      if (bytes.length > limits.body()) {
        // Whoever is still sending when the connection is closed does not hear why.
        in.transferTo(OutputStream.nullOutputStream());
        throw tooLarge();
      }
      return bytes;
    } catch (RequestException e) {
      throw e.status().code() == 413 ? tooLarge() : new BadInput("the body could not be read");
    } catch (IOException | UncheckedIOException e) {
      throw new HttpProblem(408, "the body did not arrive");
    } finally {
      watchdog.end();
    }
  }

  private HttpProblem tooLarge() {
    return HttpProblem.tooLarge("a body may have " + limits.body() + " bytes at most");
  }

  private void send(
      Response reply,
      ServerRequest request,
      ServerResponse response,
      Map<String, String> headers,
      String method)
      throws IOException {
    response.status(reply.status());
    SecurityHeaders.ALL.forEach(response::header);
    if (routes.isOpen(request.path().rawPath())) {
      response.header("Access-Control-Allow-Origin", "*");
    }
    if (!reply.headers().containsKey("Cache-Control")) {
      response.header("Cache-Control", "no-store");
    }
    boolean last = headers.getOrDefault("connection", "").equalsIgnoreCase("close");
    if (last) {
      response.header("Connection", "close");
    }
    Optional<EventStream> source = reply.source();
    if (source.isPresent()) {
      stream(source.get(), reply, request, response, method);
    } else {
      sendBytes(reply, response, headers, method);
    }
    if (last) { // the library says so and yet waits for more
      throw new CloseConnectionException("the client wanted one answer");
    }
  }

  private void sendBytes(
      Response reply, ServerResponse response, Map<String, String> headers, String method) {
    Response sent = method.equals("GET") || method.equals("HEAD") ? zipped(reply, headers) : reply;
    sent.headers().forEach(response::header);
    watchdog.begin(limits.write());
    try {
      if (sent.status() == 204 || sent.status() == 304) {
        response.send();
      } else if (method.equals("HEAD")) {
        response.contentLength(sent.shared().length);
        response.send();
      } else {
        response.send(sent.shared());
      }
    } finally {
      watchdog.end();
    }
  }

  private static Response zipped(Response reply, Map<String, String> headers) {
    String type = reply.headers().getOrDefault("Content-Type", "");
    if (reply.headers().containsKey("Vary")
        || !Compression.worthwhile(type, reply.shared().length)) {
      return reply;
    }
    Response varied = reply.with("Vary", "Accept-Encoding");
    if (!Compression.accepted(headers.getOrDefault("accept-encoding", ""))) {
      return varied;
    }
    Response packed = reply.shared().length > LONGEST_ZIPPED ? varied : varied.packed();
    return packed.zipped().orElse(varied);
  }

  private void stream(
      EventStream source,
      Response reply,
      ServerRequest request,
      ServerResponse response,
      String method)
      throws IOException {
    String client = client(request);
    try {
      if (method.equals("HEAD")) {
        reply.headers().forEach(response::header);
        response.send();
        return;
      }
      Optional<HttpProblem> refused = streams.begin(client);
      if (refused.isPresent()) {
        Response problem = ProblemJson.reply(refused.get());
        response.status(problem.status());
        sendBytes(problem, response, Map.of(), method);
        return;
      }
      reply.headers().forEach(response::header);
      try (OutputStream out = response.outputStream()) {
        source.run(new EventStreamWriter(out, watchdog, limits.write()));
      } catch (IOException | UncheckedIOException | InterruptedException e) {
        // The client is gone, or we are: there is nobody to tell. An interrupt ends this connection
        // too, for its socket is closed by then.
      } finally {
        streams.end(client);
      }
    } finally {
      source.closed();
    }
  }
}

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

/** Adapts the HTTP library to our {@link Request} and {@link Response}, one request at a time. */
public final class RequestHandler implements Handler {
  /**
   * A longer response that is not compressed yet is sent as it is: to compress it would occupy the
   * carrier of a virtual thread for too long.
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

  /** Creates the handler from the parts that all requests share. */
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
    Response reply = answered.response();
    metrics.answered(answered.route(), known(method), reply.status(), System.nanoTime() - begun);
    send(reply, request, response, headers, method);
  }

  /** Maps unknown methods to one label; otherwise clients could grow the metrics without limit. */
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
          parameters ->
              new Request(
                  parameters, QueryParameters.of(query), headers, new RequestBody(body), client));
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

  /** Accepts only printable ASCII in a URL; all other characters must be encoded. */
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

  /** Returns the client's address, for the limits per client. */
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

  /** Reads the whole body; refuses a client that sends too much or too slowly. */
  private byte[] body(ServerRequest request) {
    if (!request.content().hasEntity()) {
      return new byte[0];
    }
    watchdog.begin(limits.read());
    try (InputStream in = request.content().inputStream()) {
      byte[] bytes = in.readNBytes(limits.body() + 1);
      if (bytes.length > limits.body()) {
        // A client that is still sending when the connection closes never sees the response.
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
    if (last) { // the library sends the header but keeps waiting
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
        // The client left or the server stops, so there is no one to answer. An interrupt has
        // already closed the socket, so this connection ends too.
      } finally {
        streams.end(client);
      }
    } finally {
      source.closed();
    }
  }
}

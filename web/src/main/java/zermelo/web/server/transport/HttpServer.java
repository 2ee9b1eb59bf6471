package zermelo.web.server.transport;

import io.helidon.http.DirectHandler;
import io.helidon.http.HeaderNames;
import io.helidon.http.Headers;
import io.helidon.http.HttpPrologue;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.WebServer;
import io.helidon.webserver.http.DirectHandlers;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http1.Http1Config;
import io.helidon.webserver.http1.Http1ConnectionListener;
import io.helidon.webserver.http1.Http1ConnectionSelector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.logging.Level;
import java.util.logging.Logger;
import zermelo.web.server.ErrorReporter;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.ProblemJson;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;

/**
 * The HTTP server. Each connection has a virtual thread, which reads a request, calls its endpoint
 * and writes the response.
 */
public final class HttpServer implements AutoCloseable {
  /**
   * The library logs every start and stop. Strong reference; otherwise the JDK collects the logger.
   */
  private static final Logger QUIET = Logger.getLogger("io.helidon");

  /** A body of up to this many times the limit is read to its end before it is refused. */
  private static final int HEARD_OUT = 16;

  /** Bytes for the method and the version beside the longest URL. */
  private static final int PROLOGUE = 256;

  private final WebServer server;
  private final Watchdog watchdog;
  private final EventStreamRegistry streams;

  private HttpServer(WebServer server, Watchdog watchdog, EventStreamRegistry streams) {
    this.server = server;
    this.watchdog = watchdog;
    this.streams = streams;
  }

  /**
   * Starts to listen.
   *
   * @param hosts the host names that the server answers to
   * @param proxies the proxies whose {@code X-Forwarded-For} is believed
   * @param errors receives the exceptions of endpoints
   */
  public static HttpServer start(
      InetSocketAddress address,
      HostPolicy hosts,
      TrustedProxies proxies,
      ServerLimits limits,
      Routes routes,
      Metrics metrics,
      ErrorReporter errors) {
    Watchdog watchdog = new Watchdog();
    EventStreamRegistry streams = new EventStreamRegistry(limits.streams());
    new MonitoringRoutes(metrics, streams).addTo(routes);
    RequestHandler exchange =
        new RequestHandler(
            new Dispatcher(routes, errors),
            routes,
            limits,
            hosts,
            proxies,
            watchdog,
            streams,
            metrics);
    WebServer server =
        WebServer.builder()
            .bindAddress(address)
            .shutdownHook(false)
            .featuresDiscoverServices(false)
            .maxPayloadSize((long) HEARD_OUT * limits.body())
            .maxTcpConnections(limits.connections())
            .idleConnectionTimeout(limits.idle())
            .idleConnectionPeriod(limits.idle().dividedBy(4))
            .shutdownGracePeriod(Duration.ofSeconds(5))
            .connectionOptions(options -> options.readTimeout(limits.idle()).tcpNoDelay(true))
            .protocolsDiscoverServices(false)
            .addConnectionSelector(
                new ConnectionLimiter(
                    Http1ConnectionSelector.builder().config(protocol(limits, watchdog)).build(),
                    proxies,
                    new ClientQuota(limits.ofClient())))
            .directHandlers(directHandlers())
            .routing(HttpRouting.builder().any(exchange))
            .build();
    try {
      probe(address);
      QUIET.setLevel(Level.OFF); // Otherwise a port in use is logged at length.
      HttpServer started = new HttpServer(server.start(), watchdog, streams);
      if (!server.isRunning()) {
        throw new UncheckedIOException(new IOException("nothing can listen there"));
      }
      return started;
    } catch (RuntimeException e) {
      watchdog.close();
      throw e;
    } finally {
      QUIET.setLevel(Level.WARNING);
    }
  }

  /** Tries to bind the address; throws the reason if that fails. */
  private static void probe(InetSocketAddress address) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(address);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Http1Config protocol(ServerLimits limits, Watchdog watchdog) {
    // Browsers send [ ] { } | unencoded, and the library would refuse them. RequestHandler checks
    // URLs instead.
    return Http1Config.builder()
        .validatePath(false)
        .validatePrologue(false)
        .maxPrologueLength(limits.address() + PROLOGUE)
        .maxHeadersSize(limits.headers())
        .log(log -> log.sendLog(false).receiveLog(false))
        .addReceiveListener(
            new Http1ConnectionListener() {
              @Override
              public void prologue(ConnectionContext context, HttpPrologue prologue) {
                watchdog.begin(limits.read());
              }

              @Override
              public void headers(ConnectionContext context, Headers headers) {
                watchdog.end();
              }
            })
        .build();
  }

  /** Requests that are not valid HTTP get the same kind of error response as all others. */
  private static DirectHandlers directHandlers() {
    DirectHandlers.Builder handlers = DirectHandlers.builder();
    for (DirectHandler.EventType type : DirectHandler.EventType.values()) {
      handlers.addHandler(type, HttpServer::refused);
    }
    return handlers.build();
  }

  private static DirectHandler.TransportResponse refused(
      DirectHandler.TransportRequest request,
      DirectHandler.EventType type,
      io.helidon.http.Status status,
      io.helidon.http.ServerResponseHeaders headers,
      String message) {
    String detail =
        switch (status.code()) {
          case 413 -> "the body is too large";
          case 414 -> "the address is too long";
          case 503 -> "too many requests at once";
          default -> "the server does not understand this request";
        };
    Response reply = ProblemJson.reply(new HttpProblem(status.code(), detail));
    DirectHandler.TransportResponse.Builder response =
        DirectHandler.TransportResponse.builder().status(status).headers(headers);
    SecurityHeaders.ALL.forEach((name, value) -> response.header(HeaderNames.create(name), value));
    reply.headers().forEach((name, value) -> response.header(HeaderNames.create(name), value));
    return response.keepAlive(false).entity(reply.shared()).build();
  }

  public int port() {
    return server.port();
  }

  /** Ends the streams, accepts no more requests, and lets the running requests finish. */
  @Override
  public void close() {
    streams.stop();
    server.stop();
    watchdog.close();
  }
}

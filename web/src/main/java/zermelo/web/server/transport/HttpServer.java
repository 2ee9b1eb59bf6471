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
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.ProblemJson;
import zermelo.web.server.Response;
import zermelo.web.server.Routes;

/**
 * The server: one virtual thread for each connection, which reads a request, asks its endpoint and
 * writes the answer.
 */
public final class HttpServer implements AutoCloseable {
  /**
   * The library tells of every start and stop; loggers are forgotten unless somebody holds them.
   */
  private static final Logger QUIET = Logger.getLogger("io.helidon");

  /**
   * Bodies that are too large by no more than this are read to their end before they are refused.
   */
  private static final int HEARD_OUT = 16;

  /** Room for the method and the version beside the longest address. */
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
   * @param hosts the names that it answers to
   * @param proxies who may say for whom they ask
   * @param bugs who is told of exceptions that are nobody's input
   */
  public static HttpServer start(
      InetSocketAddress address,
      HostPolicy hosts,
      TrustedProxies proxies,
      ServerLimits limits,
      Routes routes,
      Metrics metrics,
      Consumer<Throwable> bugs) {
    Watchdog watchdog = new Watchdog();
    EventStreamRegistry streams = new EventStreamRegistry(limits.streams());
    new MonitoringRoutes(metrics, streams).addTo(routes);
    RequestHandler exchange =
        new RequestHandler(
            new Dispatcher(routes, bugs),
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
      QUIET.setLevel(Level.OFF); // It tells of a port in use with all that it knows, and goes on.
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

  /** Finds out whether one can listen at an address, and why not. */
  private static void probe(InetSocketAddress address) {
    try (ServerSocket socket = new ServerSocket()) {
      socket.setReuseAddress(true);
      socket.bind(address);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Http1Config protocol(ServerLimits limits, Watchdog watchdog) {
    // Browsers send [ ] { } | as they are, which the library refuses; Exchange checks addresses.
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

  /** Requests that are not even HTTP are answered like all others. */
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
          default -> "this is no request that the server understands";
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

  /** Takes no more requests, lets those in work finish, and ends the streams. */
  @Override
  public void close() {
    streams.stop();
    server.stop();
    watchdog.close();
  }
}

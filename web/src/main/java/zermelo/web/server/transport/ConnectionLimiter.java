package zermelo.web.server.transport;

import io.helidon.common.buffers.BufferData;
import io.helidon.common.concurrency.limits.Limit;
import io.helidon.common.task.InterruptableTask;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.ConnectionContext;
import io.helidon.webserver.spi.ServerConnection;
import io.helidon.webserver.spi.ServerConnectionSelector;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.Set;

/**
 * Limits the open connections of each client. A connection counts even if it sends nothing. Proxies
 * are not limited here: their requests and streams are, by client.
 */
public final class ConnectionLimiter implements ServerConnectionSelector {
  private final ServerConnectionSelector protocol;
  private final TrustedProxies proxies;
  private final ClientQuota open;

  /**
   * @param open the number of connections per client
   */
  ConnectionLimiter(ServerConnectionSelector protocol, TrustedProxies proxies, ClientQuota open) {
    this.protocol = protocol;
    this.proxies = proxies;
    this.open = open;
  }

  @Override
  public int bytesToIdentifyConnection() {
    return protocol.bytesToIdentifyConnection();
  }

  @Override
  public Support supports(BufferData data) {
    return protocol.supports(data);
  }

  @Override
  public Set<String> supportedApplicationProtocols() {
    return protocol.supportedApplicationProtocols();
  }

  @Override
  public ServerConnection connection(ConnectionContext context) {
    ServerConnection connection = protocol.connection(context);
    if (context.remotePeer().address() instanceof InetSocketAddress peer
        && !proxies.trusts(peer.getAddress())) {
      return new CountedConnection(connection, peer.getAddress());
    }
    return connection;
  }

  /** A connection that is counted for as long as it is served. */
  private final class CountedConnection implements ServerConnection, InterruptableTask<Void> {
    private final ServerConnection connection;
    private final String client;

    CountedConnection(ServerConnection connection, InetAddress peer) {
      this.connection = connection;
      this.client = TrustedProxies.name(peer);
    }

    @Override
    public void handle(Limit limit) throws InterruptedException {
      if (!open.take(client)) {
        throw new CloseConnectionException("this client has enough connections");
      }
      try {
        connection.handle(limit);
      } finally {
        open.give(client);
      }
    }

    @Override
    public boolean canInterrupt() {
      return connection instanceof InterruptableTask<?> task && task.canInterrupt();
    }

    @Override
    public void run() {
      throw new IllegalStateException("a connection is handled, not run");
    }

    @Override
    public Duration idleTime() {
      return connection.idleTime();
    }

    @Override
    public void close(boolean interrupt) {
      connection.close(interrupt);
    }
  }
}

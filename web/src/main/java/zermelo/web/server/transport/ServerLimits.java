package zermelo.web.server.transport;

import java.time.Duration;

/**
 * Limits on connections and requests.
 *
 * <p>Not on computing: that has the limits of {@link zermelo.kernel.limits.Limits}.
 *
 * @param body the largest body in bytes
 * @param address the longest path with its query, in bytes
 * @param headers the largest headers in bytes
 * @param connections the maximum number of open connections
 * @param ofClient the maximum number of connections per client
 * @param streams the maximum number of event streams per client
 * @param idle how long a connection may wait for its next request
 * @param read how long the headers or the body of a request may take to arrive
 * @param write how long a client may take to receive a response
 */
public record ServerLimits(
    int body,
    int address,
    int headers,
    int connections,
    int ofClient,
    int streams,
    Duration idle,
    Duration read,
    Duration write) {
  public static final ServerLimits USUAL =
      new ServerLimits(
          64 * 1024,
          16 * 1024,
          16 * 1024,
          2_000,
          200,
          64,
          Duration.ofSeconds(60),
          Duration.ofSeconds(10),
          Duration.ofSeconds(30));
}

package zermelo.web.server;

import java.time.Duration;

/**
 * What one client may ask of the server before it has said anything sensible.
 *
 * @param body the largest body in bytes
 * @param address the longest path with its query, in bytes
 * @param headers the largest headers in bytes
 * @param connections how many may be open at once
 * @param idle how long a connection may wait for its next request
 * @param read how long the headers or the body of a request may take to arrive
 * @param write how long a client may take to receive what it was sent
 */
public record Limits(
    int body,
    int address,
    int headers,
    int connections,
    Duration idle,
    Duration read,
    Duration write) {
  public static final Limits USUAL =
      new Limits(
          64 * 1024,
          16 * 1024,
          16 * 1024,
          2_000,
          Duration.ofSeconds(60),
          Duration.ofSeconds(10),
          Duration.ofSeconds(30));
}

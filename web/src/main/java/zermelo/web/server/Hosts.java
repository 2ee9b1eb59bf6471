package zermelo.web.server;

import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Whom a request believes to talk to. A page of another site can have its own name point at this
 * machine and so read what is meant for its owner alone (DNS rebinding); the name in the Host
 * header gives it away. On loopback only the names of loopback are therefore accepted.
 */
public final class Hosts {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private final Optional<Set<String>> accepted;

  private Hosts(Optional<Set<String>> accepted) {
    this.accepted = accepted;
  }

  /** The names of this machine for itself. */
  public static Hosts loopback() {
    return new Hosts(Optional.of(LOOPBACK));
  }

  /** Any name: the server is meant to be reached from elsewhere, by names that it cannot know. */
  public static Hosts any() {
    return new Hosts(Optional.empty());
  }

  /** Whether a Host header, with or without a port, is one of ours. */
  boolean accepts(String header) {
    return accepted.isEmpty() || accepted.get().contains(name(header));
  }

  /** The name without the port. */
  static String name(String header) {
    String host = header.toLowerCase(Locale.ROOT);
    int colon = host.lastIndexOf(':');
    return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
  }

  /**
   * Whether a request that changes something comes from our own pages: browsers name the site that
   * sends it, and other programs name none.
   */
  static boolean sameSite(String origin, String host) {
    return origin.isEmpty()
        || origin.equalsIgnoreCase("http://" + host)
        || origin.equalsIgnoreCase("https://" + host);
  }
}

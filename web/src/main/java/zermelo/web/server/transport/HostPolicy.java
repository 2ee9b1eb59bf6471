package zermelo.web.server.transport;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Whom a request believes to talk to. A page of another site can have its own name point at this
 * machine and so read what is meant for its owner alone (DNS rebinding); the name in the Host
 * header gives it away. On loopback only the names of loopback are therefore accepted, and those
 * under which a proxy is reached.
 */
public final class HostPolicy {
  private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");

  private final boolean any;
  private final Set<String> accepted;
  private final Set<String> names;

  private HostPolicy(boolean any, Set<String> accepted, Collection<String> names) {
    this.any = any;
    this.names =
        names.stream().map(name -> name.toLowerCase(Locale.ROOT)).collect(Collectors.toSet());
    this.accepted = new HashSet<>(accepted);
    this.accepted.addAll(this.names);
  }

  /**
   * Whom to answer at an address. Where other machines reach it that is any name: the server cannot
   * know them all.
   *
   * @param names under which it is reached through a proxy
   */
  public static HostPolicy at(InetAddress address, Collection<String> names) {
    Set<String> accepted = new HashSet<>(LOOPBACK);
    String own = address.getHostAddress();
    accepted.add(address instanceof Inet6Address ? "[" + own + "]" : own);
    return new HostPolicy(!address.isLoopbackAddress(), accepted, names);
  }

  /** Whether a Host header, with or without a port, is one of ours. */
  boolean accepts(String header) {
    return any || accepted.contains(name(header));
  }

  /** The name without the port. */
  static String name(String header) {
    String host = header.toLowerCase(Locale.ROOT);
    int colon = host.lastIndexOf(':');
    return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
  }

  /**
   * Whether a request that changes something comes from our own pages: browsers name the site that
   * sends it, and other programs name none. A proxy may have put another name in the place of the
   * one that the browser knows.
   */
  boolean sameSite(String origin, String host) {
    return origin.isEmpty()
        || origin.equalsIgnoreCase("http://" + host)
        || origin.equalsIgnoreCase("https://" + host)
        || names.contains(name(origin.substring(origin.indexOf("//") + 2)));
  }
}

package zermelo.web.server.transport;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Decides which Host headers are accepted. A page of another site can point its own domain name at
 * this machine and so read what is meant for the machine's owner alone (DNS rebinding). The Host
 * header reveals that name. On loopback, only the names of loopback and of known proxies are
 * therefore accepted.
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
   * Returns the policy for a listening address. If other machines can reach the address, any name
   * is accepted, because the server cannot know all of its names.
   *
   * @param names the names under which a proxy publishes the server
   */
  public static HostPolicy at(InetAddress address, Collection<String> names) {
    Set<String> accepted = new HashSet<>(LOOPBACK);
    String own = address.getHostAddress();
    accepted.add(address instanceof Inet6Address ? "[" + own + "]" : own);
    return new HostPolicy(!address.isLoopbackAddress(), accepted, names);
  }

  /** Whether a Host header, with or without a port, is accepted. */
  boolean accepts(String header) {
    return any || accepted.contains(name(header));
  }

  /** Returns the name without the port. */
  static String name(String header) {
    String host = header.toLowerCase(Locale.ROOT);
    int colon = host.lastIndexOf(':');
    return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
  }

  /**
   * Whether a request that changes something comes from our own pages. Browsers send an Origin;
   * other programs send none. A proxy may have replaced the host name that the browser knows.
   */
  boolean sameSite(String origin, String host) {
    return origin.isEmpty()
        || origin.equalsIgnoreCase("http://" + host)
        || origin.equalsIgnoreCase("https://" + host)
        || names.contains(name(origin.substring(origin.indexOf("//") + 2)));
  }
}

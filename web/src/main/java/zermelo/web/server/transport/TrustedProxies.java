package zermelo.web.server.transport;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.input.BadInput;

/**
 * Finds the client's address behind proxies. Each proxy appends the address from which it received
 * the request. Everything before that may be forged. The list is therefore read from its end, for
 * as long as the addresses belong to trusted proxies.
 */
public final class TrustedProxies {
  /** One customer owns a whole IPv6 network, which is the first 8 bytes of an address. */
  private static final int BYTES_OF_A_NETWORK = 8;

  private final List<Network> trusted;

  /** All addresses that share these first bits. */
  private record Network(InetAddress address, int bits) {
    boolean contains(InetAddress one) {
      byte[] own = address.getAddress();
      byte[] bytes = one.getAddress();
      if (bytes.length != own.length) {
        return false;
      }
      for (int bit = 0; bit < bits; bit++) {
        int mask = 0x80 >> bit % 8;
        if ((bytes[bit / 8] & mask) != (own[bit / 8] & mask)) {
          return false;
        }
      }
      return true;
    }
  }

  private TrustedProxies(List<Network> trusted) {
    this.trusted = List.copyOf(trusted);
  }

  /** Trusts no proxy, not even one on this machine. */
  static TrustedProxies none() {
    return new TrustedProxies(List.of());
  }

  /**
   * Trusts proxies on this machine and at these addresses.
   *
   * @param addresses {@code 10.0.0.7}, or {@code 10.0.0.0/24} for a whole network
   */
  public static TrustedProxies at(List<String> addresses) {
    List<Network> all = new ArrayList<>();
    all.add(network("127.0.0.0/8"));
    all.add(network("::1"));
    addresses.forEach(address -> all.add(network(address)));
    return new TrustedProxies(all);
  }

  private static Network network(String text) {
    int slash = text.indexOf('/');
    try {
      InetAddress address = InetAddress.ofLiteral(slash < 0 ? text : text.substring(0, slash));
      int most = 8 * address.getAddress().length;
      int bits = slash < 0 ? most : Integer.parseInt(text.substring(slash + 1));
      if (bits >= 0 && bits <= most) {
        return new Network(address, bits);
      }
    } catch (IllegalArgumentException e) {
      // Reported below.
    }
    throw new BadInput(
        "'"
            + text
            + "' is not the address of a proxy: write 10.0.0.7, or 10.0.0.0/24 for a network");
  }

  boolean trusts(InetAddress address) {
    return trusted.stream().anyMatch(network -> network.contains(address));
  }

  /**
   * Returns the name under which a client's limits are kept.
   *
   * @param peer the address at the other end of the connection
   * @param forwarded all values of {@code X-Forwarded-For} in order
   */
  String client(InetAddress peer, List<String> forwarded) {
    InetAddress nearest = peer;
    String[] names = String.join(",", forwarded).split(",", -1);
    for (int i = names.length - 1; i >= 0 && trusts(nearest); i--) {
      try {
        nearest = InetAddress.ofLiteral(names[i].strip());
      } catch (IllegalArgumentException e) {
        break; // not an address
      }
    }
    return name(nearest);
  }

  /** Returns the address; for IPv6 only its network, because its owner has countless addresses. */
  static String name(InetAddress address) {
    byte[] bytes = address.getAddress();
    if (bytes.length > BYTES_OF_A_NETWORK) {
      for (int i = BYTES_OF_A_NETWORK; i < bytes.length; i++) {
        bytes[i] = 0;
      }
    }
    try {
      return InetAddress.getByAddress(bytes).getHostAddress();
    } catch (UnknownHostException e) {
      throw new IllegalStateException("an address has 4 or 16 bytes", e);
    }
  }
}

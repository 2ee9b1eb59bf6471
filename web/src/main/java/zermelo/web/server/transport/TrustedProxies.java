package zermelo.web.server.transport;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.input.BadInput;

/**
 * Who asks, where others pass requests on. A proxy appends the address of whom it heard a request
 * from; what stands before that anybody can invent. So the names are read from the last one on, for
 * as long as they are those of proxies that are trusted.
 */
public final class TrustedProxies {
  /** Of an address of IPv6 this much belongs to one customer, who has all the rest. */
  private static final int BYTES_OF_A_NETWORK = 8;

  private final List<Network> trusted;

  /** The addresses whose first bits are these. */
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

  /** Nobody is trusted, not even this machine. */
  static TrustedProxies none() {
    return new TrustedProxies(List.of());
  }

  /**
   * Proxies on this machine and at these addresses.
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
      // Said below.
    }
    throw new BadInput(
        "'" + text + "' is no address of a proxy: write 10.0.0.7, or 10.0.0.0/24 for a network");
  }

  boolean trusts(InetAddress address) {
    return trusted.stream().anyMatch(network -> network.contains(address));
  }

  /**
   * The name under which a client's budgets are kept.
   *
   * @param peer whom we hear the request from
   * @param forwarded all values of {@code X-Forwarded-For} in their order
   */
  String client(InetAddress peer, List<String> forwarded) {
    InetAddress nearest = peer;
    String[] names = String.join(",", forwarded).split(",", -1);
    for (int i = names.length - 1; i >= 0 && trusts(nearest); i--) {
      try {
        nearest = InetAddress.ofLiteral(names[i].strip());
      } catch (IllegalArgumentException e) {
        break; // Whoever wrote this names nobody.
      }
    }
    return name(nearest);
  }

  /** An address; of IPv6 its network, whose owner has more addresses than anybody can count. */
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

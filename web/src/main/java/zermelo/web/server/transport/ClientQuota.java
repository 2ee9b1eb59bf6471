package zermelo.web.server.transport;

import java.util.concurrent.ConcurrentHashMap;

/** Limits how many things of one kind, such as connections, each client has at a time. */
public final class ClientQuota {
  private final int most;
  private final ConcurrentHashMap<String, Integer> taken = new ConcurrentHashMap<>();

  ClientQuota(int most) {
    this.most = most;
  }

  /** Takes one unit; false if the client already has the maximum. */
  boolean take(String client) {
    int now = taken.merge(client, 1, Integer::sum);
    if (now > most) {
      give(client);
      return false;
    }
    return true;
  }

  void give(String client) {
    taken.computeIfPresent(client, (any, now) -> now == 1 ? null : now - 1);
  }
}

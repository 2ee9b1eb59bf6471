package zermelo.web.server.transport;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import zermelo.web.server.HttpProblem;

/** The open event streams. It limits them per client and ends them when the server stops. */
public final class EventStreamRegistry {
  private final Set<Thread> open = ConcurrentHashMap.newKeySet();
  private final ClientQuota shares;
  private volatile boolean stopped;

  /**
   * @param most the maximum number of streams per client
   */
  EventStreamRegistry(int most) {
    this.shares = new ClientQuota(most);
  }

  /** Registers the current thread as a stream, or returns the reason for a refusal. */
  Optional<HttpProblem> begin(String client) {
    if (!shares.take(client)) {
      return Optional.of(
          HttpProblem.tooMany("you have too many event streams open; close some pages", 10));
    }
    open.add(Thread.currentThread());
    if (stopped) {
      end(client);
      return Optional.of(HttpProblem.busy("the server is stopping", 5));
    }
    return Optional.empty();
  }

  void end(String client) {
    open.remove(Thread.currentThread());
    shares.give(client);
  }

  int size() {
    return open.size();
  }

  /** Ends all streams. Clients reconnect, to another server or to this one after its restart. */
  void stop() {
    stopped = true;
    open.forEach(Thread::interrupt);
  }
}

package zermelo.web.server.transport;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import zermelo.web.server.HttpProblem;

/**
 * The event streams that are open: no client has too many, and the server can end them when it
 * stops.
 */
public final class EventStreamRegistry {
  private final Set<Thread> open = ConcurrentHashMap.newKeySet();
  private final ClientQuota shares;
  private volatile boolean stopped;

  /**
   * @param most how many streams one client may have
   */
  EventStreamRegistry(int most) {
    this.shares = new ClientQuota(most);
  }

  /** The current thread begins a stream, unless there is a reason why it should not. */
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

  /** Ends all streams; clients come back to another server, or to this one when it is up again. */
  void stop() {
    stopped = true;
    open.forEach(Thread::interrupt);
  }
}

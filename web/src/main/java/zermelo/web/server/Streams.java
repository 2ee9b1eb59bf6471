package zermelo.web.server;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The event streams that are open, so that the server can end them when it stops. */
final class Streams {
  private final Set<Thread> open = ConcurrentHashMap.newKeySet();
  private volatile boolean stopped;

  /** The current thread begins a stream; false if it should not. */
  boolean begin() {
    open.add(Thread.currentThread());
    if (stopped) {
      end();
    }
    return !stopped;
  }

  void end() {
    open.remove(Thread.currentThread());
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

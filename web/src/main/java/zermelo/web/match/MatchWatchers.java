package zermelo.web.match;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import zermelo.web.server.HttpProblem;

/** The watchers that wait for changes of matches, limited per client, per match and in total. */
final class MatchWatchers {
  private static final int OF_CLIENT = 32;
  private static final int OF_MATCH = 100;
  private static final int IN_ALL = 1_000;

  private final Map<String, Set<Watcher>> byMatch = new HashMap<>();
  private final Map<String, Integer> byClient = new HashMap<>();
  private int count;

  /** One watcher. Changes that it has not seen yet count as one. */
  static final class Watcher {
    private final String match;
    private final String client;
    private final Semaphore news = new Semaphore(0);

    private Watcher(String match, String client) {
      this.match = match;
      this.client = client;
    }

    /** Waits for a change, at most this long. */
    void await(Duration most) throws InterruptedException {
      if (news.tryAcquire(most.toMillis(), TimeUnit.MILLISECONDS)) {
        news.drainPermits();
      }
    }
  }

  synchronized Watcher add(String match, String client) {
    if (byClient.getOrDefault(client, 0) >= OF_CLIENT) {
      throw HttpProblem.tooMany(
          "you watch " + OF_CLIENT + " matches already; close some pages", 10);
    }
    Set<Watcher> others = byMatch.getOrDefault(match, Set.of());
    if (others.size() >= OF_MATCH || count >= IN_ALL) {
      throw HttpProblem.busy("too many people watch; try again later", 30);
    }
    Watcher watcher = new Watcher(match, client);
    byMatch.computeIfAbsent(match, any -> new HashSet<>()).add(watcher);
    byClient.merge(client, 1, Integer::sum);
    count++;
    return watcher;
  }

  synchronized void remove(Watcher watcher) {
    Set<Watcher> others = byMatch.get(watcher.match);
    if (others == null || !others.remove(watcher)) {
      return;
    }
    if (others.isEmpty()) {
      byMatch.remove(watcher.match);
    }
    byClient.merge(watcher.client, -1, (a, b) -> a + b == 0 ? null : a + b);
    count--;
  }

  synchronized void wake(String match) {
    byMatch.getOrDefault(match, Set.of()).forEach(watcher -> watcher.news.release());
  }

  synchronized boolean watched(String match) {
    return byMatch.containsKey(match);
  }

  /** Returns the matches that have a watcher. */
  synchronized Set<String> matches() {
    return Set.copyOf(byMatch.keySet());
  }
}

package zermelo.web.work;

import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import zermelo.web.server.HttpProblem;

/**
 * Who comes next: clients take turns, however much each of them asks for, and nobody may wait with
 * more than a few things at once.
 */
final class FairQueue<T> {
  private final int each;
  private final int most;
  private final Map<String, ArrayDeque<T>> waiting = new LinkedHashMap<>();
  private int count;

  /**
   * @param each how much may wait for one client
   * @param most how much may wait in all
   */
  FairQueue(int each, int most) {
    this.each = each;
    this.most = most;
  }

  synchronized void add(String client, T thing) {
    ArrayDeque<T> own = waiting.computeIfAbsent(client, any -> new ArrayDeque<>());
    if (own.size() >= each) {
      throw HttpProblem.tooMany(
          "%d questions of yours are waiting already; ask again later".formatted(own.size()), 2);
    }
    if (count >= most) {
      throw HttpProblem.busy("too many people ask at once; ask again in a few seconds", 5);
    }
    own.add(thing);
    count++;
    notify();
  }

  /** The next thing; waits for one. Its client goes to the end of the row. */
  synchronized T take() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    Map.Entry<String, ArrayDeque<T>> first = waiting.entrySet().iterator().next();
    waiting.remove(first.getKey());
    T thing = first.getValue().remove();
    if (!first.getValue().isEmpty()) {
      waiting.put(first.getKey(), first.getValue());
    }
    count--;
    return thing;
  }

  /** Takes something out of the row; false if its turn has come already. */
  synchronized boolean remove(String client, T thing) {
    ArrayDeque<T> own = waiting.get(client);
    if (own == null || !own.remove(thing)) {
      return false;
    }
    if (own.isEmpty()) {
      waiting.remove(client);
    }
    count--;
    return true;
  }

  /** How many things are waiting. */
  synchronized int size() {
    return count;
  }

  /** How many turns come before this one's, at least. */
  synchronized int ahead(String client, T thing) {
    int place = 0;
    for (T own : waiting.getOrDefault(client, new ArrayDeque<>())) {
      if (own.equals(thing)) {
        break;
      }
      place++;
    }
    int ahead = 0;
    for (Map.Entry<String, ArrayDeque<T>> one : waiting.entrySet()) {
      ahead += Math.min(one.getValue().size(), one.getKey().equals(client) ? place : place + 1);
    }
    return ahead;
  }
}

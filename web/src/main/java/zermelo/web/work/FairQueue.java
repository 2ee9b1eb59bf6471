package zermelo.web.work;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A queue in which clients take turns, however many tasks each of them has. It limits the waiting
 * tasks per client and in total.
 */
final class FairQueue<T> {
  private final int each;
  private final int most;
  private final Map<String, ArrayDeque<T>> waiting = new LinkedHashMap<>();
  private int count;

  /**
   * @param each the maximum number of waiting tasks per client
   * @param most the maximum number of waiting tasks in total
   */
  FairQueue(int each, int most) {
    this.each = each;
    this.most = most;
  }

  synchronized void add(String client, T task) {
    ArrayDeque<T> own = waiting.computeIfAbsent(client, any -> new ArrayDeque<>());
    if (own.size() >= each) {
      throw new WorkFailure.ClientLimit(
          "%d of your questions are already waiting; ask again later".formatted(own.size()),
          Duration.ofSeconds(2));
    }
    if (count >= most) {
      throw new WorkFailure.ServerLimit(
          "too many people ask at once; ask again in a few seconds", Duration.ofSeconds(5));
    }
    own.add(task);
    count++;
    notify();
  }

  /** Removes and returns the next task; waits for one. Its client goes to the end of the queue. */
  synchronized T take() throws InterruptedException {
    while (count == 0) {
      wait();
    }
    Map.Entry<String, ArrayDeque<T>> first = waiting.entrySet().iterator().next();
    waiting.remove(first.getKey());
    T task = first.getValue().remove();
    if (!first.getValue().isEmpty()) {
      waiting.put(first.getKey(), first.getValue());
    }
    count--;
    return task;
  }

  /** Removes a waiting task; false if it was already taken. */
  synchronized boolean remove(String client, T task) {
    ArrayDeque<T> own = waiting.get(client);
    if (own == null || !own.remove(task)) {
      return false;
    }
    if (own.isEmpty()) {
      waiting.remove(client);
    }
    count--;
    return true;
  }

  /** Returns the number of waiting tasks. */
  synchronized int size() {
    return count;
  }

  /** Returns a lower bound of the number of tasks that run before this one. */
  synchronized int ahead(String client, T task) {
    int place = 0;
    for (T own : waiting.getOrDefault(client, new ArrayDeque<>())) {
      if (own.equals(task)) {
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

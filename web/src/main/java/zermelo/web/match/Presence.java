package zermelo.web.match;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Knows which players have their match open. Players at this server are counted. Other servers
 * report theirs repeatedly; a player without a recent report is dropped.
 */
final class Presence {
  private final Duration timeout;
  private final Map<PlayerSeat, Integer> local = new HashMap<>();
  private final Map<PlayerSeat, Long> elsewhere = new HashMap<>();

  /** One player of one match. */
  record PlayerSeat(String match, int seat) {}

  /** Whether Player 1 and Player 2 are present. */
  record Attendance(boolean first, boolean second) {}

  /**
   * @param timeout how long a player at another server stays present without a new report
   */
  Presence(Duration timeout) {
    this.timeout = timeout;
  }

  /** Counts an opened stream; true if that player was absent before. */
  synchronized boolean enter(PlayerSeat seat) {
    return local.merge(seat, 1, Integer::sum) == 1;
  }

  /** Counts a closed stream; true if it was the player's last one. */
  synchronized boolean leave(PlayerSeat seat) {
    return local.merge(seat, -1, (a, b) -> a + b == 0 ? null : a + b) == null;
  }

  /** Records a report of another server; true if it changes the attendance. */
  synchronized boolean report(PlayerSeat seat, boolean here) {
    boolean before = elsewhere(seat);
    if (here) {
      elsewhere.put(seat, System.nanoTime() + timeout.toNanos());
    } else {
      elsewhere.remove(seat);
    }
    return before != here;
  }

  synchronized Attendance of(String match) {
    return new Attendance(here(new PlayerSeat(match, 0)), here(new PlayerSeat(match, 1)));
  }

  private boolean here(PlayerSeat seat) {
    return local.containsKey(seat) || elsewhere(seat);
  }

  private boolean elsewhere(PlayerSeat seat) {
    Long until = elsewhere.get(seat);
    return until != null && until - System.nanoTime() > 0;
  }

  /** Returns the players at this server. */
  synchronized Set<PlayerSeat> here() {
    return Set.copyOf(local.keySet());
  }

  /** Drops the players without a recent report; returns their matches. */
  synchronized Set<String> forget() {
    Set<String> changed = new HashSet<>();
    elsewhere
        .entrySet()
        .removeIf(
            entry -> {
              boolean late = entry.getValue() - System.nanoTime() < 0;
              if (late) {
                changed.add(entry.getKey().match());
              }
              return late;
            });
    return changed;
  }
}

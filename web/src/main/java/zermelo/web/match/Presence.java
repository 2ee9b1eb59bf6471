package zermelo.web.match;

import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which players look at their match. Those at this server are counted; those at other servers are
 * told again and again by these, and forgotten when they are not.
 */
final class Presence {
  private final Duration kept;
  private final Map<PlayerSeat, Integer> local = new HashMap<>();
  private final Map<PlayerSeat, Long> elsewhere = new HashMap<>();

  /** One player of one match. */
  record PlayerSeat(String match, int seat) {}

  /** Whether Player 1 and Player 2 are here. */
  record Attendance(boolean first, boolean second) {}

  /**
   * @param kept how long somebody who is elsewhere stays without a word
   */
  Presence(Duration kept) {
    this.kept = kept;
  }

  /** Somebody opens a stream; true if that player was not here before. */
  synchronized boolean enter(PlayerSeat seat) {
    return local.merge(seat, 1, Integer::sum) == 1;
  }

  /** Somebody closes a stream; true if it was the player's last one. */
  synchronized boolean leave(PlayerSeat seat) {
    return local.merge(seat, -1, (a, b) -> a + b == 0 ? null : a + b) == null;
  }

  /** Another server says that a player is there; true if that is news. */
  synchronized boolean told(PlayerSeat seat, boolean here) {
    boolean before = elsewhere(seat);
    if (here) {
      elsewhere.put(seat, System.nanoTime() + kept.toNanos());
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

  /** Those at this server. */
  synchronized Set<PlayerSeat> here() {
    return Set.copyOf(local.keySet());
  }

  /** Forgets those of whom nothing was heard for long; these are their matches. */
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

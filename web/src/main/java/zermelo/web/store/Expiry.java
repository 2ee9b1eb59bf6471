package zermelo.web.store;

import java.time.Duration;

/**
 * How long things are kept that nobody looks at.
 *
 * @param unplayed matches in which nobody has moved
 * @param matches all others
 * @param others texts and reviews
 */
public record Expiry(Duration unplayed, Duration matches, Duration others) {
  public static final Expiry USUAL =
      new Expiry(Duration.ofDays(7), Duration.ofDays(90), Duration.ofDays(365));
}

package zermelo.web.store;

import java.time.Duration;

/**
 * How long unused things are kept.
 *
 * @param unplayed matches without a move
 * @param matches all other matches
 * @param others texts and reviews
 */
public record Expiry(Duration unplayed, Duration matches, Duration others) {
  public static final Expiry USUAL =
      new Expiry(Duration.ofDays(7), Duration.ofDays(90), Duration.ofDays(365));
}

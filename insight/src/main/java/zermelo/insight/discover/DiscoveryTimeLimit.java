package zermelo.insight.discover;

import java.time.Duration;
import zermelo.kernel.limits.Limits;

/**
 * The time to compute positions in one family before the search for forms.
 *
 * <p>The limits of the solver are apart: they end a single answer.
 *
 * @param enough stop after this time if enough positions for a search and a test are known
 * @param atMost stop after this time in any case
 */
public record DiscoveryTimeLimit(Duration enough, Duration atMost) {
  /** Never ends early. */
  public static final DiscoveryTimeLimit ENDLESS =
      new DiscoveryTimeLimit(Limits.FOREVER, Limits.FOREVER);

  /** Computes nothing new. */
  public static final DiscoveryTimeLimit NONE =
      new DiscoveryTimeLimit(Duration.ofNanos(-1), Duration.ofNanos(-1));
}

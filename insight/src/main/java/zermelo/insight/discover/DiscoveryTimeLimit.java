package zermelo.insight.discover;

import java.time.Duration;
import zermelo.kernel.limits.Limits;

/**
 * How long the positions of a family are computed if the user gives no size.
 *
 * <p>Beside the solver's limits, which end a single answer.
 *
 * @param enough ends after this time if enough is known
 * @param atMost ends after this time in any case
 */
public record DiscoveryTimeLimit(Duration enough, Duration atMost) {
  /** Never ends early. */
  public static final DiscoveryTimeLimit ENDLESS =
      new DiscoveryTimeLimit(Limits.FOREVER, Limits.FOREVER);

  /** Computes nothing new. */
  public static final DiscoveryTimeLimit NONE =
      new DiscoveryTimeLimit(Duration.ofNanos(-1), Duration.ofNanos(-1));
}

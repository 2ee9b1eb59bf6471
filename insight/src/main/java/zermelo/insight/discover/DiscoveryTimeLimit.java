package zermelo.insight.discover;

import java.time.Duration;

/** The time limit for computing a family's positions if the user gives no size. */
public final class DiscoveryTimeLimit {
  /** Never ends early. */
  public static final DiscoveryTimeLimit ENDLESS =
      new DiscoveryTimeLimit(Long.MAX_VALUE, Long.MAX_VALUE);

  /** Computes nothing new. */
  public static final DiscoveryTimeLimit NONE = new DiscoveryTimeLimit(-1, -1);

  private final long started = System.nanoTime();
  private final long usual;
  private final long most;

  private DiscoveryTimeLimit(long usual, long most) {
    this.usual = usual;
    this.most = most;
  }

  /**
   * Starts now.
   *
   * @param usual ends after this time if enough is known
   * @param most ends after this time in any case
   */
  public static DiscoveryTimeLimit of(Duration usual, Duration most) {
    return new DiscoveryTimeLimit(usual.toNanos(), most.toNanos());
  }

  /** Returns whether the time is over. */
  boolean over(boolean enoughKnown) {
    return System.nanoTime() - started > (enoughKnown ? usual : most);
  }
}

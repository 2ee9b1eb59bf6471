package zermelo.insight.discover;

import java.time.Duration;

/** How long a family's positions are computed where nobody said how far to go. */
public final class DiscoveryTimeLimit {
  /** Goes as far as it is asked to. */
  public static final DiscoveryTimeLimit ENDLESS =
      new DiscoveryTimeLimit(Long.MAX_VALUE, Long.MAX_VALUE);

  /** Goes no further than what is known. */
  public static final DiscoveryTimeLimit NONE = new DiscoveryTimeLimit(-1, -1);

  private final long started = System.nanoTime();
  private final long usual;
  private final long most;

  private DiscoveryTimeLimit(long usual, long most) {
    this.usual = usual;
    this.most = most;
  }

  /**
   * Begins now.
   *
   * @param usual ends after this time if enough is known
   * @param most ends after this time in any case
   */
  public static DiscoveryTimeLimit of(Duration usual, Duration most) {
    return new DiscoveryTimeLimit(usual.toNanos(), most.toNanos());
  }

  /** Whether it is time to end. */
  boolean over(boolean enoughKnown) {
    return System.nanoTime() - started > (enoughKnown ? usual : most);
  }
}

package zermelo.insight.discover;

import java.time.Duration;

/** How long a family's positions are computed where nobody said how far to go. */
public final class Patience {
  /** Goes as far as it is asked to. */
  public static final Patience ENDLESS = new Patience(Long.MAX_VALUE, Long.MAX_VALUE);

  /** Goes no further than what is known. */
  public static final Patience NONE = new Patience(-1, -1);

  private final long started = System.nanoTime();
  private final long usual;
  private final long most;

  private Patience(long usual, long most) {
    this.usual = usual;
    this.most = most;
  }

  /**
   * Begins now.
   *
   * @param usual ends after this time if enough is known
   * @param most ends after this time in any case
   */
  public static Patience of(Duration usual, Duration most) {
    return new Patience(usual.toNanos(), most.toNanos());
  }

  /** Whether it is time to end. */
  boolean over(boolean enoughKnown) {
    return System.nanoTime() - started > (enoughKnown ? usual : most);
  }
}

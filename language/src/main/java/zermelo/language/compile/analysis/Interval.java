package zermelo.language.compile.analysis;

/**
 * The range of a number that is known at compile time.
 *
 * <p>If it shows that a sum cannot pass 2^63-1, or that a component cannot leave its range, the
 * compiler omits the check.
 */
public record Interval(long low, long high) {
  public static final Interval ANY = new Interval(Long.MIN_VALUE, Long.MAX_VALUE);

  /** Sums and differences of two numbers closer to zero than this are exact. */
  private static final long HALF = 1L << 62;

  /** Products of two numbers closer to zero than this are exact. */
  private static final long ROOT = 1L << 31;

  /** An empty interval means that the code is never reached. Then any interval is correct. */
  public Interval {
    high = Math.max(low, high);
  }

  public static Interval of(long value) {
    return new Interval(value, value);
  }

  public boolean within(long least, long most) {
    return least <= low && high <= most;
  }

  public boolean positive() {
    return low > 0;
  }

  public boolean natural() {
    return low >= 0;
  }

  private boolean closerThan(long bound) {
    return -bound < low && high < bound;
  }

  public boolean sumsWith(Interval other) {
    return closerThan(HALF) && other.closerThan(HALF);
  }

  public boolean multipliesWith(Interval other) {
    return closerThan(ROOT) && other.closerThan(ROOT);
  }

  /** The range of the exact sum, or {@link #ANY} if the sum may overflow. */
  public Interval plus(Interval other) {
    return sumsWith(other) ? new Interval(low + other.low, high + other.high) : ANY;
  }

  public Interval minus(Interval other) {
    return sumsWith(other) ? new Interval(low - other.high, high - other.low) : ANY;
  }

  public Interval times(Interval other) {
    if (!multipliesWith(other)) {
      return ANY;
    }
    long a = low * other.low;
    long b = low * other.high;
    long c = high * other.low;
    long d = high * other.high;
    return new Interval(
        Math.min(Math.min(a, b), Math.min(c, d)), Math.max(Math.max(a, b), Math.max(c, d)));
  }

  /** Rounded down. */
  public Interval over(Interval divisor) {
    return natural() && divisor.positive()
        ? new Interval(low / divisor.high, high / divisor.low)
        : ANY;
  }

  public Interval mod(Interval divisor) {
    return divisor.positive() ? new Interval(0, divisor.high - 1) : ANY;
  }

  public Interval xor(Interval other) {
    if (!natural() || !other.natural()) {
      return ANY;
    }
    long most = Long.highestOneBit(high | other.high);
    return new Interval(0, most | (most - 1));
  }

  public Interval min(Interval other) {
    return new Interval(Math.min(low, other.low), Math.min(high, other.high));
  }

  public Interval max(Interval other) {
    return new Interval(Math.max(low, other.low), Math.max(high, other.high));
  }

  /** The smallest interval that contains both. */
  public Interval or(Interval other) {
    return new Interval(Math.min(low, other.low), Math.max(high, other.high));
  }
}

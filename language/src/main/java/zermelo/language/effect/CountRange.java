package zermelo.language.effect;

/**
 * Bounds on how much a move changes a number: the least and the greatest change.
 *
 * @param low the least change, negative if the number may fall; {@code -MANY} if there is no bound
 * @param high the greatest change; {@code MANY} if there is no bound
 */
public record CountRange(int low, int high) {
  /** Stands for any number of cells. */
  static final int MANY = 1_000_000;

  public static final CountRange NONE = new CountRange(0, 0);

  /** Any change. */
  public static final CountRange ANY = new CountRange(-MANY, MANY);

  /** The number falls, by 1 or more. */
  public static final CountRange DECREASE = new CountRange(-MANY, -1);

  static final CountRange DECREASE_OR_NONE = new CountRange(-MANY, 0);

  /** The number rises, by 1 or more. */
  static final CountRange INCREASE = new CountRange(1, MANY);

  static final CountRange INCREASE_OR_NONE = new CountRange(0, MANY);

  /** The number may fall without a bound. Other ranges are widened by this one. */
  static final CountRange UNBOUNDED_DECREASE = new CountRange(-MANY, -MANY);

  public CountRange plus(CountRange other) {
    return new CountRange(Math.max(-MANY, low + other.low), Math.min(MANY, high + other.high));
  }

  /** The intersection, where both ranges are known to hold. */
  public CountRange and(CountRange other) {
    return new CountRange(Math.max(low, other.low), Math.min(high, other.high));
  }

  /** The range that covers both, where one of them is known to hold. */
  public CountRange or(CountRange other) {
    return new CountRange(Math.min(low, other.low), Math.max(high, other.high));
  }

  /** The change if the move happens any number of times. */
  CountRange repeated() {
    return new CountRange(low < 0 ? -MANY : 0, high > 0 ? MANY : 0);
  }

  /** Whether the number never falls. */
  public boolean keepsOrRaises() {
    return low >= 0;
  }

  /** Whether the number never rises. */
  public boolean keepsOrLowers() {
    return high <= 0;
  }

  public boolean exactly(int change) {
    return low == change && high == change;
  }
}

package zermelo.language.uniform;

/**
 * A number as a function of n and of one choice a: {@code n * ofN + a * ofA}, and something between
 * {@code low} and {@code high} that depends on n mod the modulus only.
 *
 * <p>Where a occurs alone, the form may be wrong for small a, but then the number still depends on
 * a and the remainder of n only; and likewise with n - a. ({@code max(a - 2, 0)} is such a number.)
 *
 * @param ofN 0, 1 or -1
 * @param ofA 0, 1 or -1
 * @param exact whether the form is right for every a, not only for those far from both ends
 */
record Shape(int ofN, int ofA, long low, long high, boolean exact, Regularity when) {
  /** Bounds at least this far out are no bounds. */
  private static final long FAR = 1L << 40;

  static Shape constant(long value) {
    return new Shape(0, 0, value, value, true, Regularity.ALWAYS);
  }

  /** A number that depends on the remainder of n only, within bounds that nobody knows. */
  static Shape some(Regularity when) {
    return between(-FAR, FAR, when);
  }

  static Shape between(long low, long high, Regularity when) {
    return new Shape(0, 0, clip(low), clip(high), true, when);
  }

  static final Shape N = new Shape(1, 0, 0, 0, true, Regularity.ALWAYS);
  static final Shape A = new Shape(0, 1, 0, 0, true, Regularity.ALWAYS);

  private static long clip(long value) {
    return Math.clamp(value, -FAR, FAR);
  }

  boolean regular() {
    return ofN == 0 && ofA == 0;
  }

  /** n and something bounded. */
  boolean large() {
    return ofN == 1 && ofA == 0;
  }

  /** a and something bounded. */
  boolean left() {
    return ofN == 0 && ofA == 1;
  }

  /** n - a and something bounded. */
  boolean right() {
    return ofN == 1 && ofA == -1;
  }

  boolean bounded() {
    return low > -FAR && high < FAR;
  }

  Shape minus(Shape other) {
    return plus(
        new Shape(-other.ofN, -other.ofA, -other.high, -other.low, other.exact, other.when));
  }

  Shape plus(Shape other) {
    int n = ofN + other.ofN;
    int a = ofA + other.ofA;
    boolean bothVary = ofA != 0 && other.ofA != 0;
    boolean known = Math.abs(n) <= 1 && Math.abs(a) <= 1;
    boolean mixes = (ofA != 0 && other.ofN != 0) || (other.ofA != 0 && ofN != 0) || bothVary;
    if (!known || (mixes && !(exact && other.exact))) {
      throw new Irregular();
    }
    return new Shape(
        n,
        a,
        clip(low + other.low),
        clip(high + other.high),
        exact && other.exact,
        when.and(other.when));
  }

  /** The least n from which this, n and something, is at least a bound. */
  long reaches(long bound) {
    if (!bounded() || Math.abs(bound) >= FAR) {
      throw new Irregular();
    }
    return Math.max(0, bound - low);
  }
}

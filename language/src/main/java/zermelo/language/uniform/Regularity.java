package zermelo.language.uniform;

import zermelo.kernel.numbers.Numbers;

/**
 * From n = from on, only n mod modulus matters.
 *
 * @param modulus at least 1
 */
public record Regularity(long modulus, long from) {
  /** Nothing depends on n at all. */
  public static final Regularity ALWAYS = new Regularity(1, 0);

  private static final long MOST = 1L << 40;

  public Regularity {
    if (modulus > MOST || from > MOST) {
      throw new Irregular(); // true perhaps, but of no use: nobody computes that far
    }
  }

  /** What two regular things have in common. */
  Regularity and(Regularity other) {
    return new Regularity(lcm(modulus, other.modulus), Math.max(from, other.from));
  }

  Regularity from(long n) {
    return new Regularity(modulus, Math.max(from, n));
  }

  static long lcm(long a, long b) {
    return a / Numbers.gcd(a, b) * b;
  }
}

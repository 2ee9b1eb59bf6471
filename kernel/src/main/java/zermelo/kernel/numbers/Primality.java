package zermelo.kernel.numbers;

/**
 * Tests primality by Miller-Rabin with bases that make it a proof: see {@link
 * NumberTheory#isPrime}.
 */
final class Primality {
  /** Enough for every n below 3.3 * 10^24. */
  private static final int[] BASES = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37};

  private Primality() {}

  static boolean isPrime(long n) {
    if (n < 2) {
      return false;
    }
    for (int base : BASES) {
      if (n % base == 0) {
        return n == base;
      }
    }
    if (n < 41 * 41) {
      return true;
    }
    MontgomeryArithmetic mod = new MontgomeryArithmetic(n);
    for (int base : BASES) {
      if (!passes(mod, base, n)) {
        return false;
      }
    }
    return true;
  }

  /** Whether n passes the Miller-Rabin test to this base. */
  private static boolean passes(MontgomeryArithmetic mod, int base, long n) {
    long minusOne = mod.minus(0, mod.one());
    int twos = Long.numberOfTrailingZeros(n - 1);
    long x = mod.power(mod.enter(base), (n - 1) >> twos);
    if (x == mod.one() || x == minusOne) {
      return true;
    }
    for (int i = 1; i < twos; i++) {
      x = mod.times(x, x);
      if (x == minusOne) {
        return true;
      }
    }
    return false;
  }
}

package zermelo.kernel.numbers;

/**
 * Computes fast modulo one odd number, 3 <= m <= 2^63-1.
 *
 * <p>After P. L. Montgomery, "Modular multiplication without trial division", Math. Comp. 44
 * (1985). A residue x is stored as x * 2^64 mod m. The product of two residues is then reduced by
 * two multiplications instead of a division. Residues are always in 0..m-1, so equal residues are
 * equal longs.
 */
final class MontgomeryArithmetic {
  private final long m;
  private final long inverse; // m * inverse = 1 mod 2^64
  private final long squareOfBase; // 2^128 mod m
  private final long one;

  MontgomeryArithmetic(long m) {
    this.m = m;
    long guess = m; // correct in 3 bits; each Newton step doubles the correct bits
    for (int step = 0; step < 5; step++) {
      guess *= 2 - m * guess;
    }
    this.inverse = guess;
    long base = Long.remainderUnsigned(-m, m); // 2^64 - m, and so 2^64, modulo m
    this.one = base;
    this.squareOfBase = ModularArithmetic.times(base, base, m);
  }

  /** Converts x, 0 <= x < m, to its residue. */
  long enter(long x) {
    return times(x, squareOfBase);
  }

  long one() {
    return one;
  }

  long times(long a, long b) {
    long high = Math.multiplyHigh(a, b);
    // q * m agrees with a * b in the low word, so the difference is a multiple of 2^64.
    long q = a * b * inverse;
    long rest = high - Math.unsignedMultiplyHigh(q, m);
    return rest < 0 ? rest + m : rest;
  }

  long plus(long a, long b) {
    long rest = a - (m - b);
    return rest < 0 ? rest + m : rest;
  }

  long minus(long a, long b) {
    long rest = a - b;
    return rest < 0 ? rest + m : rest;
  }

  long power(long base, long exponent) {
    long result = one;
    long square = base;
    for (long left = exponent; left > 0; left >>= 1) {
      if ((left & 1) == 1) {
        result = times(result, square);
      }
      square = times(square, square);
    }
    return result;
  }
}

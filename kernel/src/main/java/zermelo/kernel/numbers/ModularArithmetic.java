package zermelo.kernel.numbers;

/** Computes modulo any m, 1 <= m <= 2^63-1: the slow twin of {@link MontgomeryArithmetic}. */
final class ModularArithmetic {
  private ModularArithmetic() {}

  /** a * b mod m for 0 <= a, b < m. */
  static long times(long a, long b, long m) {
    long high = Math.multiplyHigh(a, b);
    long low = a * b;
    if (high == 0 && low >= 0) {
      return low % m;
    }
    // Long division bit by bit. a * b < m * 2^63 implies high < m, so the doubled rest stays
    // below 2m < 2^64. It is compared as unsigned.
    long rest = high;
    for (int bit = 63; bit >= 0; bit--) {
      rest = (rest << 1) | ((low >>> bit) & 1);
      if (Long.compareUnsigned(rest, m) >= 0) {
        rest -= m;
      }
    }
    return rest;
  }

  /** base^exponent mod m for 0 <= base < m and exponent >= 0. */
  static long power(long base, long exponent, long m) {
    long result = 1 % m;
    long square = base;
    for (long left = exponent; left > 0; left >>= 1) {
      if ((left & 1) == 1) {
        result = times(result, square, m);
      }
      square = times(square, square, m);
    }
    return result;
  }
}

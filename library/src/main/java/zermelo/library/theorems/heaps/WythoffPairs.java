package zermelo.library.theorems.heaps;

import java.math.BigInteger;
import java.util.OptionalLong;
import zermelo.kernel.numbers.NumberTheory;

/**
 * The lost pairs of Wythoff's game, exactly, for all numbers to 2^63-1.
 *
 * <p>The k-th pair is floor(k*phi), floor(k*phi)+k with phi = (1+sqrt 5)/2. Every number is in
 * exactly one pair. In misère play (0,1) and (2,2) replace the first two pairs (0,0) and (1,2).
 */
public record WythoffPairs(boolean misere) {
  /** 5 times the square of a number of this many bits fits a long, which is much faster. */
  private static final int SMALL_BITS = 30;

  /** Returns the other number of the pair of x. Empty if it exceeds 2^63-1. */
  OptionalLong partner(long x) {
    if (misere && x < 3) {
      return OptionalLong.of(x == 2 ? 2 : 1 - x);
    }
    // floor((x+1)/phi) pairs have a smaller number of at most x, since 1/phi = phi - 1.
    BigInteger next = BigInteger.valueOf(x).add(BigInteger.ONE);
    long pairs = timesPhi(next).subtract(next).longValueExact();
    boolean smaller = timesPhi(BigInteger.valueOf(pairs)).longValueExact() == x;
    return smaller
        ? exact(BigInteger.valueOf(x).add(BigInteger.valueOf(pairs)))
        // x is the larger number of pair x - pairs, whose smaller number is their difference.
        : OptionalLong.of(pairs);
  }

  /** Returns the smaller number of the pair with that difference. Empty if it exceeds 2^63-1. */
  OptionalLong smallerOf(long difference) {
    if (misere && difference < 2) {
      return OptionalLong.of(difference == 0 ? 2 : 0);
    }
    return exact(timesPhi(BigInteger.valueOf(difference)));
  }

  /** Returns floor(k * phi) = floor((k + sqrt(5k^2)) / 2). The root may be rounded down first. */
  private static BigInteger timesPhi(BigInteger k) {
    if (k.bitLength() <= SMALL_BITS) {
      long small = k.longValueExact();
      return BigInteger.valueOf((small + NumberTheory.sqrt(5 * small * small)) / 2);
    }
    return k.multiply(k).multiply(BigInteger.valueOf(5)).sqrt().add(k).shiftRight(1);
  }

  private static OptionalLong exact(BigInteger value) {
    return value.bitLength() < Long.SIZE
        ? OptionalLong.of(value.longValueExact())
        : OptionalLong.empty();
  }
}

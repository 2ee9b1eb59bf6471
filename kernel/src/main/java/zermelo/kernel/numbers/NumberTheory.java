package zermelo.kernel.numbers;

import java.util.Arrays;

/**
 * Computes primes, divisors and other number theory exactly, on 0..2^63-1.
 *
 * <p>Nothing here rounds, guesses or overflows. The slow twins are trial division and {@link
 * java.math.BigInteger}; the tests compare each function with them.
 */
public final class NumberTheory {
  private NumberTheory() {}

  /**
   * Whether n is prime.
   *
   * <p>Miller-Rabin with the first twelve primes as bases is a proof below
   * 3317044064679887385961981 (Sorenson and Webster, Math. Comp. 86, 2017), and so for every long.
   */
  public static boolean isPrime(long n) {
    return Primality.isPrime(n);
  }

  /** The prime factors of n >= 1, ascending, each as often as it divides n; none for 1. */
  public static long[] primeFactors(long n) {
    return Factoring.primeFactors(positive(n));
  }

  /** The distinct prime divisors of n >= 1, ascending. */
  public static long[] primeDivisors(long n) {
    return Arrays.stream(primeFactors(n)).distinct().toArray();
  }

  /** The divisors of n >= 1, ascending, including 1 and n. */
  public static long[] divisors(long n) {
    long[] divisors = {1};
    long[] factors = primeFactors(n);
    int run = 0; // how often the prime of factors[i] occurs before i
    for (int i = 0; i < factors.length; i++) {
      run = i > 0 && factors[i] == factors[i - 1] ? run + 1 : 0;
      // Only the divisors that contain this prime `run` times may take it once more.
      int from = run == 0 ? 0 : divisors.length - divisors.length / (run + 1);
      int fresh = divisors.length - from;
      long[] more = Arrays.copyOf(divisors, divisors.length + fresh);
      for (int j = 0; j < fresh; j++) {
        more[divisors.length + j] = divisors[from + j] * factors[i];
      }
      divisors = more;
    }
    Arrays.sort(divisors);
    return divisors;
  }

  /** Omega(n): how many prime factors n >= 1 has, counted with multiplicity. */
  public static int bigOmega(long n) {
    return primeFactors(n).length;
  }

  /** The prime p of n = p^k with k >= 1, or 0 if n is not such a power. */
  public static long primeOfPower(long n) {
    if (n < 2) {
      return 0;
    }
    long[] factors = primeFactors(n);
    return factors[0] == factors[factors.length - 1] ? factors[0] : 0;
  }

  /** The greatest common divisor of |a| and |b|; gcd(0, 0) = 0. */
  public static long gcd(long a, long b) {
    while (b != 0) {
      long rest = a % b;
      a = b;
      b = rest;
    }
    return Math.absExact(a);
  }

  /** The largest r with r * r <= n, for n >= 0. */
  public static long sqrt(long n) {
    if (n < 0) {
      throw new IllegalArgumentException("no square root of " + n);
    }
    // The double is off by at most one, and near 2^63 its square may overflow.
    long root = Math.min((long) Math.sqrt((double) n), 3037000499L);
    while (root * root > n) {
      root--;
    }
    while (root < 3037000499L && (root + 1) * (root + 1) <= n) {
      root++;
    }
    return root;
  }

  /** The largest argument of {@link #golden}. */
  public static final long MOST_GOLDEN = 1L << 62;

  /** floor(k * (1 + sqrt 5) / 2) for k from 0 to {@link #MOST_GOLDEN}. */
  public static long golden(long k) {
    if (k < 0 || k > MOST_GOLDEN) {
      throw new IllegalArgumentException("no golden multiple of " + k);
    }
    if (k == 0) {
      return 0;
    }
    // (sqrt 5 - 1) / 2 in units of 2^-64, rounded down. The product is too small by less than
    // 1/4, so the guess is right or one too small.
    long guess = k + Math.unsignedMultiplyHigh(k, 0x9E3779B97F4A7C15L);
    return belowGolden(guess + 1, k) ? guess + 1 : guess;
  }

  /** Whether m < k * (1 + sqrt 5) / 2 for 1 <= k <= m: whether m * (m - k) < k * k. */
  private static boolean belowGolden(long m, long k) {
    long high = Math.multiplyHigh(m, m - k);
    long highSquare = Math.multiplyHigh(k, k);
    return high < highSquare
        || (high == highSquare && Long.compareUnsigned(m * (m - k), k * k) < 0);
  }

  /**
   * The least term of the Zeckendorf sum of n >= 1.
   *
   * <p>In exactly one way, n is a sum of Fibonacci numbers 1, 2, 3, 5, ... no two of which are
   * neighbours. Taking the greatest first finds it.
   */
  public static long leastFibonacci(long n) {
    long rest = positive(n);
    while (true) {
      long a = 1;
      long b = 2;
      while (b > 0 && b <= rest) { // past 2^63-1 the sum becomes negative
        long sum = a + b;
        a = b;
        b = sum;
      }
      if (a == rest) {
        return a;
      }
      rest -= a;
    }
  }

  /** The sum of the digits of n >= 0 in a base from 2 on. */
  public static long digitSum(long base, long n) {
    long sum = 0;
    for (long rest = n; rest > 0; rest /= base) {
      sum += rest % base;
    }
    return sum;
  }

  /**
   * The multiplicative order of a modulo n >= 1: the least k >= 1 for which n divides a^k - 1; 0 if
   * a and n have a common divisor.
   *
   * <p>It divides the number of residues that are prime to n (Euler). So it is what remains of that
   * number if each of its prime factors is removed as often as the power stays 1.
   */
  public static long order(long a, long n) {
    long base = Math.floorMod(a, positive(n));
    if (n == 1) {
      return 1;
    }
    if (gcd(base, n) != 1) {
      return 0;
    }
    long order = n;
    for (long p : primeDivisors(n)) {
      order -= order / p;
    }
    for (long q : primeFactors(order)) {
      if (powMod(base, order / q, n) == 1) {
        order /= q;
      }
    }
    return order;
  }

  /** a * b mod m for 0 <= a, b < m, without overflow. */
  public static long mulMod(long a, long b, long m) {
    return ModularArithmetic.times(a, b, m);
  }

  /** base^exponent mod m for 0 <= base < m and exponent >= 0. */
  public static long powMod(long base, long exponent, long m) {
    return ModularArithmetic.power(base, exponent, m);
  }

  private static long positive(long n) {
    if (n < 1) {
      throw new IllegalArgumentException(n + " is not positive");
    }
    return n;
  }
}

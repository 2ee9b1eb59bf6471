package zermelo.kernel.numbers;

import java.util.Arrays;

/**
 * Number theory on 0..2^63-1, exact everywhere: nothing here rounds, guesses or overflows. The slow
 * twins are trial division and {@link java.math.BigInteger}; the tests hold each function against
 * them.
 */
public final class Numbers {
  private Numbers() {}

  /**
   * Whether n is prime. Miller-Rabin to the first twelve primes as bases is a proof below
   * 3317044064679887385961981 (Sorenson and Webster, Math. Comp. 86, 2017), so for every long.
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

  /** The divisors of n >= 1, ascending, 1 and n among them. */
  public static long[] divisors(long n) {
    long[] divisors = {1};
    long[] factors = primeFactors(n);
    int run = 0; // how often the prime of factors[i] came before i
    for (int i = 0; i < factors.length; i++) {
      run = i > 0 && factors[i] == factors[i - 1] ? run + 1 : 0;
      // Only the divisors that took this prime `run` times may take it once more.
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

  /** The prime p of n = p^k with k >= 1, or 0 if n is no such power. */
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
    // The double is off by at most one, and near 2^63 its square may pass the range.
    long root = Math.min((long) Math.sqrt((double) n), 3037000499L);
    while (root * root > n) {
      root--;
    }
    while (root < 3037000499L && (root + 1) * (root + 1) <= n) {
      root++;
    }
    return root;
  }

  /** a * b mod m for 0 <= a, b < m, without overflow. */
  public static long mulMod(long a, long b, long m) {
    return Residues.times(a, b, m);
  }

  /** base^exponent mod m for 0 <= base < m and exponent >= 0. */
  public static long powMod(long base, long exponent, long m) {
    return Residues.power(base, exponent, m);
  }

  private static long positive(long n) {
    if (n < 1) {
      throw new IllegalArgumentException(n + " has no factorisation: it is not positive");
    }
    return n;
  }
}

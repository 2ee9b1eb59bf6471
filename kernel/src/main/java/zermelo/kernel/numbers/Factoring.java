package zermelo.kernel.numbers;

import java.util.Arrays;

/**
 * Finds prime factors, by trial division up to 2^10 and then by Pollard's rho.
 *
 * <p>The form of rho is that of R. P. Brent, "An improved Monte Carlo factorization algorithm", BIT
 * 20 (1980). Rho walks x -> x^2 + c modulo n. Modulo a prime factor p the walk cycles after about
 * sqrt(p) steps, so two of its values differ by a multiple of p long before they are equal modulo
 * n. For a product of two primes near 2^31 that is some 50,000 steps. The constant c counts up from
 * 1: the same number always takes the same steps.
 */
final class Factoring {
  private static final int TRIAL_LIMIT = 1 << 10;

  /** The number of differences that are multiplied before one gcd is taken. */
  private static final int BATCH = 128;

  private final long[] found = new long[63];
  private int size;

  private Factoring() {}

  static long[] primeFactors(long n) {
    Factoring factoring = new Factoring();
    factoring.run(n);
    long[] factors = Arrays.copyOf(factoring.found, factoring.size);
    Arrays.sort(factors);
    return factors;
  }

  private void run(long n) {
    long rest = n;
    for (long p = 2; p < TRIAL_LIMIT && p * p <= rest; p += p == 2 ? 1 : 2) {
      while (rest % p == 0) {
        found[size++] = p;
        rest /= p;
      }
    }
    if (rest > 1) {
      split(rest);
    }
  }

  /** Adds the prime factors of n > 1, which is odd or a prime. */
  private void split(long n) {
    if (n < (long) TRIAL_LIMIT * TRIAL_LIMIT || Primality.isPrime(n)) {
      found[size++] = n;
      return;
    }
    long root = NumberTheory.sqrt(n);
    long factor = root * root == n ? root : rho(n);
    split(factor);
    split(n / factor);
  }

  private static long rho(long n) {
    MontgomeryArithmetic mod = new MontgomeryArithmetic(n);
    long factor = n;
    for (long c = 1; factor == n; c++) {
      factor = brent(mod, mod.enter(c), n);
    }
    return factor;
  }

  /** A factor of n greater than 1; n itself if this walk failed. */
  private static long brent(MontgomeryArithmetic mod, long c, long n) {
    long y = mod.enter(2);
    for (long length = 1; ; length *= 2) {
      long x = y;
      for (long i = 0; i < length; i++) {
        y = mod.plus(mod.times(y, y), c);
      }
      for (long done = 0; done < length; done += BATCH) {
        long start = y;
        long steps = Math.min(BATCH, length - done);
        long product = mod.one();
        for (long i = 0; i < steps; i++) {
          y = mod.plus(mod.times(y, y), c);
          product = mod.times(product, mod.minus(x, y));
        }
        long gcd = NumberTheory.gcd(product, n);
        if (gcd != 1) {
          return gcd < n ? gcd : oneByOne(mod, c, n, x, start);
        }
      }
    }
  }

  /** Repeats a batch with one gcd per difference, because the batch holds several factors. */
  private static long oneByOne(MontgomeryArithmetic mod, long c, long n, long x, long start) {
    long y = start;
    long gcd = 1;
    while (gcd == 1) {
      y = mod.plus(mod.times(y, y), c);
      gcd = NumberTheory.gcd(mod.minus(x, y), n);
    }
    return gcd;
  }
}

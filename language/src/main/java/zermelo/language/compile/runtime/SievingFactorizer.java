package zermelo.language.compile.runtime;

import java.util.Arrays;
import zermelo.kernel.numbers.NumberTheory;

/**
 * Factors many numbers one after the other.
 *
 * <p>After enough requests to pay for a sieve, it reads numbers below 2^24 from a table of least
 * prime factors (two bytes for each odd number). The table grows with the requested numbers. The
 * divisors of consecutive numbers are found together ({@link DivisorBlock}). Slow twin: {@link
 * NumberTheory}.
 */
public final class SievingFactorizer {
  /** Composite numbers below this have a prime factor below 2^12, which fits into a char. */
  private static final int TABLE_END = 1 << 24;

  private static final int FIRST = 1 << 12;

  /** Sieving a number costs about one sixteenth of factoring it. */
  private static final int SIEVED = 16;

  /** After this many consecutive numbers, divisors are found block by block. */
  private static final int RUN = 100;

  private char[] least = {}; // of 2i + 1; 0 for primes
  private long asked;
  private final long[] primes = new long[64];
  private int count;
  private long[] other = new long[16];
  private final DivisorBlock block = new DivisorBlock();
  private long last;
  private int run; // the length of the current sequence of consecutive numbers, at most RUN

  /**
   * Finds the divisors of n, ascending. n is at least 1.
   *
   * <p>They may be borrowed from memory that the next request overwrites. {@link NumberSet#keep}
   * copies them.
   */
  void divisors(long n, NumberSet out) {
    run = n == last + 1 ? Math.min(run + 1, RUN) : 0;
    last = n;
    if (run == RUN && n < DivisorBlock.END && !block.covers(n)) {
      block.fill(n);
    }
    if (block.covers(n)) {
      block.divisors(n, out);
      return;
    }
    factor(n);
    int size = 1;
    for (int i = 0, run = 1; i < count; i++) {
      run = i > 0 && primes[i] == primes[i - 1] ? run + 1 : 1;
      size += size / run;
    }
    if (other.length < size) {
      other = new long[2 * size];
    }
    long[] from = other;
    long[] into = out.resize(size);
    into[0] = 1;
    int known = 1;
    for (int i = 0; i < count; ) {
      int power = 1;
      while (i + power < count && primes[i + power] == primes[i]) {
        power++;
      }
      System.arraycopy(into, 0, from, 0, known);
      known = times(from, known, primes[i], power, into);
      i += power;
    }
  }

  /** Merges an ascending list with its multiples by the powers of a prime. */
  private static int times(long[] from, int known, long prime, int power, long[] into) {
    int size = known;
    long factor = 1;
    for (int k = 0; k < power; k++) {
      factor *= prime;
      // From the end, so that nothing is overwritten before it is read. Branch-free, because the
      // branch is unpredictable. The 1 at the beginning stays in place.
      int a = size - 1;
      int b = known - 1;
      for (int to = size + known - 1; b >= 0; to--) {
        long next = from[b] * factor;
        long top = into[a];
        int above = (int) ((next - top) >>> 63);
        into[to] = Math.max(top, next);
        a -= above;
        b -= 1 - above;
      }
      size += known;
    }
    return size;
  }

  /** Writes the primes that divide n, ascending. n is at least 1. */
  void primeDivisors(long n, NumberSet out) {
    factor(n);
    out.clear();
    for (int i = 0; i < count; i++) {
      if (i == 0 || primes[i] != primes[i - 1]) {
        out.add(primes[i]);
      }
    }
  }

  /** The number of prime factors of n, with multiplicity. */
  int bigOmega(long n) {
    factor(n);
    return count;
  }

  /** The number of different prime factors of n. */
  int omega(long n) {
    factor(n);
    int different = 0;
    for (int i = 0; i < count; i++) {
      different += i == 0 || primes[i] != primes[i - 1] ? 1 : 0;
    }
    return different;
  }

  /** Whether n is 1 or a power of a prime. */
  boolean primePower(long n) {
    if (n < 1) {
      return false;
    }
    factor(n);
    return count == 0 || primes[0] == primes[count - 1];
  }

  /** Whether n is a prime. n is at least 2. */
  boolean prime(long n) {
    if (n >> 1 >= least.length && !sieved(n)) {
      return NumberTheory.isPrime(n);
    }
    return n == 2 || (n % 2 == 1 && least[(int) n >> 1] == 0);
  }

  private void factor(long n) {
    if (n >> 1 >= least.length && !sieved(n)) {
      long[] found = NumberTheory.primeFactors(n);
      count = found.length;
      System.arraycopy(found, 0, primes, 0, count);
      return;
    }
    int size = Long.numberOfTrailingZeros(n);
    Arrays.fill(primes, 0, size, 2);
    int rest = (int) n >>> size;
    while (rest > 1) {
      int prime = least[rest >> 1];
      if (prime == 0) {
        primes[size++] = rest;
        break;
      }
      primes[size++] = prime;
      rest /= prime;
    }
    count = size;
  }

  /** Extends the table to n if that pays. Returns whether it covers n. */
  private boolean sieved(long n) {
    asked++;
    if (n >= TABLE_END || asked * SIEVED < Math.max(n, FIRST)) {
      return false;
    }
    int limit = (int) Math.min(TABLE_END, Math.max(4 * n, FIRST));
    char[] table = new char[limit / 2];
    for (int p = 3; (long) p * p < limit; p += 2) {
      if (table[p >> 1] == 0) {
        for (int multiple = p * p; multiple < limit; multiple += 2 * p) {
          if (table[multiple >> 1] == 0) {
            table[multiple >> 1] = (char) p;
          }
        }
      }
    }
    least = table;
    return true;
  }
}

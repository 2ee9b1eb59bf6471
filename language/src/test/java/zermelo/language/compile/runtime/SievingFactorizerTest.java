package zermelo.language.compile.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zermelo.kernel.numbers.NumberTheory;

/** Compares the growing sieve with factoring each number separately. */
class SievingFactorizerTest {
  private final SievingFactorizer factors = new SievingFactorizer();
  private final NumberSet set = new NumberSet(new long[0]);

  private void check(long n) {
    factors.divisors(n, set);
    assertThat(elements()).as("divisors of %d", n).isEqualTo(NumberTheory.divisors(n));
    factors.primeDivisors(n, set);
    assertThat(elements()).as("primes of %d", n).isEqualTo(NumberTheory.primeDivisors(n));
    assertThat(factors.bigOmega(n)).isEqualTo(NumberTheory.bigOmega(n));
    assertThat(factors.omega(n)).isEqualTo(NumberTheory.primeDivisors(n).length);
    assertThat(factors.primePower(n)).isEqualTo(n == 1 || NumberTheory.primeOfPower(n) != 0);
  }

  private long[] elements() {
    return Arrays.copyOfRange(set.items(), set.from(), set.from() + set.size());
  }

  @Test
  void oneAfterTheOther() {
    for (long n = 1; n <= 20_000; n++) {
      check(n);
    }
  }

  /** Consecutive blocks, each longer than the previous one. */
  @Test
  void divisorsOfManyNeighbours() {
    for (long n = 250_000; n < 1_400_000; n++) {
      factors.divisors(n, set);
      if (!Arrays.equals(elements(), NumberTheory.divisors(n))) {
        assertThat(elements()).as("divisors of %d", n).isEqualTo(NumberTheory.divisors(n));
      }
    }
  }

  @Test
  void neighboursFarOut() {
    for (long start : new long[] {9_999_000, (1L << 31) - 700, 1L << 40}) {
      for (long n = start; n < start + 1_500; n++) {
        check(n);
      }
    }
  }

  /** Borrowed divisors are valid until the next request. Copied ones stay valid. */
  @Test
  void lentAndKept() {
    NumberSet kept = new NumberSet(new long[0]);
    for (long n = 700; n < 9_000; n++) {
      factors.divisors(n, set);
      assertThat(elements()).as("divisors of %d", n).isEqualTo(NumberTheory.divisors(n));
      if (n % 997 == 0) {
        factors.divisors(n, kept);
        kept.keep();
      }
    }
    long last = 8_973; // the last multiple of 997
    assertThat(kept.has(last)).isTrue();
    assertThat(Arrays.copyOfRange(kept.items(), kept.from(), kept.from() + kept.size()))
        .isEqualTo(NumberTheory.divisors(last));
  }

  @Test
  void anyNumbersInAnyOrder() {
    Random random = new Random(1);
    for (int round = 0; round < 4_000; round++) {
      check(1 + random.nextLong(1L << (1 + random.nextInt(26))));
    }
    for (long n :
        new long[] {1 << 24, (1 << 24) - 1, 16_777_213, 1L << 62, 963_761_198_400L, 4093L * 4093}) {
      check(n);
    }
  }
}

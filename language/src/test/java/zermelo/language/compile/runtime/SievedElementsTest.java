package zermelo.language.compile.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.language.arithmetic.Fuel;
import zermelo.language.arithmetic.InfiniteSet;

/** Tests the listed elements against a test of every number. */
class SievedElementsTest {
  private static final int MAX_NUMBER = 20_000;

  @ParameterizedTest
  @EnumSource(names = {"PRIMES", "PRIME_POWERS"})
  void everyNumberAndThenAtRandom(InfiniteSet set) {
    List<Long> expected = new ArrayList<>();
    int[] counts = new int[MAX_NUMBER + 1];
    long[] costs = new long[MAX_NUMBER + 1];
    SievedElements ascending = new SievedElements(set);
    for (int n = 1; n <= MAX_NUMBER; n++) {
      if (isElement(set, n)) {
        expected.add((long) n);
      }
      counts[n] = expected.size();
      costs[n] = costs[n - 1] + (set == InfiniteSet.PRIMES ? Fuel.primality(n) : Fuel.factoring(n));
      assertThat(ascending.count(n)).isEqualTo(counts[n]);
      assertThat(ascending.cost(n)).isEqualTo(costs[n]);
    }
    Random random = new Random(17);
    SievedElements any = new SievedElements(set);
    for (int i = 0; i < 20_000; i++) {
      int n = random.nextInt(MAX_NUMBER + 1);
      int most = random.nextInt(MAX_NUMBER + 1);
      long next = counts[most] > counts[n] ? expected.get(counts[n]) : -1;
      assertThat(any.next(n, most)).as("after %d up to %d", n, most).isEqualTo(next);
      assertThat(any.count(most)).isEqualTo(counts[most]);
    }
    assertThat(any.count(Long.MAX_VALUE)).isEqualTo(any.count(SievedElements.payable(1L << 40)));
  }

  private static boolean isElement(InfiniteSet set, int n) {
    long[] factors = NumberTheory.primeFactors(n);
    return set == InfiniteSet.PRIMES
        ? factors.length == 1
        : factors.length == 0 || factors[0] == factors[factors.length - 1];
  }
}

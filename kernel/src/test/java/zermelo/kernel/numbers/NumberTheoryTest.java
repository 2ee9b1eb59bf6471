package zermelo.kernel.numbers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares every function with trial division on small numbers and BigInteger on large ones. */
class NumberTheoryTest {
  private static final long SEED = 20250917;
  private static final long[] EDGES = {
    1L << 31, (1L << 31) - 1, (1L << 32) - 1, 1L << 62, (1L << 62) - 1, Long.MAX_VALUE - 1
  };

  @Test
  void smallNumbersAgreeWithTrialDivision() {
    for (long n = 1; n <= 20_000; n++) {
      assertThat(NumberTheory.primeFactors(n)).as("factors of %d", n).isEqualTo(trialFactors(n));
      assertThat(NumberTheory.isPrime(n))
          .as("%d prime", n)
          .isEqualTo(n > 1 && trialFactors(n).length == 1);
    }
  }

  @Test
  void divisorsOfSmallNumbers() {
    for (long n = 1; n <= 3_000; n++) {
      long number = n;
      assertThat(NumberTheory.divisors(n))
          .as("divisors of %d", n)
          .isEqualTo(LongStream.rangeClosed(1, n).filter(d -> number % d == 0).toArray());
    }
  }

  @Tag("slow")
  @Test
  void theNumberBelowTwoTo63WithMostDivisors() {
    long[] divisors = NumberTheory.divisors(9200527969062830400L);
    assertThat(divisors).hasSize(161280).isSorted().doesNotHaveDuplicates();
  }

  @Test
  void nothingBelowTwoIsPrime() {
    assertThat(NumberTheory.isPrime(0)).isFalse();
    assertThat(NumberTheory.isPrime(1)).isFalse();
    assertThat(NumberTheory.isPrime(-7)).isFalse();
    assertThatThrownBy(() -> NumberTheory.primeFactors(0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Tag("slow")
  @Test
  void primalityOfLargeNumbersAgreesWithBigInteger() {
    Random random = new Random(SEED);
    for (int i = 0; i < 20_000; i++) {
      long n = (random.nextLong() >>> (1 + random.nextInt(40))) | 1;
      assertThat(NumberTheory.isPrime(n))
          .as("%d, seed %d", n, SEED)
          .isEqualTo(BigInteger.valueOf(n).isProbablePrime(60));
    }
    assertThat(NumberTheory.isPrime(9223372036854775783L)).isTrue();
    assertThat(NumberTheory.isPrime(3825123056546413051L)).isFalse(); // fools the bases 2..23
  }

  @Test
  void factorsOfLargeNumbersArePrimeAndMultiplyBack() {
    Random random = new Random(SEED);
    for (int i = 0; i < 300; i++) {
      long n = Math.max(1, random.nextLong() >>> (1 + random.nextInt(30)));
      assertFactors(n);
    }
    for (long n : EDGES) {
      assertFactors(n);
    }
  }

  @Test
  void productsOfTwoPrimesOf31BitsAndSquaresAndCubes() {
    Random random = new Random(SEED);
    for (int i = 0; i < 30; i++) {
      long p = BigInteger.probablePrime(31, random).longValueExact();
      long q = BigInteger.probablePrime(31, random).longValueExact();
      long r = BigInteger.probablePrime(20, random).longValueExact();
      assertThat(NumberTheory.primeFactors(p * q)).containsExactly(Math.min(p, q), Math.max(p, q));
      assertThat(NumberTheory.primeFactors(p * p)).containsExactly(p, p);
      assertThat(NumberTheory.primeFactors(r * r * r)).containsExactly(r, r, r);
    }
    assertThat(NumberTheory.primeFactors(1000000016000000063L))
        .containsExactly(1000000007, 1000000009);
  }

  @Test
  void productsOfTwoPrimesJustAboveTrialDivision() {
    long[] primes = LongStream.range(1024, 1300).filter(NumberTheory::isPrime).toArray();
    for (long p : primes) {
      for (long q : primes) {
        assertThat(NumberTheory.primeFactors(p * q))
            .containsExactly(Math.min(p, q), Math.max(p, q));
      }
    }
  }

  /** The slow twin multiplies until the remainder is 1. */
  @Test
  void multiplicativeOrderIsTheFirstPowerThatLeavesOne() {
    for (long n = 1; n <= 300; n++) {
      for (long a = -3; a <= n + 2; a++) {
        long order = 0;
        long power = 1;
        for (long k = 1; k <= n && order == 0; k++) {
          power = Math.floorMod(power * a, n);
          if (power == 1 % n) {
            order = k;
          }
        }
        assertThat(NumberTheory.order(a, n)).as("%d modulo %d", a, n).isEqualTo(order);
      }
    }
    assertThat(NumberTheory.order(2, (1L << 61) - 1)).isEqualTo(61);
    assertThat(NumberTheory.order(2, 1000000007)).isEqualTo(500000003);
  }

  @Test
  void digitSumIsThatOfTheWrittenNumber() {
    for (long n : new long[] {0, 1, 9, 10, 99, 12345, Long.MAX_VALUE}) {
      for (int base = 2; base <= 36; base++) {
        long sum = 0;
        for (char digit : Long.toString(n, base).toCharArray()) {
          sum += Character.digit(digit, base);
        }
        assertThat(NumberTheory.digitSum(base, n)).isEqualTo(sum);
      }
    }
  }

  @Test
  void squareRootIsTheExactFloor() {
    for (long r = 1; r <= 3037000499L; r += 1 + r / 1000) {
      assertThat(NumberTheory.sqrt(r * r)).isEqualTo(r);
      assertThat(NumberTheory.sqrt(r * r - 1)).isEqualTo(r - 1);
    }
    assertThat(NumberTheory.sqrt(0)).isZero();
    assertThat(NumberTheory.sqrt(3037000499L * 3037000499L)).isEqualTo(3037000499L);
    assertThat(NumberTheory.sqrt(3037000499L * 3037000499L - 1)).isEqualTo(3037000498L);
    assertThat(NumberTheory.sqrt(Long.MAX_VALUE)).isEqualTo(3037000499L);
    assertThatThrownBy(() -> NumberTheory.sqrt(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  private static void assertGolden(long k) {
    BigInteger big = BigInteger.valueOf(k);
    BigInteger root = big.multiply(big).multiply(BigInteger.valueOf(5)).sqrt();
    assertThat(NumberTheory.golden(k))
        .as("k = %d, seed %d", k, SEED)
        .isEqualTo(big.add(root).shiftRight(1).longValueExact());
  }

  @Test
  void goldenMultiplesAgreeWithBigInteger() {
    for (long k = 0; k < 20_000; k++) {
      assertGolden(k);
      assertGolden(NumberTheory.MOST_GOLDEN - k);
    }
    Random random = new Random(SEED);
    for (int i = 0; i < 20_000; i++) {
      assertGolden(random.nextLong() >>> (2 + random.nextInt(62)));
    }
    // Fibonacci numbers are nearest to the ratio, so the floor is most delicate there.
    for (long a = 1, b = 2; b <= NumberTheory.MOST_GOLDEN; b += a, a = b - a) {
      assertGolden(b - 1);
      assertGolden(b);
      assertGolden(b + 1);
    }
    assertThatThrownBy(() -> NumberTheory.golden(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> NumberTheory.golden(NumberTheory.MOST_GOLDEN + 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /** Slow twin: tries all sums of Fibonacci numbers without neighbours. */
  @Test
  void leastFibonacciIsThatOfTheOnlySumWithoutNeighbours() {
    long[] fibonacci = new long[17];
    fibonacci[0] = 1;
    fibonacci[1] = 2;
    for (int i = 2; i < fibonacci.length; i++) {
      fibonacci[i] = fibonacci[i - 1] + fibonacci[i - 2];
    }
    for (int chosen = 1; chosen < 1 << fibonacci.length; chosen++) {
      if ((chosen & chosen >> 1) == 0) {
        long sum = 0;
        for (int i = 0; i < fibonacci.length; i++) {
          sum += (chosen >> i & 1) * fibonacci[i];
        }
        assertThat(NumberTheory.leastFibonacci(sum))
            .as("" + sum)
            .isEqualTo(fibonacci[Integer.numberOfTrailingZeros(chosen)]);
      }
    }
    assertThat(NumberTheory.leastFibonacci(7540113804746346429L)).isEqualTo(7540113804746346429L);
    assertThat(NumberTheory.leastFibonacci(7540113804746346429L + 4)).isEqualTo(1);
    assertThat(NumberTheory.leastFibonacci(Long.MAX_VALUE)).isPositive();
    assertThatThrownBy(() -> NumberTheory.leastFibonacci(0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void residuesAgreeWithBigInteger() {
    Random random = new Random(SEED);
    for (int i = 0; i < 20_000; i++) {
      long m = Math.max(3, random.nextLong() >>> (1 + random.nextInt(62))) | 1;
      long a = Math.floorMod(random.nextLong(), m);
      long b = Math.floorMod(random.nextLong(), m);
      BigInteger modulus = BigInteger.valueOf(m);
      long product =
          BigInteger.valueOf(a).multiply(BigInteger.valueOf(b)).mod(modulus).longValueExact();
      String seed = "seed " + SEED;
      assertThat(NumberTheory.mulMod(a, b, m)).as(seed).isEqualTo(product);
      MontgomeryArithmetic mod = new MontgomeryArithmetic(m);
      assertThat(mod.times(mod.enter(a), b)).as(seed).isEqualTo(product);
      assertThat(mod.times(mod.plus(mod.enter(a), mod.minus(0, mod.one())), 1))
          .as(seed)
          .isEqualTo(Math.floorMod(a - 1, m));
    }
    assertThat(NumberTheory.powMod(3, 1_000_000_000_000L, 9223372036854775783L))
        .isEqualTo(
            BigInteger.valueOf(3)
                .modPow(BigInteger.valueOf(1_000_000_000_000L), big(9223372036854775783L))
                .longValueExact());
    assertThat(NumberTheory.powMod(0, 0, 1)).isZero();
  }

  @Test
  void gcdOfSmallNumbers() {
    for (long a = 0; a <= 60; a++) {
      for (long b = 0; b <= 60; b++) {
        assertThat(NumberTheory.gcd(a, b)).isEqualTo(big(a).gcd(big(b)).longValueExact());
      }
    }
  }

  @Test
  void omegaAndPrimePowers() {
    assertThat(NumberTheory.bigOmega(1)).isZero();
    assertThat(NumberTheory.bigOmega(360)).isEqualTo(6);
    assertThat(NumberTheory.primeDivisors(360)).containsExactly(2, 3, 5);
    assertThat(NumberTheory.primeOfPower(1)).isZero();
    assertThat(NumberTheory.primeOfPower(1L << 62)).isEqualTo(2);
    assertThat(NumberTheory.primeOfPower(12)).isZero();
  }

  private static void assertFactors(long n) {
    long[] factors = NumberTheory.primeFactors(n);
    assertThat(factors).as("factors of %d, seed %d", n, SEED).isSorted();
    assertThat(Arrays.stream(factors).allMatch(p -> big(p).isProbablePrime(60))).isTrue();
    assertThat(Arrays.stream(factors).reduce(1, (a, b) -> a * b)).isEqualTo(n);
  }

  private static long[] trialFactors(long n) {
    LongStream.Builder factors = LongStream.builder();
    long rest = n;
    for (long p = 2; rest > 1; p++) {
      for (; rest % p == 0; rest /= p) {
        factors.add(p);
      }
    }
    return factors.build().toArray();
  }

  private static BigInteger big(long n) {
    return BigInteger.valueOf(n);
  }
}

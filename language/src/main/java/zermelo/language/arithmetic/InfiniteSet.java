package zermelo.language.arithmetic;

import java.util.Arrays;
import zermelo.kernel.numbers.NumberTheory;
import zermelo.language.compile.runtime.CompiledRuntime;
import zermelo.language.program.InfiniteSetNames;

/**
 * The infinite sets that a text can name, such as {@code squares}, for compiled rules.
 *
 * <p>{@link CompiledRuntime} iterates over them.
 */
public enum InfiniteSet {
  SQUARES(InfiniteSetNames.SQUARES),
  PRIMES(InfiniteSetNames.PRIMES),
  PRIME_POWERS(InfiniteSetNames.PRIME_POWERS),
  POWERS_OF_2(InfiniteSetNames.POWERS_OF_2),
  FIBONACCI(InfiniteSetNames.FIBONACCI);

  private final String word;

  InfiniteSet(String word) {
    this.word = word;
  }

  public static InfiniteSet named(String word) {
    return Arrays.stream(values()).filter(set -> set.word.equals(word)).findFirst().orElseThrow();
  }

  /** The next element, or -1 past 2^63-1. Not for primes and prime powers, which need a search. */
  public long after(long before) {
    return switch (this) {
      case SQUARES -> {
        long root = NumberTheory.sqrt(before) + 1;
        yield root > 3037000499L ? -1 : root * root;
      }
      case POWERS_OF_2 -> before == 0 ? 1 : before >= 1L << 62 ? -1 : before << 1;
      case FIBONACCI -> {
        long a = 1;
        long b = 2;
        while (a <= before && a > 0) {
          long sum = a + b;
          a = b;
          b = sum;
        }
        yield a > 0 ? a : -1;
      }
      case PRIMES, PRIME_POWERS -> throw new IllegalStateException(word);
    };
  }
}

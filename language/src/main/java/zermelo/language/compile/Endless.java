package zermelo.language.compile;

import java.util.Arrays;
import zermelo.kernel.numbers.Numbers;
import zermelo.language.check.SetNames;

/** The sets without an end that texts can name; {@link Machine} goes through them. */
enum Endless {
  SQUARES(SetNames.SQUARES),
  PRIMES(SetNames.PRIMES),
  PRIME_POWERS(SetNames.PRIME_POWERS),
  POWERS_OF_2(SetNames.POWERS_OF_2),
  FIBONACCI(SetNames.FIBONACCI);

  private final String word;

  Endless(String word) {
    this.word = word;
  }

  static Endless named(String word) {
    return Arrays.stream(values()).filter(set -> set.word.equals(word)).findFirst().orElseThrow();
  }

  /** The next element where that is plain arithmetic; -1 past 2^63-1. */
  long after(long before) {
    return switch (this) {
      case SQUARES -> {
        long root = Numbers.sqrt(before) + 1;
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

package zermelo.language.program;

import java.util.List;

/** The infinite sets that the value of a set parameter may name instead of listing its elements. */
public final class InfiniteSetNames {
  public static final String SQUARES = "squares";
  public static final String PRIMES = "primes";
  public static final String PRIME_POWERS = "prime-powers";
  public static final String POWERS_OF_2 = "powers-of-2";
  public static final String FIBONACCI = "fibonacci";

  public static final List<String> ALL =
      List.of(SQUARES, PRIMES, PRIME_POWERS, POWERS_OF_2, FIBONACCI);

  private InfiniteSetNames() {}
}

package zermelo.language.arithmetic;

/**
 * The number of steps that rules may take for one position, and the prices of steps.
 *
 * <p>A text has no infinite loop, but it can have a very long one. Listing an element or calling a
 * function costs several steps. {@code EvaluationFrame} counts them, and {@code CompiledRuntime} in
 * compiled rules. The limit is part of the language and depends on no clock, unlike those in {@code
 * zermelo.kernel.limits}.
 */
public final class Fuel {
  /** The largest number of steps for listing the moves of one position. */
  public static final long MAX_STEPS = 50_000_000;

  /** The cost of listing one element. It is more than a step because it takes memory too. */
  public static final long ELEMENT_COST = 16;

  /** The default cost of a function that returns a number. */
  public static final long FUNCTION_COST = 20;

  /** The default cost of a function that returns a truth value. */
  public static final long PREDICATE_COST = 5;

  private Fuel() {}

  /**
   * The cost of factoring n into primes.
   *
   * <p>This is the work of Pollard's rho, about the fourth root of n, or up to twice as much.
   */
  public static long factoring(long n) {
    return n < 1 ? 50 : 50 + (1L << ((67 - Long.numberOfLeadingZeros(n)) / 4));
  }

  /** The cost of a multiplicative order modulo n: two numbers are factored, and powers taken. */
  public static long order(long n) {
    return 2 * factoring(n) + primality(n);
  }

  /** The cost of a primality test of n. */
  public static long primality(long n) {
    return n < 1L << 32 ? 20 : 400;
  }

  /** The error message for rules that exceed the limit. */
  public static String tooMuch() {
    return "this costs too much: one position takes more than " + MAX_STEPS + " steps";
  }
}

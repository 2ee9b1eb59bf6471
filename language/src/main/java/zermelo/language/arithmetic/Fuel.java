package zermelo.language.arithmetic;

/**
 * What looking at a position may cost, in steps, and what some things cost. Texts have no endless
 * loops, but very long ones; the fuel is what bounds them.
 */
public final class Fuel {
  /** The steps that listing the moves of one position may cost. */
  public static final long TANK = 50_000_000;

  /** What listing one element costs: more than a step, since it takes memory too. */
  public static final long KEPT = 16;

  /** What a function of numbers costs, unless it says otherwise. */
  public static final long CALL = 20;

  /** What telling a truth of numbers costs, unless it says otherwise. */
  public static final long TEST = 5;

  private Fuel() {}

  /**
   * The steps that taking n apart into primes may cost: the work of Pollard's rho, which is about
   * the fourth root of n; here, up to twice as much.
   */
  public static long factoring(long n) {
    return n < 1 ? 50 : 50 + (1L << ((67 - Long.numberOfLeadingZeros(n)) / 4));
  }

  /** The steps that telling whether n is prime costs. */
  public static long primality(long n) {
    return n < 1L << 32 ? 20 : 400;
  }

  /** What is said of rules that ask for more. */
  public static String tooMuch() {
    return "this asks for too much: looking at one position costs more than " + TANK + " steps";
  }
}

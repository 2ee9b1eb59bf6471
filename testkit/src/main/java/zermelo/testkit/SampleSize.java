package zermelo.testkit;

/**
 * How many random cases a test draws.
 *
 * <p>The everyday run draws few, so that all tests take minutes. {@code ./check thorough} sets the
 * property {@code zermelo.samples} and draws many times as many.
 */
public final class SampleSize {
  private static final int FACTOR = Integer.getInteger("zermelo.samples", 1);

  private SampleSize() {}

  /** Returns the everyday number of cases, times the factor of this run. */
  public static int of(int everyday) {
    return Math.multiplyExact(everyday, FACTOR);
  }
}

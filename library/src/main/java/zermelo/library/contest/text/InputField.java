package zermelo.library.contest.text;

/**
 * A number of an input, with the judge's limits, or our own if the judge states none.
 *
 * @param name the name in the problem
 * @param low the smallest value
 * @param high the largest value
 */
public record InputField(String name, long low, long high) {
  /** Largest number of cases if the judge's limit is not known. */
  private static final long MANY = 1_000_000;

  /** Returns a number of cases without a stated limit. */
  public static InputField cases(String name) {
    return new InputField(name, 1, MANY);
  }

  public boolean allows(long value) {
    return low <= value && value <= high;
  }

  /** Describes the limits. */
  String limits() {
    return "a number from " + low + " to " + high;
  }
}

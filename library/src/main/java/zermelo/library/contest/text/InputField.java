package zermelo.library.contest.text;

/**
 * A number of an input, with the limits of the judge (or ours, where the judge tells none).
 *
 * @param name as the problem calls it
 * @param low the smallest value
 * @param high the largest value
 */
public record InputField(String name, long low, long high) {
  /** How many cases an input may have where the judge's limit is not known. */
  private static final long MANY = 1_000_000;

  /** A count of cases whose limit nobody tells. */
  public static InputField cases(String name) {
    return new InputField(name, 1, MANY);
  }

  public boolean allows(long value) {
    return low <= value && value <= high;
  }

  /** The limits in words. */
  String limits() {
    return "a number from " + low + " to " + high;
  }
}

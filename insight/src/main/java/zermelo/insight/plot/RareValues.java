package zermelo.insight.plot;

/**
 * Which values are rare.
 *
 * @param meaning what the legend says of them: {@code rare: an odd number of ones under 13}
 */
public record RareValues(String meaning, Criterion test) {
  /** Tells it of a number and its value. */
  @FunctionalInterface
  public interface Criterion {
    boolean of(long number, long value);
  }
}

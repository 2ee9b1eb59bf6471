package zermelo.insight.plot;

/**
 * Defines which values are rare.
 *
 * @param meaning the text of the legend: {@code rare: an even number of ones under 1101}
 */
public record RareValues(String meaning, Criterion test) {
  /** Decides whether the value of a number is rare. */
  @FunctionalInterface
  public interface Criterion {
    boolean of(long number, long value);
  }
}

package zermelo.insight.plot;

/**
 * Which values are rare.
 *
 * @param meaning what the legend says of them: {@code rare: an odd number of ones under 13}
 */
public record Rare(String meaning, Test test) {
  /** Tells it of a number and its value. */
  @FunctionalInterface
  public interface Test {
    boolean of(long number, long value);
  }
}

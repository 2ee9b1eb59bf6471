package zermelo.insight.conjecture.observation;

import java.util.Optional;

/**
 * A period that a computed sequence shows, not proved.
 *
 * <p>From the index {@code from} on, the value at n + period is the value at n plus the saltus
 * ({@code saltus} is 0 for a plain period). The sequence must show at least three periods, which
 * begin in its first half.
 */
public record ObservedPeriod(int period, long saltus, int from) {
  private static final int REPEATS = 3;

  /** Finds the shortest period of a sequence. */
  public static Optional<ObservedPeriod> of(long[] values) {
    int size = values.length;
    double bitsEach = DescriptionLength.of(values) / Math.max(1, size);
    for (int period = 1; period * REPEATS <= size; period++) {
      long saltus = values[size - 1] - values[size - 1 - period];
      int from = size - period;
      while (from > 0 && values[from - 1 + period] - values[from - 1] == saltus) from--;
      int repeated = size - from - period;
      if (repeated >= (REPEATS - 1) * period
          && from <= size / 2
          && repeated * bitsEach >= DescriptionLength.LEAST)
        return Optional.of(new ObservedPeriod(period, saltus, from));
    }
    return Optional.empty();
  }

  /**
   * Returns the description length in bits. It includes one bit per value of the period and a
   * quarter bit per value before it.
   */
  public int cost() {
    return 6
        + DescriptionLength.ofNumber(period)
        + DescriptionLength.ofNumber(saltus)
        + DescriptionLength.ofNumber(from)
        + period
        + from / 4;
  }
}

package zermelo.insight.conjecture;

import java.util.Optional;

/**
 * A period of a sequence, from somewhere on, with or without a saltus: the value of n + period is
 * that of n plus the saltus. Several periods must have been seen, and more must repeat than what is
 * only begun with.
 */
public record ObservedPeriod(int period, long saltus, int from) {
  private static final int REPEATS = 3;

  /** The shortest period of a sequence. */
  static Optional<ObservedPeriod> of(long[] values) {
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

  /** The bits to tell it, and one more for each value that it leaves open. */
  int cost() {
    return 6
        + FormTerm.bits(period)
        + FormTerm.bits(saltus)
        + FormTerm.bits(from)
        + period
        + from / 4;
  }
}

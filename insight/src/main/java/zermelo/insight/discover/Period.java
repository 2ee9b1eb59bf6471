package zermelo.insight.discover;

import java.util.Optional;

/**
 * A period of a sequence, from somewhere on, with or without a saltus: the value of n + period is
 * that of n plus the saltus. Several periods must have been seen, and more must repeat than what is
 * only begun with.
 */
record Period(int period, long saltus, int from) {
  private static final int REPEATS = 3;

  /** The shortest period of a sequence. */
  static Optional<Period> of(long[] values) {
    int size = values.length;
    double bitsEach = Information.of(values) / Math.max(1, size);
    for (int period = 1; period * REPEATS <= size; period++) {
      long saltus = values[size - 1] - values[size - 1 - period];
      int from = size - period;
      while (from > 0 && values[from - 1 + period] - values[from - 1] == saltus) from--;
      int repeated = size - from - period;
      if (repeated >= (REPEATS - 1) * period
          && from <= size / 2
          && repeated * bitsEach >= Information.LEAST)
        return Optional.of(new Period(period, saltus, from));
    }
    return Optional.empty();
  }

  /** The bits to tell it, and one more for each value that it leaves open. */
  int cost() {
    return 6 + Term.bits(period) + Term.bits(saltus) + Term.bits(from) + period + from / 4;
  }
}

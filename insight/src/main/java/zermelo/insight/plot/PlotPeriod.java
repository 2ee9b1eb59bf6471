package zermelo.insight.plot;

import java.util.Optional;
import zermelo.insight.plot.canvas.TextMetrics;

/**
 * A period of plotted values.
 *
 * @param from the first number of the first period
 * @param length the length of a period
 * @param proven whether the period is proven beyond the plotted values
 */
public record PlotPeriod(long from, long length, boolean proven) {
  private static final int LEAST_ROUNDS = 3;

  public PlotPeriod {
    if (length < 1) {
      throw new IllegalArgumentException("a period of " + length);
    }
  }

  /**
   * Detects a period if the values repeat three times and for most of their length. This is no
   * proof.
   */
  public static Optional<PlotPeriod> detect(Series series) {
    int count = (int) Math.min(series.count(), 1 << 24);
    if (count < series.count()) {
      return Optional.empty();
    }
    // Reversed, so that the Z function shows how far back a period goes.
    long[] values = new long[count];
    for (int i = 0; i < count; i++) {
      values[i] = series.value().applyAsLong(series.last() - i);
      if (values[i] < 0) {
        return Optional.empty();
      }
    }
    int[] agree = agreements(values);
    Optional<PlotPeriod> best = Optional.empty();
    int longest = 0;
    for (int length = 1; length <= count / LEAST_ROUNDS; length++) {
      int repeating = agree[length] + length;
      if (repeating >= LEAST_ROUNDS * length && 2 * repeating > count && repeating > longest) {
        longest = repeating;
        best = Optional.of(new PlotPeriod(series.last() + 1 - repeating, length, false));
      }
    }
    return best;
  }

  /**
   * Returns for each place how many values from there on equal those of the beginning (Z function).
   */
  private static int[] agreements(long[] values) {
    int[] agree = new int[values.length + 1];
    int left = 0;
    int right = 0;
    for (int i = 1; i < values.length; i++) {
      int known = i < right ? Math.min(right - i, agree[i - left]) : 0;
      while (i + known < values.length && values[known] == values[i + known]) {
        known++;
      }
      agree[i] = known;
      if (i + known > right) {
        left = i;
        right = i + known;
      }
    }
    return agree;
  }

  /** Describes the period for the ruler. */
  String words() {
    return proven
        ? "period %s from %s on, proved"
            .formatted(TextMetrics.number(length), TextMetrics.number(from))
        : "repeats every %s from %s on, as far as drawn"
            .formatted(TextMetrics.number(length), TextMetrics.number(from));
  }
}

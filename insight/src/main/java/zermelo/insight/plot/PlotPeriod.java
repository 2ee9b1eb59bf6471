package zermelo.insight.plot;

import java.util.Optional;
import zermelo.insight.plot.canvas.TextMetrics;

/**
 * From where on values repeat.
 *
 * @param from the first number of the first period
 * @param length the length of a period
 * @param proven whether that is known beyond what is drawn
 */
public record PlotPeriod(long from, long length, boolean proven) {
  private static final int LEAST_ROUNDS = 3;

  public PlotPeriod {
    if (length < 1) {
      throw new IllegalArgumentException("a period of " + length);
    }
  }

  /**
   * The period that the values show, if they repeat three times and for most of their length. That
   * is no proof.
   */
  public static Optional<PlotPeriod> seen(Series series) {
    int count = (int) Math.min(series.count(), 1 << 24);
    if (count < series.count()) {
      return Optional.empty();
    }
    // From the end: how far a period goes back is then how long two beginnings agree.
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

  /** For each place how many values from there on are those of the beginning (the Z function). */
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

  /** In words, for the ruler. */
  String words() {
    return proven
        ? "period %s from %s on, proved"
            .formatted(TextMetrics.number(length), TextMetrics.number(from))
        : "repeats every %s from %s on, as far as drawn"
            .formatted(TextMetrics.number(length), TextMetrics.number(from));
  }
}

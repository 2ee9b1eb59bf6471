package zermelo.insight.plot;

import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import zermelo.insight.plot.canvas.Colour;

/**
 * The values of a sequence. They are queried, never copied.
 *
 * @param first the first number
 * @param count how many numbers there are
 * @param value returns the value of a number; negative if there is none
 * @param rare defines the rare values, if they are distinguished
 * @param period the period of the values, if known
 */
public record Series(
    long first,
    long count,
    LongUnaryOperator value,
    Optional<RareValues> rare,
    Optional<PlotPeriod> period) {
  /** Creates a series from an array, without rare values or period. */
  public static Series of(long first, int... values) {
    return of(first, values.length, number -> values[(int) (number - first)]);
  }

  /** Creates a series without rare values or period. */
  public static Series of(long first, long count, LongUnaryOperator value) {
    return new Series(first, count, value, Optional.empty(), Optional.empty());
  }

  public Series withRare(RareValues known) {
    return new Series(first, count, value, Optional.of(known), period);
  }

  public Series withPeriod(PlotPeriod known) {
    return new Series(first, count, value, rare, Optional.of(known));
  }

  /** Returns the last number. */
  long last() {
    return first + count - 1;
  }

  boolean isRare(long number, long known) {
    return rare.isPresent() && rare.get().test().of(number, known);
  }

  /** Returns the legend, if there are two colours. */
  List<LegendEntry> keys() {
    return rare.map(
            known ->
                List.of(
                    new LegendEntry(Colour.ONE, "common values"),
                    new LegendEntry(Colour.TWO, known.meaning())))
        .orElse(List.of());
  }

  /** Returns the largest value, or 0 if there is none. */
  long greatest() {
    long greatest = 0;
    for (long i = 0; i < count; i++) {
      greatest = Math.max(greatest, value.applyAsLong(first + i));
    }
    return greatest;
  }

  /** Returns the number of known values. */
  long known() {
    long known = 0;
    for (long i = 0; i < count; i++) {
      known += value.applyAsLong(first + i) >= 0 ? 1 : 0;
    }
    return known;
  }
}

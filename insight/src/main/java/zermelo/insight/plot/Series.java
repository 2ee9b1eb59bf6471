package zermelo.insight.plot;

import java.util.List;
import java.util.Optional;
import java.util.function.LongUnaryOperator;
import zermelo.insight.plot.canvas.Colour;

/**
 * The values of a sequence, as many as there are; only asked for, never copied.
 *
 * @param first the first number
 * @param count how many numbers there are
 * @param value the value of a number; negative where there is none
 * @param rare which values are rare, where somebody tells them apart
 * @param period where the values repeat, if somebody knows
 */
public record Series(
    long first,
    long count,
    LongUnaryOperator value,
    Optional<RareValues> rare,
    Optional<PlotPeriod> period) {
  /** Values from an array, of which nothing else is known. */
  public static Series of(long first, int... values) {
    return of(first, values.length, number -> values[(int) (number - first)]);
  }

  /** Values of which nothing else is known. */
  public static Series of(long first, long count, LongUnaryOperator value) {
    return new Series(first, count, value, Optional.empty(), Optional.empty());
  }

  public Series withRare(RareValues known) {
    return new Series(first, count, value, Optional.of(known), period);
  }

  public Series withPeriod(PlotPeriod known) {
    return new Series(first, count, value, rare, Optional.of(known));
  }

  /** The last number. */
  long last() {
    return first + count - 1;
  }

  boolean isRare(long number, long known) {
    return rare.isPresent() && rare.get().test().of(number, known);
  }

  /** What the colours of its values mean, where there are two. */
  List<LegendEntry> keys() {
    return rare.map(
            known ->
                List.of(
                    new LegendEntry(Colour.ONE, "common values"),
                    new LegendEntry(Colour.TWO, known.meaning())))
        .orElse(List.of());
  }

  /** The greatest value; 0 if there is none. */
  long greatest() {
    long greatest = 0;
    for (long i = 0; i < count; i++) {
      greatest = Math.max(greatest, value.applyAsLong(first + i));
    }
    return greatest;
  }

  /** How many values are known. */
  long known() {
    long known = 0;
    for (long i = 0; i < count; i++) {
      known += value.applyAsLong(first + i) >= 0 ? 1 : 0;
    }
    return known;
  }
}

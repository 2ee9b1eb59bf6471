package zermelo.heaps.period;

import java.util.Optional;
import zermelo.heaps.values.NimValues;

/**
 * A repetition of values that a {@link PeriodicityTheorem} extends for ever.
 *
 * @param preperiod the number of values before it: g(n + period) = g(n) + saltus for n >= preperiod
 * @param saltus what each period adds; 0 in a periodic sequence
 * @param checked the number of values that were compared to prove it
 */
public record Repetition(long preperiod, long period, long saltus, long checked) {

  /** The repetition with the least period that these values prove. */
  public static Optional<Repetition> find(NimValues values, PeriodicityTheorem theorem) {
    long n = values.count();
    long shorter = 1;
    long lasted = 0;
    for (long period = 1; theorem.end(0, period) + period <= n; period++) {
      if (period <= lasted && period % shorter == 0) {
        continue; // A stretch with a shorter period, if repeated, has that shorter period.
      }
      int saltus = values.valueAt(n - 1) - values.valueAt(n - 1 - period);
      if (saltus < 0 || (saltus > 0 && !theorem.arithmetic())) {
        continue;
      }
      long length = values.agreeDown(n - 1, n - 1 - period, saltus);
      long start = n - period - length;
      if (theorem.end(start, period) + period <= n) {
        return Optional.of(
            new Repetition(start, period, saltus, theorem.end(start, period) + period));
      }
      if (length > lasted) {
        shorter = period;
        lasted = length;
      }
    }
    return Optional.empty();
  }

  /**
   * The heap of the preperiod or the first period from which the value of heap {@code n} follows.
   */
  public long base(long n) {
    return n < preperiod + period ? n : preperiod + (n - preperiod) % period;
  }

  /** The amount that is added to the value of {@link #base}. */
  public long rise(long n) {
    return n < preperiod + period ? 0 : (n - preperiod) / period * saltus;
  }

  /**
   * The number of values that follow from the repetition and fit into an int.
   *
   * @param largest the largest computed value
   */
  public long fitting(int largest) {
    return saltus == 0
        ? Long.MAX_VALUE
        : preperiod + period + (Integer.MAX_VALUE - (long) largest) / saltus * period;
  }
}

package zermelo.library.theorems;

import java.util.Arrays;
import java.util.Optional;

/**
 * Proves that a recurrence with a finite memory is periodic: when the last {@code window} values
 * have stood in the sequence before, all that follows repeats.
 *
 * <p>The search is R. P. Brent's for cycles: one window is remembered at each power of two and
 * compared with every later one until the next. It needs no table of states, and finds the period
 * once both it and the place where it begins lie below a power of two.
 */
public final class RecurrencePeriodFinder {
  /** A recurrence: the value at n from the values before n. */
  @FunctionalInterface
  public interface Recurrence {
    /** From n = window on, this may only look at the values n-window..n-1. */
    int next(int[] values, int n);
  }

  private RecurrencePeriodFinder() {}

  /** The whole sequence, if it is seen to repeat within {@code limit} values. */
  public static Optional<PeriodicSequence> find(Recurrence recurrence, int window, int limit) {
    int[] values = new int[Math.min(limit, 1024)];
    int mark = Math.max(1, window); // the remembered window ends before this place
    for (int n = 0; n < limit; n++) {
      if (n == values.length) {
        values = Arrays.copyOf(values, (int) Math.min(limit, n * 2L));
      }
      values[n] = recurrence.next(values, n);
      int end = n + 1;
      if (end > mark && sameWindows(values, mark, end, window)) {
        return Optional.of(
            new PeriodicSequence(Arrays.copyOf(values, end), mark - window, end - mark));
      }
      if (end >= 2 * mark) {
        mark = end;
      }
    }
    return Optional.empty();
  }

  private static boolean sameWindows(int[] values, int mark, int end, int window) {
    return Arrays.equals(values, mark - window, mark, values, end - window, end);
  }
}

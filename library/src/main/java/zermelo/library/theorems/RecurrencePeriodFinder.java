package zermelo.library.theorems;

import java.util.Arrays;
import java.util.Optional;

/**
 * Proves that a recurrence with a finite window is periodic.
 *
 * <p>If the last {@code window} values have occurred before, everything after them repeats.
 *
 * <p>The search is R. P. Brent's cycle search. It stores one window at each power of two and
 * compares it with every later one until the next power. It needs no table of states. It finds the
 * period once both the period and its start lie below a power of two.
 */
public final class RecurrencePeriodFinder {
  /** A recurrence: the value at n from the values before n. */
  @FunctionalInterface
  public interface Recurrence {
    /** Returns the value at n. From n = window on, it may only use the values n-window..n-1. */
    int next(int[] values, int n);
  }

  private RecurrencePeriodFinder() {}

  /** Returns the whole sequence, if it repeats within {@code limit} values. */
  public static Optional<PeriodicSequence> find(Recurrence recurrence, int window, int limit) {
    int[] values = new int[Math.min(limit, 1024)];
    int mark = Math.max(1, window); // the stored window ends before this place
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

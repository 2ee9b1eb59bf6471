package zermelo.library.theorems;

/**
 * An infinite sequence: its first values, and a period from some place on.
 *
 * @param values at least all values before {@code start + period}
 * @param start from here on the value of n + period is the value of n
 */
@SuppressWarnings("ArrayRecordComponent") // never compared, never modified
public record PeriodicSequence(int[] values, int start, int period) {
  /** Returns the value of n. */
  public int at(long n) {
    return values[n < values.length ? (int) n : start + (int) ((n - start) % period)];
  }
}

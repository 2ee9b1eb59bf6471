package zermelo.heaps.values;

/**
 * A sequence of nim-values, in arrays ({@link NimValueArray}) or in a memory segment ({@code
 * NimValueSegment}).
 */
public interface NimValues {
  /** The number of values. */
  long count();

  /** The nim-value of heap {@code n}. */
  int valueAt(long n);

  int largest();

  /**
   * Counts pairs of values that differ by {@code rise}.
   *
   * <p>It goes down from {@code a} and from {@code b} (less than {@code a}) and stops at the first
   * pair where the value at {@code a} is not by {@code rise} greater.
   */
  default long agreeDown(long a, long b, int rise) {
    long k = 0;
    while (k <= b && valueAt(a - k) == valueAt(b - k) + rise) {
      k++;
    }
    return k;
  }
}

package zermelo.heaps.values;

/**
 * Values that are held somewhere: in arrays ({@link NimValueArray}) or past them ({@code
 * LongValues}).
 */
public interface NimValues {
  /** How many there are. */
  long count();

  /** What heap {@code n} is worth. */
  int worth(long n);

  int largest();

  /** How many values, going down from {@code a}, are by {@code rise} more than those from b < a. */
  default long agreeDown(long a, long b, int rise) {
    long k = 0;
    while (k <= b && worth(a - k) == worth(b - k) + rise) {
      k++;
    }
    return k;
  }
}

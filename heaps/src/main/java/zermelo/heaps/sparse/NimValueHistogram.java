package zermelo.heaps.sparse;

import java.util.Arrays;
import java.util.Optional;
import zermelo.heaps.period.Repetition;
import zermelo.heaps.values.NimValueArray;
import zermelo.heaps.values.NimValues;

/** Counts each value in even and in odd heaps, and finds the best {@link SparseSpace} from that. */
public final class NimValueHistogram {
  /** Larger values are not counted. They grow with the heap, and no mask separates them. */
  public static final int MAX_BITS = 24;

  private final int shared;
  private long[] counts = new long[4];
  private long total;
  private boolean tooLarge;

  /**
   * Creates an empty histogram.
   *
   * @param breaks the numbers that a move may take when it leaves two heaps
   */
  public NimValueHistogram(int[] breaks) {
    this.shared = sharedParity(breaks);
  }

  /** Counts all values. */
  public static NimValueHistogram of(NimValues held, int[] breaks) {
    return of(held, held.count(), Optional.empty(), breaks);
  }

  /**
   * Counts the first {@code size} values.
   *
   * @param repetition a repetition without saltus; the values that follow from it are counted by
   *     arithmetic
   */
  public static NimValueHistogram of(
      NimValues held, long size, Optional<Repetition> repetition, int[] breaks) {
    NimValueHistogram tally = new NimValueHistogram(breaks);
    long first = Math.min(size, repetition.map(Repetition::preperiod).orElse(size));
    for (long n = 0; n < first; n++) {
      tally.add(n, held.valueAt(n), 1);
    }
    long period = repetition.map(Repetition::period).orElse(1L);
    for (long n = first; n < Math.min(size, first + period); n++) {
      long times = (size - 1 - n) / period + 1;
      long turned = period % 2 == 0 ? 0 : times / 2;
      tally.add(n, held.valueAt(n), times - turned);
      tally.add(n + 1, held.valueAt(n), turned);
    }
    return tally;
  }

  /** The common parity of these numbers, or -1 if they differ. */
  private static int sharedParity(int[] breaks) {
    for (int b : breaks) {
      if ((b ^ breaks[0]) % 2 != 0) {
        return -1;
      }
    }
    return breaks.length == 0 ? -1 : breaks[0] & 1;
  }

  /** Counts the values that were added since the last call. */
  public void follow(NimValueArray values) {
    if (values.width() > 1) {
      for (int n = (int) total; n < values.size(); n++) {
        add(n, values.at(n), 1);
      }
      return;
    }
    reserve(values.largest());
    byte[] bytes = values.bytes();
    long[] counted = counts;
    int odd = offset();
    for (int n = (int) total; n < values.size(); n++) {
      counted[(bytes[n] & 0xff) << 1 | ((n + odd) & 1)]++;
    }
    total = values.size();
  }

  private void reserve(int value) {
    int length = 2 << SparseSpace.bits(value);
    if (counts.length < length) {
      counts = Arrays.copyOf(counts, length);
    }
  }

  private int offset() {
    return Math.max(shared, 0);
  }

  /** Counts a value of a heap several times. */
  public void add(long heap, int value, long times) {
    int at = (value << 1) | ((int) (heap + offset()) & 1);
    total += times;
    if (at < 0 || at >= counts.length) {
      if (SparseSpace.bits(value) > MAX_BITS) {
        tooLarge = true;
        return;
      }
      reserve(value);
    }
    counts[at] += times;
  }

  /** The space with the fewest rare values. */
  public SparseSpace best() {
    if (tooLarge) {
      return new SparseSpace(0, false, offset(), total);
    }
    long[] coefficients = counts.clone();
    transform(coefficients);
    int best = 0;
    for (int i = 1; i < coefficients.length; i++) {
      if (coefficients[i] < coefficients[best] && (shared >= 0 || i % 2 == 0)) {
        best = i;
      }
    }
    // A coefficient is the number of even values minus that of odd values; the first is their sum.
    return new SparseSpace(best >> 1, best % 2 != 0, offset(), (total + coefficients[best]) / 2);
  }

  /** The Walsh-Hadamard transform. */
  private static void transform(long[] h) {
    for (int half = 1; half < h.length; half *= 2) {
      for (int i = 0; i < h.length; i += 2 * half) {
        for (int j = i; j < i + half; j++) {
          long a = h[j];
          long b = h[j + half];
          h[j] = a + b;
          h[j + half] = a - b;
        }
      }
    }
  }
}

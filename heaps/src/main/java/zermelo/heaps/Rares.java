package zermelo.heaps;

import java.util.Optional;

/**
 * Which of all values that a sequence tells are rare: the mask that makes them fewest, and how many
 * they are. Values that a period tells are counted by arithmetic, so the answer does not depend on
 * how many were computed. (With a saltus values grow for ever; then only those are counted that
 * were computed.)
 *
 * @param mask over the bits of a value
 * @param parity whether the parity of the heap counts as one more bit
 * @param offset what is added to a heap before its parity is taken
 * @param count how many of the values are rare
 * @param of how many values there are
 */
public record Rares(int mask, boolean parity, int offset, long count, long of) {

  public static Rares of(NimSequence g) {
    Optional<Repetition> told = g.repetition();
    boolean grows = told.isPresent() && told.get().saltus() != 0;
    long size = grows ? Math.min(g.size(), g.computed()) : g.size();
    int[] breaks =
        g.code() instanceof TakeAndBreak game ? game.takings(TakeAndBreak.TWO) : new int[0];
    int shared = Split.sharedParity(breaks);
    int offset = Math.max(shared, 0);
    long first = told.isPresent() && !grows ? told.get().preperiod() : size;
    long period = told.map(Repetition::period).orElse(1L);
    int largest = 0;
    for (long n = 0; n < Math.min(size, first + period); n++) {
      largest = Math.max(largest, g.at(n));
    }
    long[] counts = new long[2 << Split.bits(largest)];
    for (long n = 0; n < Math.min(size, first); n++) {
      counts[2 * g.at(n) + (int) ((n + offset) & 1)]++;
    }
    for (long n = first; n < Math.min(size, first + period); n++) {
      long times = (size - 1 - n) / period + 1;
      long odd = period % 2 == 0 ? 0 : times / 2;
      int at = 2 * g.at(n) + (int) ((n + offset) & 1);
      counts[at] += times - odd;
      counts[at ^ 1] += odd;
    }
    transform(counts);
    int best = 0;
    for (int i = 1; i < counts.length; i++) {
      if (counts[i] < counts[best] && (shared >= 0 || i % 2 == 0)) {
        best = i;
      }
    }
    return new Rares(best >> 1, best % 2 != 0, offset, (size + counts[best]) / 2, size);
  }

  /** Whether a heap of this value has an even number of ones under the mask. */
  public boolean rare(long heap, int value) {
    long bits = Integer.bitCount(value & mask) + (parity ? (heap + offset) & 1 : 0);
    return bits % 2 == 0;
  }

  /** Walsh and Hadamard: evens minus odds under each mask. */
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

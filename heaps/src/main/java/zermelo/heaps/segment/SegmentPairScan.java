package zermelo.heaps.segment;

import java.lang.foreign.MemorySegment;
import zermelo.heaps.engine.PairScan;

/**
 * Searches for two heaps of a given sum whose values xor to a given value.
 *
 * <p>It works like {@link PairScan}, for heaps of any size.
 */
public final class SegmentPairScan {
  private SegmentPairScan() {}

  /**
   * Whether there is such a pair. The smaller heap is tried from {@code to} down to {@code from}.
   */
  static boolean any(NimValueSegment g, long sum, long from, long to, int value) {
    long a = to;
    if (g.width() == 1) {
      if (value >= 1 << Byte.SIZE) {
        return false;
      }
      MemorySegment bytes = g.segment();
      long wanted = value * PairScan.ONES;
      for (a = to - 7; a >= from; a -= 8) {
        long x =
            NimValueSegment.eight(bytes, a)
                ^ Long.reverseBytes(NimValueSegment.eight(bytes, sum - a - 7))
                ^ wanted;
        if (((x - PairScan.ONES) & ~x & PairScan.TOPS) != 0) {
          return true;
        }
      }
      a += 7;
    }
    for (; a >= from; a--) {
      if ((g.valueAt(a) ^ g.valueAt(sum - a)) == value) {
        return true;
      }
    }
    return false;
  }
}

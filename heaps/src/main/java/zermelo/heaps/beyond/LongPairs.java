package zermelo.heaps.beyond;

import java.lang.foreign.MemorySegment;
import zermelo.heaps.engine.Pairs;

/** As {@link Pairs}, over heaps of any size: is a value the xor of two heaps of this sum? */
final class LongPairs {
  private LongPairs() {}

  /** The smaller heap is tried from {@code to} down to {@code from}. */
  static boolean any(LongValues g, long sum, long from, long to, int value) {
    long a = to;
    if (g.width() == 1) {
      if (value >= 1 << Byte.SIZE) {
        return false;
      }
      MemorySegment bytes = g.segment();
      long wanted = value * Pairs.ONES;
      for (a = to - 7; a >= from; a -= 8) {
        long x =
            LongValues.eight(bytes, a)
                ^ Long.reverseBytes(LongValues.eight(bytes, sum - a - 7))
                ^ wanted;
        if (((x - Pairs.ONES) & ~x & Pairs.TOPS) != 0) {
          return true;
        }
      }
      a += 7;
    }
    for (; a >= from; a--) {
      if ((g.worth(a) ^ g.worth(sum - a)) == value) {
        return true;
      }
    }
    return false;
  }
}

package zermelo.heaps;

/**
 * The values of heaps in longs, four in each, beside four mirror images, each shifted by one value:
 * for every sum one of them stands so that the two parts of a split lie at the same place of a
 * long. Values are less than 2^15, so that adding 0x7fff to a lane of an xor sets its top bit
 * exactly if it is not 0, without a carry. Java makes vector code of that loop over longs; it makes
 * none of the same loop over shorts or bytes.
 */
final class PackedPairs {
  private static final int LANES = 4;
  private static final long LANE = 0x0001000100010001L;
  private static final long NOT_ZERO = 0x7fff7fff7fff7fffL;
  private static final long TOPS = 0x8000800080008000L;

  /** Longs before the first look at what was found; then twice as many each time, to a bound. */
  private static final int FIRST_CHUNK = 64;

  private static final int LAST_CHUNK = 2048;

  private final long[] forward;
  private final long[][] mirrors;
  private final int top;

  /**
   * @param size heaps below this have a place
   */
  PackedPairs(int size) {
    top = size + LANES;
    forward = new long[top / LANES + 1];
    mirrors = new long[LANES][top / LANES + 2];
  }

  /** Tells a heap's value, once. */
  void put(int heap, int value) {
    forward[heap / LANES] |= (long) value << (heap % LANES * Short.SIZE);
    for (int shift = 0; shift < LANES; shift++) {
      int at = top - heap - shift;
      if (at >= 0) {
        mirrors[shift][at / LANES] |= (long) value << (at % LANES * Short.SIZE);
      }
    }
  }

  int at(int heap) {
    return (int) (forward[heap / LANES] >>> (heap % LANES * Short.SIZE)) & 0xffff;
  }

  /**
   * Whether two heaps that add up to {@code sum}, the smaller from {@code from} to {@code to}, have
   * this value together.
   *
   * @param up which end is tried first
   */
  boolean any(int sum, int from, int to, int value, boolean up) {
    int first = (from + LANES - 1) / LANES;
    int last = (to + 1) / LANES;
    if (last <= first) {
      return edge(sum, from, to, value);
    }
    if (edge(sum, from, first * LANES - 1, value) || edge(sum, last * LANES, to, value)) {
      return true;
    }
    int offset = top - sum;
    long[] mirror = mirrors[offset % LANES];
    int shift = offset / LANES;
    long wanted = value * LANE;
    int chunk = FIRST_CHUNK;
    int length;
    for (int done = 0; done < last - first; done += length) {
      length = Math.min(chunk, last - first - done);
      chunk = Math.min(2 * chunk, LAST_CHUNK);
      int at = up ? first + done : last - done - length;
      if ((miss(forward, at, mirror, at + shift, length, wanted) & TOPS) != TOPS) {
        return true;
      }
    }
    return false;
  }

  private boolean edge(int sum, int from, int to, int value) {
    for (int a = from; a <= to; a++) {
      if ((at(a) ^ at(sum - a)) == value) {
        return true;
      }
    }
    return false;
  }

  /** The top bit of each lane stays set while no lane is equal. */
  private static long miss(long[] a, int i, long[] b, int j, int length, long wanted) {
    long miss = -1;
    for (int k = 0; k < length; k++) {
      miss &= (a[i + k] ^ b[j + k] ^ wanted) + NOT_ZERO;
    }
    return miss;
  }
}

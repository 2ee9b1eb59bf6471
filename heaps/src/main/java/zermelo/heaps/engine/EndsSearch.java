package zermelo.heaps.engine;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import zermelo.heaps.values.Values;

/**
 * The usual search, for values below 2^15. The values are kept a second time as a mirror image, so
 * that the parts of a split lie side by side: in forward at a, in the mirror at a + c, for all
 * splits of one sum.
 *
 * <p>Eight bytes are compared at a time, wherever they begin. Java makes vector code of such a loop
 * over a memory segment; it makes none of the same loop over bytes or shorts, and arrays of longs
 * would take a mirror image for each shift.
 */
final class EndsSearch implements Search {
  private static final ValueLayout.OfLong LONG = ValueLayout.JAVA_LONG_UNALIGNED;
  private static final long SHORTS = 0x0001000100010001L;
  private static final long NOT_ZERO = 0x7fff7fff7fff7fffL;

  /** Longs before the first look at what was found; then twice as many each time, to a bound. */
  private static final int FIRST_CHUNK = 64;

  private static final int LAST_CHUNK = 2048;

  private static final int FEW = 40;

  /** While it is primed, what is looked for and hardly anywhere. */
  private static final int NOWHERE = 85;

  /**
   * Large values, measured by the largest, come from unequal parts; small ones from the middle,
   * where parts are alike.
   */
  private static final double LARGE = 0.4;

  private final Values values;
  private int width = 1;
  private byte[] bytes = new byte[0];
  private byte[] reversed = new byte[0];
  private MemorySegment forward = MemorySegment.NULL;
  private MemorySegment mirror = MemorySegment.NULL;
  private int top;
  private int large;

  EndsSearch(Values values) {
    this.values = values;
  }

  /** Gets ready for {@code room} heaps, with the values as they are stored now. */
  void follow(int room) {
    boolean other = width != values.width() || reversed.length == 0;
    if (other) {
      width = values.width();
      reversed = new byte[0];
    }
    if (reversed.length < room * width) {
      byte[] longer = new byte[room * width];
      System.arraycopy(reversed, 0, longer, longer.length - reversed.length, reversed.length);
      int known = reversed.length == 0 ? 0 : values.size();
      reversed = longer;
      top = room - 1;
      for (int n = known; n < values.size(); n++) {
        put(n, values.at(n));
      }
    }
    bytes = values.bytes();
    forward = MemorySegment.ofArray(bytes);
    mirror = MemorySegment.ofArray(reversed);
    large = (int) (LARGE * values.largest());
  }

  /**
   * Its loops are long; see {@link Tables#prime}. In the end they are run as long as they will be:
   * Java makes no vector code of a loop that it has only seen to be short. Half of the searches
   * find nothing, since Java leaves out what it has not seen happen.
   */
  @Override
  public void prime(int longs) {
    int sum = values.size() - 1;
    int to = Math.min(sum / 2, longs * Long.BYTES / width);
    for (int i = 0; i < PRIMED; i++) {
      any(sum, 1, to, i % 2 == 0 ? values.at(1) ^ values.at(sum - 1) : i % 4 * NOWHERE);
    }
  }

  @Override
  public void put(int heap, int value) {
    int at = (top - heap) * width;
    reversed[at] = (byte) value;
    if (width > 1) {
      reversed[at + 1] = (byte) (value >> Byte.SIZE);
    }
  }

  @Override
  public boolean any(int sum, int from, int to, int value) {
    return width == 1 ? anyByte(sum, from, to, value) : anyShort(sum, from, to, value);
  }

  /**
   * Short stretches are looked at here, where a vector loop would not get going. There is a method
   * for each width, so that nothing that was compiled for one is given up for the other.
   */
  private boolean anyByte(int sum, int from, int to, int value) {
    int count = to - from + 1;
    if (count < Long.BYTES) {
      return anyOfFew(sum, from, to, value);
    }
    byte[] a = bytes;
    byte[] b = reversed;
    int j = top - sum + from;
    int longs = count / Long.BYTES;
    int last = count - Long.BYTES; // The last ones, some of them twice.
    long wanted = value * Pairs.ONES;
    long x = Pairs.eight(a, from + last) ^ Pairs.eight(b, j + last) ^ wanted;
    long hit = (x - Pairs.ONES) & ~x;
    if (longs > FEW) {
      return (hit & Pairs.TOPS) != 0 || many(from, j, longs, wanted, value >= large);
    }
    for (int k = 0; k < last; k += Long.BYTES) {
      x = Pairs.eight(a, from + k) ^ Pairs.eight(b, j + k) ^ wanted;
      hit |= (x - Pairs.ONES) & ~x;
    }
    return (hit & Pairs.TOPS) != 0;
  }

  private boolean anyShort(int sum, int from, int to, int value) {
    int count = to - from + 1;
    if (count < Long.BYTES / 2) {
      return anyOfFew(sum, from, to, value);
    }
    byte[] a = bytes;
    byte[] b = reversed;
    int i = 2 * from;
    int j = 2 * (top - sum + from);
    int longs = 2 * count / Long.BYTES;
    int last = 2 * count - Long.BYTES;
    long wanted = value * SHORTS;
    long miss = (Pairs.eight(a, i + last) ^ Pairs.eight(b, j + last) ^ wanted) + NOT_ZERO;
    if (longs > FEW) {
      return (miss & ~NOT_ZERO) != ~NOT_ZERO || many(i, j, longs, wanted, value >= large);
    }
    for (int k = 0; k < last; k += Long.BYTES) {
      miss &= (Pairs.eight(a, i + k) ^ Pairs.eight(b, j + k) ^ wanted) + NOT_ZERO;
    }
    return (miss & ~NOT_ZERO) != ~NOT_ZERO;
  }

  private boolean anyOfFew(int sum, int from, int to, int value) {
    for (int a = from; a <= to; a++) {
      if ((values.at(a) ^ values.at(sum - a)) == value) {
        return true;
      }
    }
    return false;
  }

  private boolean many(int i, int j, int longs, long wanted, boolean up) {
    int chunk = FIRST_CHUNK;
    int length;
    for (int done = 0; done < longs; done += length) {
      length = Math.min(chunk, longs - done);
      chunk = Math.min(2 * chunk, LAST_CHUNK);
      long at = (long) (up ? done : longs - done - length) * Long.BYTES;
      if (width == 1
          ? bytes(forward, i + at, mirror, j + at, length, wanted)
          : shorts(forward, i + at, mirror, j + at, length, wanted)) {
        return true;
      }
    }
    return false;
  }

  /** {@code (x - 0x01..) & ~x & 0x80..} is not 0 exactly if a byte of x is 0. */
  private static boolean bytes(
      MemorySegment a, long i, MemorySegment b, long j, int length, long wanted) {
    long hit = 0;
    for (int k = 0; k < length; k++) {
      long x = a.get(LONG, i + 8L * k) ^ b.get(LONG, j + 8L * k) ^ wanted;
      hit |= (x - Pairs.ONES) & ~x;
    }
    return (hit & Pairs.TOPS) != 0;
  }

  /** Adding 0x7fff to less than 2^15 sets the top bit exactly if it is not 0. */
  private static boolean shorts(
      MemorySegment a, long i, MemorySegment b, long j, int length, long wanted) {
    long miss = ~NOT_ZERO;
    for (int k = 0; k < length; k++) {
      miss &= (a.get(LONG, i + 8L * k) ^ b.get(LONG, j + 8L * k) ^ wanted) + NOT_ZERO;
    }
    return miss != ~NOT_ZERO;
  }
}

package zermelo.heaps.engine;

import zermelo.heaps.values.NimValueArray;

/**
 * The usual pair search, for values of one or two bytes.
 *
 * <p>It keeps the values a second time in reverse order. So the two parts of a split lie side by
 * side: the one at index a of the values, the other at a + c of the mirror, with the same c for all
 * splits of a sum.
 *
 * <p>It compares eight bytes at a time, at any offset. Java vectorises such a loop. It does not
 * vectorise the same loop over bytes or shorts, and arrays of longs would need one mirror for each
 * shift. {@code (x - ones) & ~x} has the top bit of some element exactly if x has a zero element.
 * So the same loop serves bytes and shorts, and is compiled once.
 */
final class MirroredPairSearch implements PairSearch {
  private static final long BYTES = PairScan.ONES;
  private static final long SHORTS = 0x0001000100010001L;

  /**
   * Longs to compare before the first check for a hit. The number doubles each time, up to a bound.
   */
  private static final int FIRST_CHUNK = 64;

  private static final int LAST_CHUNK = 2048;

  /**
   * The length in longs of a short search: all chunks before the second one of the largest size.
   */
  private static final int SHORT = 2 * LAST_CHUNK - FIRST_CHUNK;

  /** Up to this many bytes, chunks do not pay off. */
  private static final int FEW = 320;

  /** A factor for the values that {@link #warmUp} searches for and that hardly occur. */
  private static final int NOWHERE = 85;

  /**
   * Values from this fraction of the largest are searched from the smallest part up.
   *
   * <p>Large values come from unequal parts; small ones from the middle, where the parts are
   * similar.
   */
  private static final double LARGE = 0.4;

  private final NimValueArray values;

  /** Where long searches found values; empty before the first search. */
  private PairSearchHints places = new PairSearchHints(0);

  private int width = 1;
  private long ones = BYTES;
  private long tops = BYTES << 7;
  private byte[] bytes = new byte[0];
  private byte[] reversed = new byte[0];
  private int known; // the heaps below are in the mirror
  private int top;
  private int large;

  MirroredPairSearch(NimValueArray values) {
    this.values = values;
  }

  /**
   * Prepares for {@code room} heaps, with the values as they are stored now.
   *
   * @param classes all values to search for are less
   */
  void follow(int room, int classes) {
    boolean other = width != values.width() || reversed.length == 0;
    if (other) {
      width = values.width();
      ones = width == 1 ? BYTES : SHORTS;
      tops = ones << (Byte.SIZE * width - 1);
      reversed = new byte[0];
      known = 0;
    }
    if (reversed.length < room * width) {
      byte[] longer = new byte[room * width];
      System.arraycopy(reversed, 0, longer, longer.length - reversed.length, reversed.length);
      reversed = longer;
      top = room - 1;
    }
    while (known < values.size()) {
      put(known, values.at(known));
    }
    if (other || !places.isFor(classes)) {
      places = new PairSearchHints(classes);
    }
    bytes = values.bytes();
    large = (int) (LARGE * values.largest());
  }

  /**
   * Warms up the search; see {@link MarkTable#warmUp}.
   *
   * <p>At the end the loops run as long as they will later, because Java does not vectorise a loop
   * that it has only seen short. Half of the searches find nothing, because Java leaves out
   * branches that it has not seen taken.
   */
  @Override
  public void warmUp(int longs) {
    int sum = values.size() - 1;
    int to = Math.min(sum / 2, longs * Long.BYTES / width);
    for (int i = 0; i < WARM_UP_ROUNDS; i++) {
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
    known = heap + 1;
  }

  /**
   * Searches short ranges here, where a vector loop would not pay off.
   *
   * <p>The method is just long enough for Java to compile it once, by itself, and not inline it at
   * each call.
   */
  @Override
  public boolean any(int sum, int from, int to, int value) {
    int count = (to - from + 1) * width;
    if (count < Long.BYTES) {
      return anyOfFew(sum, from, to, value);
    }
    byte[] a = bytes;
    byte[] b = reversed;
    int i = from * width;
    int j = (top - sum + from) * width;
    int last = count - Long.BYTES;
    long one = ones;
    long wanted = value * one;
    // First the first and the last eight bytes, then those in between, some of them twice.
    long x = PairScan.eight(a, i) ^ PairScan.eight(b, j) ^ wanted;
    long y = PairScan.eight(a, i + last) ^ PairScan.eight(b, j + last) ^ wanted;
    long hit = ((x - one) & ~x) | ((y - one) & ~y);
    if (last >= FEW) {
      return (hit & tops) != 0 || many(i, j, count / Long.BYTES, wanted, value);
    }
    for (int k = last % Long.BYTES; k < last; k += 2 * Long.BYTES) {
      x = PairScan.eight(a, i + k) ^ PairScan.eight(b, j + k) ^ wanted;
      y = PairScan.eight(a, i + k + 8) ^ PairScan.eight(b, j + k + 8) ^ wanted;
      hit |= ((x - one) & ~x) | ((y - one) & ~y);
    }
    return (hit & tops) != 0;
  }

  private boolean anyOfFew(int sum, int from, int to, int value) {
    for (int a = from; a <= to; a++) {
      if ((values.at(a) ^ values.at(sum - a)) == value) {
        return true;
      }
    }
    return false;
  }

  private boolean many(int i, int j, int longs, long wanted, int value) {
    boolean up = value >= large;
    int chunk = FIRST_CHUNK;
    int length;
    for (int done = 0; done < longs; done += length) {
      if (done == SHORT) {
        return more(i, j, longs, wanted, value);
      }
      length = Math.min(chunk, longs - done);
      chunk = Math.min(2 * chunk, LAST_CHUNK);
      int at = (up ? done : longs - done - length) * Long.BYTES;
      if ((zeros(bytes, i + at, reversed, j + at, length, wanted, ones) & tops) != 0) {
        return true;
      }
    }
    return false;
  }

  /** A long search begins where the last long search found the value. */
  private boolean more(int i, int j, int longs, long wanted, int value) {
    boolean looks = places.shouldSearch();
    if (looks) {
      int at = Math.clamp(places.of(value) - i, 0, (longs - PairSearchHints.WIDTH) * Long.BYTES);
      boolean again = found(i + at, j + at, PairSearchHints.WIDTH, wanted);
      places.recordSearch(again);
      if (again) {
        return true;
      }
    }
    boolean up = value >= large;
    int length;
    for (int done = SHORT; done < longs; done += length) {
      length = Math.min(LAST_CHUNK, longs - done);
      int at = (up ? done : longs - done - length) * Long.BYTES;
      if (found(i + at, j + at, length, wanted)) {
        if (looks) {
          places.put(value, place(i + at, j + at, length, wanted));
        }
        return true;
      }
    }
    return false;
  }

  /** The start of the part of a chunk in which the value was found. */
  private int place(int i, int j, int length, long wanted) {
    int at = 0;
    while (at + PairSearchHints.WIDTH < length
        && !found(i + 8 * at, j + 8 * at, PairSearchHints.WIDTH, wanted)) {
      at += PairSearchHints.WIDTH;
    }
    return i + 8 * at;
  }

  private boolean found(int i, int j, int length, long wanted) {
    return (zeros(bytes, i, reversed, j, length, wanted, ones) & tops) != 0;
  }

  /** Has a top bit set exactly if the value is among these pairs. */
  private static long zeros(byte[] a, int i, byte[] b, int j, int length, long wanted, long ones) {
    long hit = 0;
    for (int k = 0; k < length; k++) {
      long x = PairScan.eight(a, i + 8 * k) ^ PairScan.eight(b, j + 8 * k) ^ wanted;
      hit |= (x - ones) & ~x;
    }
    return hit;
  }
}

package zermelo.heaps.engine;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Searches for two heaps of a given sum whose values xor to a given value.
 *
 * <p>It tries the smaller heap from {@code to} down to {@code from}. Few splits near the middle
 * have been marked, so hits come soon there.
 *
 * <p>It compares eight bytes at a time in a long. {@code t} has a zero byte exactly if {@code (t -
 * 0x01..) & ~t & 0x80..} is not 0.
 */
public final class PairScan {
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INT =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  public static final long ONES = 0x0101010101010101L;
  public static final long TOPS = ONES << 7;

  private PairScan() {}

  /** Returns the largest smaller heap of such a pair, or a number less than {@code from}. */
  static int last(byte[] g, int sum, int from, int to, int value) {
    long wanted = (value & 0xff) * ONES;
    int a = to - 7;
    while (a >= from + 8) {
      long x = eight(g, a) ^ Long.reverseBytes(eight(g, sum - a - 7)) ^ wanted;
      long y = eight(g, a - 8) ^ Long.reverseBytes(eight(g, sum - a + 1)) ^ wanted;
      if (((((x - ONES) & ~x) | ((y - ONES) & ~y)) & TOPS) != 0) {
        long inX = zeros(x);
        return inX != 0 ? a + highest(inX) : a - 8 + highest(zeros(y));
      }
      a -= 16;
    }
    int rest = a + 7;
    while (rest >= from && (byte) (g[rest] ^ g[sum - rest]) != (byte) value) {
      rest--;
    }
    return rest;
  }

  /** Sets the top bit of exactly those bytes that are 0. */
  private static long zeros(long x) {
    return ~(((x & ~TOPS) + ~TOPS) | x) & TOPS;
  }

  private static int highest(long tops) {
    return (63 - Long.numberOfLeadingZeros(tops)) >> 3;
  }

  /** Four bytes from {@code at}, the first in the lowest byte. */
  static int four(byte[] g, int at) {
    return (int) INT.get(g, at);
  }

  /** Eight values from {@code at}, the first in the lowest byte. */
  static long eight(byte[] g, int at) {
    return (long) LONG.get(g, at);
  }
}

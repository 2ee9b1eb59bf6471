package zermelo.heaps.proof;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.stream.IntStream;
import zermelo.heaps.code.TakeAndBreak;

/**
 * The values that a certificate claims, prepared for checking a code whose moves leave two heaps.
 *
 * <p>Immutable; all threads of a check share it.
 *
 * <p><b>Common and rare.</b> Take the number of ones of u under the mask. If there is a parity, add
 * n and the number that splits take. The value u is common at heap n if this sum is odd. A heap is
 * common if its value is common at it. Under xor, ones add up modulo two, and the parts of a split
 * of n add up to n less what is taken. So for every mask, the value of a split of n is common at n
 * exactly if one part is rare and the other is not. The parity has this meaning only if all splits
 * take numbers of the same parity; otherwise it is ignored.
 */
final class ClaimedSplitValues {
  private static final VarHandle EIGHT =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long ONES = 0x0101_0101_0101_0101L;
  private static final long HIGHS = 0x8080_8080_8080_8080L;

  final TakeAndBreak code;
  final int[] values;

  /** The largest value. */
  final int most;

  /** The numbers that moves take which leave two heaps ({@code splits}) or one ({@code takes}). */
  final int[] splits;

  final int[] takes;

  /** The rare heaps from 1 on, and their values. */
  final int[] rares;

  final int[] worth;

  private final int mask;
  private final int parity;

  /** The low byte of each value, forwards and in reverse order. */
  private final byte[] low;

  private final byte[] mirror;

  /**
   * Prepares the claimed values for the check.
   *
   * @param parity 1 if an odd heap counts as one more, else 0
   */
  ClaimedSplitValues(TakeAndBreak code, int mask, int parity, int[] values) {
    this.code = code;
    this.values = values;
    this.mask = mask;
    this.splits = code.takings(TakeAndBreak.TWO);
    this.takes = code.takings(TakeAndBreak.ONE);
    boolean alike = Arrays.stream(splits).allMatch(b -> (b - splits[0]) % 2 == 0);
    this.parity = alike ? parity : 0;
    this.most = Arrays.stream(values).max().orElse(0);
    this.rares = IntStream.range(1, values.length).filter(n -> !common(n, values[n])).toArray();
    this.worth = Arrays.stream(rares).map(n -> values[n]).toArray();
    this.low = new byte[values.length];
    this.mirror = new byte[values.length];
    for (int n = 0; n < values.length; n++) {
      low[n] = (byte) values[n];
      mirror[values.length - 1 - n] = low[n];
    }
  }

  /** Whether a value is common at heap {@code n}. */
  boolean common(int n, int value) {
    return ((Integer.bitCount(value & mask) + parity * (n + splits[0])) & 1) != 0;
  }

  /**
   * Finds a split of {@code sum} (at least 16) with this value. Returns a part of it, or 0 if there
   * is none.
   *
   * <p>It looks at eight smaller parts at a time, alternating from the middle down and from 1 up
   * until both meet. Values that large heaps no longer have are found with small parts.
   */
  int split(int sum, int value) {
    int up = 1;
    for (int down = Math.max(1, sum / 2 - 7); ; down -= 8, up += 8) {
      int part = eight(sum, down, value);
      part = part == 0 ? eight(sum, up, value) : part;
      if (part != 0 || down <= up + 8) {
        return part;
      }
    }
  }

  /**
   * Finds a split of {@code sum} with this value and a part from {@code at} to {@code at} + 7.
   * Returns that part, or 0.
   *
   * <p>It compares low bytes first. A byte of x is 0 where they agree, and (x - ONES) & ~x & HIGHS
   * is not 0 exactly if x has such a byte. Then it compares the whole values.
   */
  private int eight(int sum, int at, int value) {
    int turn = mirror.length - 1 - sum; // mirror[turn + a] belongs to heap sum - a
    long x = (long) EIGHT.get(low, at) ^ (long) EIGHT.get(mirror, turn + at);
    x ^= (value & 0xff) * ONES;
    if (((x - ONES) & ~x & HIGHS) != 0) {
      for (int i = at; i < at + 8; i++) {
        if ((values[i] ^ values[sum - i]) == value) {
          return i;
        }
      }
    }
    return 0;
  }
}

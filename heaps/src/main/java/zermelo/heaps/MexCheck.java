package zermelo.heaps;

import java.util.Arrays;

/** Is each value the mex of its options? For all codes, and faster for those that split in two. */
interface MexCheck {
  /**
   * Whether the value of heap {@code n} is right, if those of smaller heaps are. Called in order.
   */
  boolean holds(int n);

  static MexCheck of(Certificate certificate, int[] values) {
    return certificate.code() instanceof TakeAndBreak code && code.heaps() == 2
        ? new OfPairs(code, certificate.mask(), certificate.parity(), values)
        : n -> PlainSequence.mex(certificate.code(), n, i -> values[i]) == values[n];
  }

  /**
   * A common value cannot come from two common heaps or two rare ones, whatever the mask is: the
   * ones under it add up. So all rare heaps are paired with the rest; if the value is rare, all
   * pairs are looked at. Where the numbers that splits take differ in parity, a parity in the mask
   * means nothing, and it is left out.
   */
  final class OfPairs implements MexCheck {
    private final TakeAndBreak code;
    private final int[] breaks;
    private final int[] values;
    private final int mask;
    private final boolean parity;
    private int[] rares = new int[64];
    private int count;
    private final int[] seen;

    OfPairs(TakeAndBreak code, int mask, boolean parity, int[] values) {
      this.code = code;
      this.breaks = code.takings(TakeAndBreak.TWO);
      this.values = values;
      this.mask = mask;
      boolean same = true;
      for (int b : breaks) {
        same &= (b - breaks[0]) % 2 == 0;
      }
      this.parity = parity && same;
      int most = Arrays.stream(values).max().orElse(0);
      this.seen = new int[2 * Integer.highestOneBit(most + 1)];
    }

    private boolean common(int heap) {
      int ones = Integer.bitCount(values[heap] & mask) + (parity ? heap + breaks[0] : 0);
      return ones % 2 != 0;
    }

    @Override
    public boolean holds(int n) {
      int value = values[n];
      int stamp = n + 1;
      for (int t = 1; t <= Math.min(n, code.reach()); t++) {
        if ((code.digit(t) & (t < n ? TakeAndBreak.ONE : TakeAndBreak.ALL)) != 0) {
          seen[values[n - t]] = stamp;
        }
      }
      for (int b : breaks) {
        for (int k = 0; k < count && rares[k] < n - b; k++) {
          see(rares[k], n - b, stamp);
        }
      }
      boolean common = common(n);
      int missing = 0;
      for (int b : breaks) {
        for (int a = (n - b) / 2; a >= 1; a--) {
          while (missing < value && seen[missing] == stamp) {
            missing++;
          }
          if (common && missing == value) {
            break;
          }
          see(a, n - b, stamp);
        }
      }
      while (missing < value && seen[missing] == stamp) {
        missing++;
      }
      if (!common && n > 0) {
        if (count == rares.length) {
          rares = Arrays.copyOf(rares, 2 * count);
        }
        rares[count++] = n;
      }
      return missing == value && seen[value] != stamp;
    }

    private void see(int a, int sum, int stamp) {
      if (2 * a != sum || !code.unequal()) {
        seen[values[a] ^ values[sum - a]] = stamp;
      }
    }
  }
}

package zermelo.heaps.code;

import java.util.BitSet;
import java.util.function.IntUnaryOperator;

/**
 * Slow twin: the nim-values of the first heaps by the mex rule alone.
 *
 * <p>It looks at every option of every heap, as the code defines it.
 */
public final class PlainSequence {
  private PlainSequence() {}

  /** Returns g(0), ..., g(n - 1). */
  public static int[] values(HeapCode code, int n) {
    int[] values = new int[n];
    for (int heap = 0; heap < n; heap++) {
      values[heap] = mex(code, heap, i -> values[i]);
    }
    return values;
  }

  /** The mex of the options of a heap, given the values of smaller heaps. */
  public static int mex(HeapCode code, int heap, IntUnaryOperator value) {
    BitSet seen = new BitSet();
    switch (code) {
      case SubtractionGame set -> subtract(set, heap, value, seen);
      case TakeAndBreak digits -> {
        for (int t = 0; t <= Math.min(heap, digits.reach()); t++) {
          leave(digits.digit(t), digits.unequal(), heap - t, heap, value, seen);
        }
      }
    }
    return seen.nextClearBit(0);
  }

  private static void subtract(SubtractionGame set, int heap, IntUnaryOperator value, BitSet seen) {
    for (int taken = 1; taken <= heap; taken++) {
      if (set.numbers().contains(taken) != set.allBut()) {
        seen.set(value.applyAsInt(heap - taken));
      }
    }
  }

  private static void leave(
      int digit, boolean unequal, int rest, int heap, IntUnaryOperator value, BitSet seen) {
    if ((digit & TakeAndBreak.ALL) != 0 && rest == 0 && heap > 0) {
      seen.set(0);
    }
    if ((digit & TakeAndBreak.ONE) != 0 && rest > 0) {
      seen.set(value.applyAsInt(rest));
    }
    for (int a = 1; a <= rest; a++) {
      if ((digit & TakeAndBreak.TWO) != 0) {
        pairs(a, rest, unequal, 0, value, seen);
      }
      if ((digit & TakeAndBreak.THREE) != 0) {
        for (int b = a + (unequal ? 1 : 0); b < rest - a; b++) {
          pairs(b, rest - a, unequal, value.applyAsInt(a), value, seen);
        }
      }
    }
  }

  /**
   * Marks the split of {@code rest} into {@code a} and a part that is not smaller. A third heap has
   * the value {@code beside}.
   */
  private static void pairs(
      int a, int rest, boolean unequal, int beside, IntUnaryOperator value, BitSet seen) {
    int b = rest - a;
    if (b > a || (b == a && !unequal)) {
      seen.set(value.applyAsInt(a) ^ value.applyAsInt(b) ^ beside);
    }
  }
}

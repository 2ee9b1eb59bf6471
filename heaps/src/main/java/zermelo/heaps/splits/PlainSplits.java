package zermelo.heaps.splits;

import java.util.BitSet;
import java.util.List;

/** Slow twin: the nim-values of the first heaps, by looking at every option of every heap. */
public final class PlainSplits {
  private PlainSplits() {}

  /** Returns g(0), ..., g(n - 1). */
  public static int[] values(SplitGame game, int n) {
    int[] values = new int[n];
    for (int heap = 0; heap < n; heap++) {
      BitSet seen = new BitSet();
      for (SplitRule rule : game.rules()) {
        if (rule.sizes().holds(heap)) {
          mark(rule, heap, values, seen);
        }
      }
      values[heap] = seen.nextClearBit(0);
    }
    return values;
  }

  private static void mark(SplitRule rule, int heap, int[] values, BitSet seen) {
    int beside = nimSum(values, rule.fixed());
    switch (rule) {
      case SplitRule.Leave leave ->
          seen.set(
              beside ^ nimSum(values, leave.taken().stream().map(taken -> heap - taken).toList()));
      case SplitRule.TakeAny any -> {
        for (int rest = any.least(); rest <= heap - any.taken(); rest++) {
          seen.set(beside ^ values[rest]);
        }
      }
      case SplitRule.Split split -> {
        int sum = heap - split.taken();
        for (int a = split.small(); sum - a >= split.large(); a++) {
          if (a + split.gap() <= sum - a) {
            seen.set(beside ^ values[a] ^ values[sum - a]);
          }
        }
      }
      case SplitRule.SplitInThree split -> {
        int sum = heap - split.taken();
        for (int a = split.least(); a <= sum; a++) {
          for (int b = split.least(); sum - a - b >= split.least(); b++) {
            seen.set(beside ^ values[a] ^ values[b] ^ values[sum - a - b]);
          }
        }
      }
    }
  }

  private static int nimSum(int[] values, List<Integer> heaps) {
    return heaps.stream().map(heap -> values[heap]).reduce(0, (a, b) -> a ^ b);
  }
}

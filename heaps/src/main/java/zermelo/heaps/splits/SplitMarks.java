package zermelo.heaps.splits;

import java.util.Arrays;
import java.util.List;
import zermelo.heaps.sparse.NimValueHistogram;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueSets;

/**
 * Computes the nim-value of the next heap of a {@link SplitGame} from those of all smaller ones.
 *
 * <p>Splits into two heaps are the only moves that are many. Values are divided into common and
 * rare ones ({@link SparseSpace}): a split has a common value only if one of its heaps is rare, and
 * few are. So all splits with a rare heap are marked; then the least common value without a mark is
 * no option, and only smaller rare values are searched for among the other splits. The search ends
 * when all of them are found, mostly soon. Any division gives correct values; a good one is fast.
 *
 * <p>If a split takes a number or leaves fixed heaps so that two common values can xor to a common
 * one, or if rare heaps are many, all splits are marked. Slow twin: {@link PlainSplits}.
 */
final class SplitMarks {
  /** Rare heaps are few if there are this many times as many heaps. */
  private static final int FEW = 12;

  private final SplitRule[] rules;
  private final int[] beside;
  private final boolean[] besideKnown;

  /** For rules that take any number, the values of all heaps that they may leave, and how many. */
  private final long[][] reached;

  private final int[] reachedTo;

  /** For rules that leave three heaps, the values of two of them, by their sum. */
  private final long[][][] pairs;

  private final int[] pairsTo;
  private long pairBytes;

  private final NimValueHistogram histogram;
  private SparseSpace space = new SparseSpace(0, false, 0, 0);
  private boolean sparse;
  private int planned = 64;
  private int largest;
  private long[] seen = new long[2];

  /** The common values of even and of odd heaps. */
  private long[][] commons = {{}, {}};

  private int[] rare = new int[64];
  private int rares;

  /** For each rule, whether the splits without a rare heap remain to be searched. */
  private final boolean[] open;

  SplitMarks(SplitGame game) {
    rules = game.rules().toArray(SplitRule[]::new);
    beside = new int[rules.length];
    besideKnown = new boolean[rules.length];
    reached = new long[rules.length][0];
    reachedTo = new int[rules.length];
    pairs = new long[rules.length][0][];
    pairsTo = new int[rules.length];
    open = new boolean[rules.length];
    histogram =
        new NimValueHistogram(
            game.rules().stream()
                .filter(SplitRule.Split.class::isInstance)
                .mapToInt(rule -> ((SplitRule.Split) rule).taken())
                .toArray());
  }

  int largest() {
    return largest;
  }

  long bytes() {
    return pairBytes + 4L * rare.length;
  }

  /** Returns the value of a heap, given those of all smaller ones. Heaps come one by one. */
  int value(int[] values, int heap) {
    if (heap >= planned) {
      plan(values, heap);
    }
    Arrays.fill(seen, 0);
    boolean search = false;
    for (int i = 0; i < rules.length; i++) {
      open[i] = false;
      if (rules[i].sizes().holds(heap)) {
        if (!besideKnown[i]) {
          besideKnown[i] = true;
          beside[i] = nimSum(values, rules[i].fixed());
          grow(beside[i]);
        }
        mark(i, values, heap);
        search |= open[i];
      }
    }
    if (search) {
      search(values, heap);
    }
    int value = NimValueSets.mex(seen);
    grow(value);
    histogram.add(heap, value, 1);
    addRare(heap, value);
    return value;
  }

  /** Chooses common values anew; the next time is after a quarter more heaps. */
  private void plan(int[] values, int heap) {
    planned = heap + heap / 4;
    space = histogram.best();
    sparse = FEW * space.rares() < heap;
    rares = 0;
    for (int n = 0; n < heap && sparse; n++) {
      addRare(n, values[n]);
    }
    chooseCommons();
  }

  private void addRare(int heap, int value) {
    if (sparse && !space.common(value, heap)) {
      if (rares == rare.length) {
        rare = Arrays.copyOf(rare, 2 * rares);
      }
      rare[rares++] = heap;
    }
  }

  /** Makes room for values as large as this one. */
  private void grow(int value) {
    largest = Math.max(largest, value);
    int words = (1 << SparseSpace.bits(largest)) / Long.SIZE + 1;
    if (words > seen.length) {
      seen = Arrays.copyOf(seen, words);
      chooseCommons();
    }
  }

  private void chooseCommons() {
    for (int parity = 0; parity < 2 && sparse; parity++) {
      commons[parity] = new long[seen.length];
      for (int value = 0; value < Long.SIZE * seen.length; value++) {
        if (space.common(value, parity)) {
          NimValueSets.add(commons[parity], value);
        }
      }
    }
  }

  private static int nimSum(int[] values, List<Integer> heaps) {
    int sum = 0;
    for (int heap : heaps) {
      sum ^= values[heap];
    }
    return sum;
  }

  private void mark(int i, int[] values, int heap) {
    switch (rules[i]) {
      case SplitRule.Leave leave -> {
        int value = beside[i];
        for (int taken : leave.taken()) {
          value ^= values[heap - taken];
        }
        NimValueSets.add(seen, value);
      }
      case SplitRule.TakeAny any -> markReached(i, any, values, heap);
      case SplitRule.Split split -> {
        boolean apart =
            ((Integer.bitCount(beside[i] & space.mask())
                        ^ (space.parity() ? split.taken() + space.offset() : 0))
                    & 1)
                == 0;
        open[i] = sparse && apart;
        if (open[i]) {
          markRare(split, beside[i], values, heap);
        } else {
          markAll(split, beside[i], values, heap);
        }
      }
      case SplitRule.SplitInThree split -> markTriples(i, split, values, heap);
    }
  }

  private void markReached(int i, SplitRule.TakeAny any, int[] values, int heap) {
    if (reached[i].length < seen.length) {
      reached[i] = Arrays.copyOf(reached[i], seen.length);
    }
    for (int n = Math.max(any.least(), reachedTo[i]); n <= heap - any.taken(); n++) {
      NimValueSets.add(reached[i], values[n]);
    }
    reachedTo[i] = Math.max(reachedTo[i], heap - any.taken() + 1);
    NimValueSets.addTurned(seen, reached[i], beside[i]);
  }

  private void markRare(SplitRule.Split split, int beside, int[] values, int heap) {
    int sum = heap - split.taken();
    for (int i = 0; i < rares && rare[i] <= sum; i++) {
      int small = Math.min(rare[i], sum - rare[i]);
      int large = sum - small;
      if (small >= split.small() && large >= split.large() && large - small >= split.gap()) {
        NimValueSets.add(seen, values[small] ^ values[large] ^ beside);
      }
    }
  }

  private void markAll(SplitRule.Split split, int beside, int[] values, int heap) {
    int sum = heap - split.taken();
    int most = split.most(heap);
    if (largest < Long.SIZE && beside < Long.SIZE) {
      long set = 0;
      for (int a = split.small(); a <= most; a++) {
        set |= 1L << (values[a] ^ values[sum - a]);
      }
      NimValueSets.addTurned(seen, new long[] {set}, beside);
      return;
    }
    for (int a = split.small(); a <= most; a++) {
      NimValueSets.add(seen, values[a] ^ values[sum - a] ^ beside);
    }
  }

  /** Marks three heaps by two of them, the sets of whose values are kept, and the smallest. */
  private void markTriples(int i, SplitRule.SplitInThree split, int[] values, int heap) {
    int least = split.least();
    int rest = heap - split.taken();
    int sum = rest - least;
    if (sum >= pairs[i].length) {
      pairs[i] = Arrays.copyOf(pairs[i], 2 * sum + 64);
    }
    for (; pairsTo[i] <= sum; pairsTo[i]++) {
      pairs[i][pairsTo[i]] = pairs(values, pairsTo[i], least);
    }
    for (int a = least; 3 * a <= rest; a++) {
      NimValueSets.addTurned(seen, pairs[i][rest - a], values[a] ^ beside[i]);
    }
  }

  private long[] pairs(int[] values, int sum, int least) {
    long[] set = new long[seen.length];
    pairBytes += 8L * set.length + 32;
    for (int a = least; 2 * a <= sum; a++) {
      NimValueSets.add(set, values[a] ^ values[sum - a]);
    }
    return set;
  }

  /** Adds rare values below the least common one without a mark, as far as they are options. */
  private void search(int[] values, int heap) {
    long[] common = commons[heap & 1];
    int word = 0;
    while (word < seen.length && (common[word] & ~seen[word]) == 0) {
      word++;
    }
    if (word == seen.length) {
      markOpen(values, heap); // no value of this parity is common, or all are options
      return;
    }
    long below = Long.lowestOneBit(common[word] & ~seen[word]) - 1;
    int missing = Long.bitCount(~seen[word] & below);
    for (int w = 0; w < word; w++) {
      missing += Long.bitCount(~seen[w]);
    }
    int bound = word * Long.SIZE + Long.bitCount(below);
    for (int i = 0; i < rules.length && missing > 0; i++) {
      if (open[i]) {
        missing -= found((SplitRule.Split) rules[i], beside[i], values, heap, bound, missing);
      }
    }
  }

  private void markOpen(int[] values, int heap) {
    for (int i = 0; i < rules.length; i++) {
      if (open[i]) {
        markAll((SplitRule.Split) rules[i], beside[i], values, heap);
      }
    }
  }

  /** Adds values below a bound until none of them is missing. Returns how many were found. */
  private int found(
      SplitRule.Split split, int beside, int[] values, int heap, int bound, int missing) {
    int sum = heap - split.taken();
    int most = split.most(heap);
    int found = 0;
    for (int a = split.small(); a <= most; a++) {
      int value = values[a] ^ values[sum - a] ^ beside;
      if (value < bound && (seen[value >> 6] & 1L << value) == 0) {
        NimValueSets.add(seen, value);
        if (++found == missing) {
          return found;
        }
      }
    }
    return found;
  }
}

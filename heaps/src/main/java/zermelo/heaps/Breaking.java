package zermelo.heaps;

/**
 * Computes the values of games whose moves leave at most two heaps, stage by stage. A stage is a
 * quarter longer than what is known; for each, rare and common values are told apart anew ({@link
 * Split}), the heaps to mark are chosen ({@link Marks}) and the kernel that fits the size of the
 * values ({@link Kernel}). The slow twin is {@link PlainSequence}.
 */
final class Breaking implements Engine {
  /** Eights of a block when several threads work on it. */
  private static final int SLOTS = 16;

  private static final int BLOCK = SLOTS * Kernel.LANES;

  /** As far as this, every split is looked at. */
  private static final int PLAIN = 2 * (BLOCK + Kernel.LANES);

  /** From here on several threads pay. */
  private static final int THREADED = 4096;

  /** Marks of one heap below which threads do not pay. */
  private static final int THREADED_MARKS = 256;

  /** Marks for each value of a kind: more cost more time than what they leave to be looked for. */
  private static final int MARKS_A_VALUE = 6;

  private static final int MARKS_A_SMALL_VALUE = 3;

  /** Where rare heaps are many, values are harder to find, and more marks pay. */
  private static final int DENSE = 2;

  /** What looking at one pair costs, in marks: a mark is a store, pairs go by in vectors. */
  private static final double PAIR = 0.2;

  private final TakeAndBreak code;
  private final int[] breaks;
  private final Values values;
  private final Crew crew;
  private Kernel kernel;
  private Split split = new Split(0, false, 0, 0);
  private final int limit;
  private int stageEnd;

  /**
   * @param limit how many values will be asked for at most
   */
  Breaking(TakeAndBreak code, Values values, Crew crew, int limit) {
    this.limit = limit;
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.values = values;
    this.crew = crew;
    this.kernel = new WordKernel(code, Marks.NONE, split, values.bytes(), 0);
  }

  @Override
  public void advance(int end) {
    int plain = Math.max(PLAIN, 2 * code.reach());
    if (values.size() < plain) {
      values.reserve(plain);
      while (values.size() < Math.min(end, plain)) {
        values.add(PlainMarking.value(code, values));
      }
    }
    while (values.size() < end) {
      if (values.size() >= stageEnd) {
        stageEnd = (int) Math.min(limit, values.size() + (long) values.size() / 4 + 512);
        values.reserve(stageEnd);
        plan(values.largest());
      }
      int length = Math.min(end, stageEnd) - values.size();
      if (crew.threads() > 1
          && values.size() >= THREADED
          && (long) kernel.marks.size() * breaks.length >= THREADED_MARKS) {
        block(Math.min(BLOCK, length));
      } else {
        block(Math.min(Kernel.LANES, length));
      }
    }
  }

  /** How rare and common values were told apart last. */
  Split split() {
    return split;
  }

  private void block(int length) {
    int start = values.size();
    int groups = (length + Kernel.LANES - 1) / Kernel.LANES;
    Kernel kernel = this.kernel;
    if (groups == 1) {
      kernel.survey(start, start, 0);
    } else {
      crew.run(groups, slot -> kernel.survey(start, start + slot * Kernel.LANES, slot));
    }
    int capacity = kernel.capacity();
    for (int i = 0; i < length; i++) {
      int slot = i / Kernel.LANES;
      int near = slot * Kernel.LANES + Kernel.LANES;
      int value = kernel.settle(start + i, slot, i % Kernel.LANES, near);
      if (value >= capacity) {
        plan(value);
        return;
      }
      values.add(value);
      kernel.settled(start + i, value);
    }
    for (int n = start; n < start + length; n++) {
      int value = values.at(n);
      if (!split.common(value, n) && kernel.marks.complete()) {
        kernel.marks.add(n, value);
      }
    }
  }

  /** Chooses marks and kernel anew, for values as large as {@code value}. */
  private void plan(int value) {
    values.widen(value);
    split = Split.best(values, breaks);
    int stride = 1 << Split.bits(Math.max(value, values.largest()));
    int kind = Math.max(value, values.largest()) / 2;
    int perValue = value < Long.SIZE ? MARKS_A_SMALL_VALUE : MARKS_A_VALUE;
    int marksOfAKind = Math.max(16, perValue * kind / Math.max(1, breaks.length));
    boolean sparse = split.rares() <= marksOfAKind + PAIR * values.size() / 2;
    int dense = DENSE * marksOfAKind;
    Marks marks =
        sparse
            ? Marks.choose(values, split, Integer.MAX_VALUE / 2, marksOfAKind, BLOCK + Kernel.LANES)
            : Marks.choose(values, split, dense, dense, BLOCK + Kernel.LANES);
    if (value < Long.SIZE) {
      kernel = new WordKernel(code, marks, split, values.bytes(), SLOTS);
    } else if (value < 1 << Byte.SIZE) {
      kernel = new ByteKernel(code, marks, split, values.bytes(), SLOTS);
    } else if (stride > 1 << (Short.SIZE - 1)) {
      kernel = new WideKernel(code, marks, split, values, stageEnd, stride, SLOTS);
    } else if (sparse) {
      kernel = new SparseKernel(code, marks, split, values, stageEnd, stride, SLOTS);
    } else {
      kernel = new DenseKernel(code, marks, split, values, stageEnd, stride, SLOTS);
    }
  }
}

package zermelo.heaps.segment;

import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.sparse.NimValueHistogram;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueArray;

/**
 * Computes games whose moves leave at most two heaps, for more values than arrays hold.
 *
 * <p>It takes over from {@link zermelo.heaps.engine.BreakingEngine}. A plan says which values are
 * rare (see {@code SparseSpace}) and which heaps are marked. Only games with few rare heaps come
 * this far, so all of these are marked, and one plan serves for long. The engine makes a new one
 * when a value no longer fits or when there are many more rare heaps. Slow twin: {@link
 * PlainSequence}.
 */
public final class SegmentBreakingEngine {
  /** Marks of common heaps per value. */
  private static final int MARKS_A_VALUE = 3;

  private final TakeAndBreak code;
  private final int[] breaks;
  private final NimValueSegment values;
  private final long memory;
  private SparseSpace split;
  private LongMarkedHeaps marks;
  private SegmentKernel kernel;
  private int replan;

  /**
   * Creates an engine that continues after the given values.
   *
   * @param memory bytes for marks
   */
  public SegmentBreakingEngine(TakeAndBreak code, NimValueSegment values, long memory) {
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.values = values;
    this.memory = memory;
    this.split = new SparseSpace(0, false, 0, 0);
    this.marks = new LongMarkedHeaps();
    this.kernel = new SegmentKernel(code, values, marks, split, 1);
  }

  /**
   * Appends values until there are {@code end} of them. Returns false if the memory does not
   * suffice.
   *
   * @param limit the largest number of values that will be requested
   */
  public boolean advance(long end, long limit) {
    while (values.count() < end) {
      if (marks.size() >= replan && !plan(values.largest())) {
        return false;
      }
      int length = (int) Math.min(SegmentKernel.LANES, end - values.count());
      if (!values.reserve(values.count() + length, limit)) {
        return false;
      }
      int outgrown = block(length);
      if (outgrown > 0 && !(values.widen(outgrown) && plan(outgrown))) {
        return false;
      }
    }
    return true;
  }

  /** Computes up to eight values. Returns a value that needs a new plan, or 0. */
  private int block(int length) {
    long start = values.count();
    kernel.survey(start);
    for (int lane = 0; lane < length; lane++) {
      int value = kernel.settle(start + lane, lane);
      if (value >= kernel.capacity() || NimValueArray.width(value) > values.width()) {
        return value;
      }
      values.add(value);
      markIfRare(start + lane, value);
    }
    return 0;
  }

  /**
   * Marks a rare heap. The first heaps need no mark, because they are paired with all others
   * anyway.
   */
  private void markIfRare(long heap, int value) {
    if (breaks.length > 0 && heap >= SegmentKernel.LANES && !split.common(value, (int) heap & 1)) {
      marks.add(heap, value);
    }
  }

  /** Chooses marks and kernel again. Returns false if there is no memory for the marks. */
  private boolean plan(int value) {
    int largest = Math.max(value, values.largest());
    if (breaks.length > 0) {
      split = NimValueHistogram.of(values, breaks).best();
      if (split.rares() > memory / LongMarkedHeaps.BYTES) {
        return false;
      }
      marks =
          LongMarkedHeaps.choose(
              values, split, Math.max(16, MARKS_A_VALUE * largest / 2 / breaks.length));
    }
    kernel = new SegmentKernel(code, values, marks, split, 1 << SparseSpace.bits(largest));
    replan = 2 * marks.size() + 1024;
    return true;
  }
}

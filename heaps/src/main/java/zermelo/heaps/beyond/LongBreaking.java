package zermelo.heaps.beyond;

import zermelo.heaps.code.PlainSequence;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.engine.Breaking;
import zermelo.heaps.rare.Split;
import zermelo.heaps.rare.Tally;
import zermelo.heaps.values.Values;

/**
 * Computes values of games whose moves leave at most two heaps past what arrays hold, where {@link
 * Breaking} ends. Only games with few rare heaps come so far, so there is one plan for long: all
 * rare heaps are marked, and it is made anew when values outgrow it or rare heaps have become many
 * more. The slow twin is {@link PlainSequence}.
 */
public final class LongBreaking {
  /** Marks of common heaps for each value. */
  private static final int MARKS_A_VALUE = 3;

  private final TakeAndBreak code;
  private final int[] breaks;
  private final LongValues values;
  private final long memory;
  private Split split;
  private LongMarks marks;
  private LongKernel kernel;
  private int replan;

  /**
   * @param memory bytes for marks
   */
  public LongBreaking(TakeAndBreak code, LongValues values, long memory) {
    this.code = code;
    this.breaks = code.takings(TakeAndBreak.TWO);
    this.values = values;
    this.memory = memory;
    this.split = new Split(0, false, 0, 0);
    this.marks = new LongMarks();
    this.kernel = new LongKernel(code, values, marks, split, 1);
  }

  /**
   * Appends values until there are {@code end}; whether there was memory for that.
   *
   * @param limit how many values will be asked for at most
   */
  public boolean advance(long end, long limit) {
    while (values.count() < end) {
      if (marks.size() >= replan && !plan(values.largest())) {
        return false;
      }
      int length = (int) Math.min(LongKernel.LANES, end - values.count());
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

  /** Up to eight values; a value for which there must be another plan, or 0. */
  private int block(int length) {
    long start = values.count();
    kernel.survey(start);
    for (int lane = 0; lane < length; lane++) {
      int value = kernel.settle(start + lane, lane);
      if (value >= kernel.capacity() || Values.width(value) > values.width()) {
        return value;
      }
      values.add(value);
      markIfRare(start + lane, value);
    }
    return 0;
  }

  /** The first heaps are paired with all others anyway. */
  private void markIfRare(long heap, int value) {
    if (breaks.length > 0 && heap >= LongKernel.LANES && !split.common(value, (int) heap & 1)) {
      marks.add(heap, value);
    }
  }

  /** Chooses marks and kernel anew; whether there is memory for the marks. */
  private boolean plan(int value) {
    int largest = Math.max(value, values.largest());
    if (breaks.length > 0) {
      split = Tally.of(values, breaks).best();
      if (split.rares() > memory / LongMarks.BYTES) {
        return false;
      }
      marks =
          LongMarks.choose(
              values, split, Math.max(16, MARKS_A_VALUE * largest / 2 / breaks.length));
    }
    kernel = new LongKernel(code, values, marks, split, 1 << Split.bits(largest));
    replan = 2 * marks.size() + 1024;
    return true;
  }
}

package zermelo.heaps.splits;

import java.util.Arrays;
import java.util.Optional;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.period.PeriodicityTheorem;
import zermelo.heaps.period.Repetition;
import zermelo.heaps.values.NimValues;

/**
 * The nim-values of the heaps 0, 1, 2, ... of a {@link SplitGame}.
 *
 * <p>They are computed one after the other. Once a repetition is proved, further values follow from
 * it. Slow twin: {@link PlainSplits}.
 */
public final class SplitSequence implements NimValues {
  /** The largest number of values. They are in an array of ints. */
  public static final int MOST = 1 << 28;

  private static final int STEP = 1 << 10;
  private static final int FIRST_CHECK = 128;

  private final SplitGame game;
  private final Optional<PeriodicityTheorem> theorem;
  private final SplitMarks marks;
  private Optional<Repetition> repetition = Optional.empty();
  private int[] values = new int[0];
  private int count;
  private int check = FIRST_CHECK;

  public SplitSequence(SplitGame game) {
    this.game = game;
    this.theorem = game.theorem();
    this.marks = new SplitMarks(game);
  }

  public SplitGame game() {
    return game;
  }

  /**
   * Computes further values until the value of each heap below {@code size} is known, or the
   * observer stops the computation. The size is at most {@link #MOST}.
   */
  public void extend(long size, SequenceObserver watch) {
    int end = (int) Math.min(size, MOST);
    while (count < end && repetition.isEmpty() && watch.shouldContinue(count, end)) {
      // Steps grow slowly, because the heaps become more expensive.
      int until = (int) Math.min(end, count + Math.max(1, Math.min(STEP, 16L + count / 4)));
      reserve(until, end);
      for (; count < until; count++) {
        values[count] = marks.value(values, count);
      }
      if (count >= check) {
        repetition = theorem.flatMap(law -> Repetition.find(this, law));
        check = count + count / 3;
      }
    }
  }

  private void reserve(int needed, int end) {
    if (needed > values.length) {
      int roomy = (int) Math.min(end, Math.max(needed, 2L * values.length));
      values = Arrays.copyOf(values, roomy);
    }
  }

  /** Returns whether the value of a heap is known. */
  public boolean has(long heap) {
    return heap < count || repetition.isPresent();
  }

  /** Returns the value of a heap, if it is known. */
  public int at(long heap) {
    return values[(int) (heap < count ? heap : repetition.orElseThrow().base(heap))];
  }

  /** Returns the proved repetition, if there is one. */
  public Optional<Repetition> repetition() {
    return repetition;
  }

  /** Returns how much memory the values and their marks take. */
  public long bytes() {
    return 4L * values.length + marks.bytes();
  }

  @Override
  public long count() {
    return count;
  }

  @Override
  public int valueAt(long n) {
    return values[(int) n];
  }

  @Override
  public int largest() {
    return marks.largest();
  }
}

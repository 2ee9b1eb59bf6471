package zermelo.solve.dense;

import java.util.stream.Stream;
import zermelo.kernel.Ending;
import zermelo.kernel.numbers.Nimber;

/**
 * Computes and stores Grundy values by rank, for a {@link DenseSweep}.
 *
 * <p>They are those of {@link Nimber}; an option of several parts has the sum of their values.
 * Values are stored plus three, so that the special negative values also fit into a byte.
 */
public final class DenseNimbers implements DenseSweep.ResultArray {
  private static final int SHIFT = -Nimber.NONE;

  private final PackedValueArray packed;
  private final CompactIntArray values = new CompactIntArray();
  private final Nimber.Mex mex = new Nimber.Mex();
  private int[] marks = new int[256]; // marks[v] == stamp: v is the stored value of an option
  private int stamp;
  private int largest;
  private LineNimberSets[] onLines = {}; // by kind of move, the values on each line so far

  /**
   * Creates an empty array.
   *
   * @param packed holds the results instead of this array while it is open
   */
  public DenseNimbers(PackedValueArray packed) {
    this.packed = packed;
  }

  public int get(int rank) {
    return packed.open() ? packed.nimber(rank) : values.get(rank) - SHIFT;
  }

  @Override
  public void ensure(int length) {
    values.ensure(length);
  }

  @Override
  public boolean fill(DenseSweep.SweepPosition at) {
    if (at.ending != Ending.OPEN) {
      values.set(at.rank, Nimber.of(at.ending) + SHIFT);
      return true;
    }
    int options = at.options();
    if (at.plain()) {
      mark(at.ranks(), options);
      set(at.rank, unmarked());
      return true;
    }
    mex.clear(options);
    int part = 0;
    for (int option = 0; option < options; option++) {
      int end = at.endPart(option);
      int sum = 0;
      for (; part < end; part++) {
        sum = Nimber.plus(sum, values.get(at.rankOf(part)) - SHIFT);
      }
      mex.add(sum);
    }
    set(at.rank, mex.value() + SHIFT);
    return true;
  }

  /** Computes a value from lines: the least that is on none of them, 64 values at a time. */
  @Override
  public void fill(LineCursor at) {
    int word = 0;
    for (int move = 0; move < at.lines.length; move++) {
      word = at.open[move] ? Math.max(word, onLines[move].full(at.lines[move])) : word;
    }
    long free = 0;
    while (free == 0) {
      long seen = 0;
      for (int move = 0; move < at.lines.length; move++) {
        if (at.open[move]) {
          seen |= onLines[move].word(at.lines[move], word);
        }
      }
      free = ~seen;
      word++;
    }
    set(at.rank, SHIFT + (word - 1) * Long.SIZE + Long.numberOfTrailingZeros(free));
    pass(at);
  }

  @Override
  public void pass(LineCursor at) {
    int value = get(at.rank);
    if (onLines.length == 0) {
      onLines =
          Stream.generate(LineNimberSets::new)
              .limit(at.lines.length)
              .toArray(LineNimberSets[]::new);
    }
    for (int move = 0; move < at.lines.length; move++) {
      onLines[move].add(at.lines[move], value);
    }
  }

  @Override
  public void takeOver(int filled) {
    for (int rank = 0; rank < filled; rank++) {
      set(rank, packed.nimber(rank) + SHIFT);
    }
  }

  private void set(int rank, int value) {
    largest = Math.max(largest, value);
    values.set(rank, value);
  }

  /** Marks the stored values of options of one part each, special values included. */
  private void mark(int[] ranks, int options) {
    if (largest >= marks.length - 1 || ++stamp == Integer.MAX_VALUE) {
      marks = new int[Math.max(marks.length, 2 * largest)];
      stamp = 1;
    }
    values.mark(ranks, options, marks, stamp);
  }

  /** The value that follows from the marks, as {@link Nimber.Mex} defines it. */
  private int unmarked() {
    if (marks[Nimber.LOST + SHIFT] == stamp) {
      return Nimber.MOON + SHIFT;
    }
    if (marks[Nimber.NONE + SHIFT] == stamp) {
      return Nimber.NONE + SHIFT;
    }
    int value = SHIFT;
    while (marks[value] == stamp) {
      value++;
    }
    return value;
  }

  @Override
  public long bytes() {
    long bytes = values.bytes();
    for (LineNimberSets sets : onLines) {
      bytes += sets.bytes();
    }
    return bytes;
  }
}

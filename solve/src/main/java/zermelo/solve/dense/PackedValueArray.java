package zermelo.solve.dense;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.numbers.Nimber;
import zermelo.kernel.space.Sweeper;

/**
 * What is known of positions by rank, outcome, remoteness and Grundy value in one number each, so
 * that a {@link Sweeper} finds all of it with one look at an option: a {@link OutcomeArray merit}
 * above six bits for the Grundy value. Two bytes a position while remotenesses are below 511, then
 * four.
 *
 * <p>Grundy values past {@value #LARGEST} and remotenesses past 2^24 have no place here; then the
 * rows of a {@link DenseSweep}, its slow twin, must go on.
 */
public final class PackedValueArray implements Sweeper.ValueCombiner {
  static final long NARROW_BYTES = Character.BYTES;
  static final long WIDE_BYTES = Integer.BYTES;

  private static final int BITS = 6;
  private static final int LOW = (1 << BITS) - 1;

  /** The last three of the six bits' values are {@link Nimber}'s, which are no nimbers. */
  private static final int LARGEST = LOW - 3;

  private static final int NARROW_TIE = (1 << 9) - 1;
  private static final int NARROW_TOP = 2 * NARROW_TIE + 1;
  private static final int WIDE_TIE = (1 << 24) - 1;
  private static final int WIDE_TOP = 2 * WIDE_TIE + 1;

  /** So many ranks show as a rule whether two bytes suffice, before all the room is made. */
  private static final int TRIED = 1 << 16;

  private final boolean outcomes;
  private final boolean nimbers;
  private final boolean misere;
  private final boolean both;

  private char[] chars = {};
  private int[] ints = {};
  private boolean open;
  private boolean wide;
  private boolean cramped;
  private int length; // how many ranks there will be; the arrays may be shorter as yet
  private int tie = NARROW_TIE;
  private int top = NARROW_TOP;

  /**
   * @param outcomes whether outcomes and remotenesses are wanted
   * @param nimbers whether Grundy values are wanted
   */
  public PackedValueArray(boolean outcomes, boolean nimbers, boolean misere) {
    this.outcomes = outcomes;
    this.nimbers = nimbers;
    this.misere = misere;
    this.both = outcomes && nimbers;
  }

  /** Whether the results are here. */
  boolean open() {
    return open;
  }

  void begin() {
    open = true;
  }

  /** Fills ranks from {@code from} on; returns the first that is not filled. */
  int fill(Sweeper sweeper, int from, int to) {
    room(to);
    return wide ? sweeper.sweep(from, to, ints, this) : sweeper.sweep(from, to, chars, this);
  }

  /** Whether numbers have four bytes already. */
  boolean wide() {
    return wide;
  }

  /** Whether the last remoteness has no place here that it would have in wider numbers. */
  boolean cramped() {
    return cramped && !wide;
  }

  /** What occurs most of the time comes first, in as few steps as possible. */
  @Override
  public int settle(int least, long seen) {
    int merit = least >>> BITS;
    // There is an option (0 - 1 has all bits), and none with a value that is large or no nimber.
    if (both && (seen - 1) >>> LARGEST == 0) {
      int aboveTie = merit - tie;
      // Below the tie, or so far above that a loss which is one ply farther still comes before it.
      if (Integer.compareUnsigned(aboveTie, 2) > 0) {
        // One ply farther, for either player; which of them wins no processor can foretell.
        int farther = 1 + 2 * (aboveTie >> 31);
        return ((top + farther - merit) << BITS) | Long.numberOfTrailingZeros(~seen);
      }
    }
    return settle(merit, seen == 0, seen);
  }

  private int settle(int least, boolean stuck, long seen) {
    int nimber = nimbers ? nimber(seen) : 0;
    if (nimber < 0 || !outcomes) {
      return nimber;
    }
    if (stuck) {
      return number(OutcomeArray.of(DenseOutcomes.atEnd(Ending.OPEN, misere), 0), nimber);
    }
    int merit = OutcomeArray.before(OutcomeArray.widen(least, tie, top));
    cramped = OutcomeArray.remoteness(merit) >= tie;
    return cramped ? -1 : number(merit, nimber);
  }

  /** The six bits of a position whose options have these; -1 if there are none. */
  private static int nimber(long seen) {
    int mex = Long.numberOfTrailingZeros(~seen);
    if (seen >>> LARGEST != 0) {
      if ((seen >>> code(Nimber.LOST) & 1) != 0) {
        return code(Nimber.MOON);
      }
      if ((seen >>> code(Nimber.NONE) & 1) != 0) {
        return code(Nimber.NONE);
      }
      return mex <= LARGEST ? mex : -1;
    }
    return mex;
  }

  private static int code(int nimber) {
    return nimber & LOW;
  }

  @Override
  public int ended(Ending ending) {
    int nimber = nimbers ? code(Nimber.of(ending)) : 0;
    return outcomes
        ? number(OutcomeArray.of(DenseOutcomes.atEnd(ending, misere), 0), nimber)
        : nimber;
  }

  private int number(int merit, int nimber) {
    return OutcomeArray.narrow(merit, tie, top) << BITS | nimber;
  }

  /** Makes numbers wider, those of the first ranks that are there. */
  void widen(int filled) {
    int[] numbers = new int[length];
    for (int rank = 0; rank < filled; rank++) {
      numbers[rank] =
          OutcomeArray.narrow(merit(rank), WIDE_TIE, WIDE_TOP) << BITS | (chars[rank] & LOW);
    }
    ints = numbers;
    chars = new char[0];
    tie = WIDE_TIE;
    top = WIDE_TOP;
    wide = true;
  }

  private int get(int rank) {
    return wide ? ints[rank] : chars[rank];
  }

  /** As {@link OutcomeArray} has it. */
  int merit(int rank) {
    return OutcomeArray.widen(get(rank) >>> BITS, tie, top);
  }

  /** As {@link Nimber} has it. */
  int nimber(int rank) {
    int code = get(rank) & LOW;
    return code > LARGEST ? code - LOW - 1 : code;
  }

  /** There will be ranks below {@code most}. */
  void ensure(int most) {
    length = Math.max(length, most);
  }

  private void room(int to) {
    if (wide && to > ints.length) {
      ints = Arrays.copyOf(ints, length);
    } else if (!wide && to > chars.length) {
      chars = Arrays.copyOf(chars, to <= TRIED ? Math.min(length, TRIED) : length);
    }
  }

  /** Forgets everything. */
  void close() {
    open = false;
    chars = new char[0];
    ints = new int[0];
  }

  long bytes() {
    return NARROW_BYTES * chars.length + WIDE_BYTES * ints.length;
  }
}

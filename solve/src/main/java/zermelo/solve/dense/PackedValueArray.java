package zermelo.solve.dense;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.numbers.Nimber;
import zermelo.kernel.space.Sweeper;

/**
 * Outcome, remoteness and Grundy value by rank, packed into one number each.
 *
 * <p>A {@link Sweeper} thus reads everything about an option in one access. The number is a {@link
 * OutcomeArray merit} above six bits for the Grundy value. It takes two bytes while remotenesses
 * are below 511, then four.
 *
 * <p>Grundy values past {@value #LARGEST} and remotenesses from 2^24 - 1 on do not fit. Then the
 * result arrays of a {@link DenseSweep}, the slow twin, take over.
 */
public final class PackedValueArray implements Sweeper.ValueCombiner {
  static final long NARROW_BYTES = Character.BYTES;
  static final long WIDE_BYTES = Integer.BYTES;

  private static final int BITS = 6;
  private static final int LOW = (1 << BITS) - 1;

  /** The last three values of the six bits are the special values of {@link Nimber}. */
  private static final int LARGEST = LOW - 3;

  private static final int NARROW_TIE = (1 << 9) - 1;
  private static final int NARROW_TOP = 2 * NARROW_TIE + 1;
  private static final int WIDE_TIE = (1 << 24) - 1;
  private static final int WIDE_TOP = 2 * WIDE_TIE + 1;

  /** This many ranks usually show whether two bytes suffice, before all memory is reserved. */
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
  private int length; // the final number of ranks; the arrays may still be shorter
  private int tie = NARROW_TIE;
  private int top = NARROW_TOP;

  /** An array of Grundy values that is not open yet. */
  public static PackedValueArray ofNimbers() {
    return new PackedValueArray(false, true, false);
  }

  /** An array of outcomes and remotenesses that is not open yet. */
  static PackedValueArray ofOutcomes(boolean misere) {
    return new PackedValueArray(true, false, misere);
  }

  /** An array of all three, in normal play, that is not open yet. */
  static PackedValueArray ofOutcomesAndNimbers() {
    return new PackedValueArray(true, true, false);
  }

  private PackedValueArray(boolean outcomes, boolean nimbers, boolean misere) {
    this.outcomes = outcomes;
    this.nimbers = nimbers;
    this.misere = misere;
    this.both = outcomes && nimbers;
  }

  /** Whether this array contains the results. */
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

  /** Whether numbers have four bytes. */
  boolean wide() {
    return wide;
  }

  /** Whether the last remoteness did not fit but would fit into wider numbers. */
  boolean cramped() {
    return cramped && !wide;
  }

  /** The most frequent case comes first, in as few steps as possible. */
  @Override
  public int settle(int least, long seen) {
    int merit = least >>> BITS;
    // There is an option (0 - 1 has all bits set), and no option has a large or special value.
    if (both && (seen - 1) >>> LARGEST == 0) {
      int aboveTie = merit - tie;
      // Below the tie, or so far above that a loss one ply longer still fits below the tie.
      if (Integer.compareUnsigned(aboveTie, 2) > 0) {
        // One ply longer, for either player. Branch-free, because the branch is unpredictable.
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

  /** The six bits of a position whose options have these values; -1 if the mex does not fit. */
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

  /** Widens the numbers, copying those of the first {@code filled} ranks. */
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

  /** The merit, as defined by {@link OutcomeArray}. */
  int merit(int rank) {
    return OutcomeArray.widen(get(rank) >>> BITS, tie, top);
  }

  /** The Grundy value, as defined by {@link Nimber}. */
  int nimber(int rank) {
    int code = get(rank) & LOW;
    return code > LARGEST ? code - LOW - 1 : code;
  }

  /** Announces that ranks below {@code most} will be filled. */
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

  /** Releases the memory. */
  void close() {
    open = false;
    chars = new char[0];
    ints = new int[0];
  }

  long bytes() {
    return NARROW_BYTES * chars.length + WIDE_BYTES * ints.length;
  }
}

package zermelo.solve.dense;

import java.util.Arrays;
import zermelo.kernel.Ending;
import zermelo.kernel.numbers.Nimber;
import zermelo.kernel.space.Sweeper;

/**
 * Packs outcome, remoteness and Grundy value of each rank into one number.
 *
 * <p>So a {@link Sweeper} reads everything about an option in one access. The number is a {@link
 * OutcomeArray merit}, which stands for outcome and remoteness, above six bits for the Grundy
 * value. It takes two bytes while remotenesses are below 511, then four. If Grundy values are too
 * large for six bits, they get 16, and then remotenesses must be below 2^14 - 1.
 *
 * <p>If values do not fit, the result arrays of a {@link DenseSweep}, the slow twin, take over.
 */
public final class PackedValueArray implements Sweeper.ValueCombiner {
  static final long NARROW_BYTES = Character.BYTES;
  static final long WIDE_BYTES = Integer.BYTES;

  private static final int FEW_BITS = 6;
  private static final int MANY_BITS = 16;

  /** The last three values of the Grundy bits stand for the special values of {@link Nimber}. */
  private static final int SPECIAL = 3;

  private static final int LARGEST = (1 << FEW_BITS) - 1 - SPECIAL;

  private static final int NARROW_TIE = (1 << 9) - 1;
  private static final int NARROW_TOP = 2 * NARROW_TIE + 1;
  private static final int WIDE_TIE = (1 << 24) - 1;
  private static final int WIDE_TOP = 2 * WIDE_TIE + 1;
  private static final int MARKED_TIE = (1 << 14) - 1;
  private static final int MARKED_TOP = 2 * MARKED_TIE + 1;

  /**
   * The ranks for which memory is reserved at first: they usually show whether two bytes suffice.
   */
  private static final int TRIED = 1 << 16;

  private final boolean outcomes;
  private final boolean nimbers;
  private final boolean misere;
  private final boolean both;

  private char[] chars = {};
  private int[] ints = {};
  private boolean open;
  private boolean wide;
  private boolean needsWider;
  private boolean needsLarger;
  private boolean added; // values are sums of values, and none of them is special
  private int bits = FEW_BITS; // for the Grundy value
  private int[] marks = {}; // in use if Grundy values take many bits
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

  /** Prepares for a sweeper. Returns false if this array cannot hold its values. */
  boolean adapt(Sweeper sweeper) {
    added = sweeper.adds();
    return !added || (nimbers && !outcomes);
  }

  /** Whether this array holds the results at present. */
  boolean open() {
    return open;
  }

  void begin() {
    open = true;
  }

  /** Fills ranks from {@code from} on with a sweeper; returns the first rank that is not filled. */
  int fill(Sweeper sweeper, int from, int to) {
    room(to);
    if (marks.length > 0) {
      return sweeper.sweep(from, to, ints, marks, this);
    }
    return wide ? sweeper.sweep(from, to, ints, this) : sweeper.sweep(from, to, chars, this);
  }

  /** Whether numbers have four bytes. */
  boolean wide() {
    return wide;
  }

  /** Whether the last remoteness did not fit but would fit into wider numbers. */
  boolean needsWiderNumbers() {
    return needsWider && !wide;
  }

  /** Whether the last Grundy value did not fit but would fit into more bits. */
  boolean needsLargerNimbers() {
    return needsLarger && marks.length == 0;
  }

  /** The most frequent case comes first, in as few steps as possible. */
  @Override
  public int settle(int least, long seen) {
    int merit = least >>> FEW_BITS;
    // There is an option (0 - 1 has all bits set), and no option has a large or special value.
    if (both && (seen - 1) >>> LARGEST == 0) {
      int aboveTie = merit - tie;
      // Below the tie, or so far above that a loss one ply longer still fits below the tie.
      if (Integer.compareUnsigned(aboveTie, 2) > 0) {
        // One ply longer, for either player. Branch-free, because the branch is unpredictable.
        int farther = 1 + 2 * (aboveTie >> 31);
        return ((top + farther - merit) << FEW_BITS) | Long.numberOfTrailingZeros(~seen);
      }
    }
    return settle(merit, seen == 0, nimbers ? nimber(seen) : 0);
  }

  @Override
  public int settleMarked(int least, int rank) {
    return settle(least >>> MANY_BITS, least == Integer.MAX_VALUE, marked(rank));
  }

  private int settle(int least, boolean stuck, int nimber) {
    if (nimber < 0 || !outcomes) {
      return nimber;
    }
    if (stuck) {
      return number(OutcomeArray.of(DenseOutcomes.atEnd(Ending.OPEN, misere), 0), nimber);
    }
    int merit = OutcomeArray.before(OutcomeArray.widen(least, tie, top));
    needsWider = OutcomeArray.remoteness(merit) >= tie;
    return needsWider ? -1 : number(merit, nimber);
  }

  /**
   * The Grundy bits of a position whose options have these Grundy bits; -1 if the mex does not fit.
   */
  private int nimber(long seen) {
    int mex = Long.numberOfTrailingZeros(~seen);
    if (added) {
      needsLarger = mex > LARGEST;
      return needsLarger ? -1 : mex;
    }
    if (seen >>> LARGEST != 0) {
      if ((seen >>> code(Nimber.LOST) & 1) != 0) {
        return code(Nimber.MOON);
      }
      if ((seen >>> code(Nimber.NONE) & 1) != 0) {
        return code(Nimber.NONE);
      }
      needsLarger = mex > LARGEST;
      return needsLarger ? -1 : mex;
    }
    return mex;
  }

  /** The same, from the marks of the options. */
  private int marked(int rank) {
    if (!added && marks[code(Nimber.LOST)] == rank) {
      return code(Nimber.MOON);
    }
    if (!added && marks[code(Nimber.NONE)] == rank) {
      return code(Nimber.NONE);
    }
    int mex = 0;
    while (mex < marks.length && marks[mex] == rank) {
      mex++;
    }
    return mex < marks.length - SPECIAL ? mex : -1;
  }

  private int code(int nimber) {
    return nimber & ((1 << bits) - 1);
  }

  @Override
  public int ended(Ending ending) {
    int nimber = nimbers ? code(Nimber.of(ending)) : 0;
    return outcomes
        ? number(OutcomeArray.of(DenseOutcomes.atEnd(ending, misere), 0), nimber)
        : nimber;
  }

  private int number(int merit, int nimber) {
    return OutcomeArray.narrow(merit, tie, top) << bits | nimber;
  }

  /** Widens the numbers, copying those of the first {@code filled} ranks. */
  void widen(int filled) {
    encode(filled, WIDE_TIE, WIDE_TOP, FEW_BITS);
  }

  /**
   * Gives Grundy values more bits, copying the numbers of the first {@code filled} ranks.
   *
   * <p>Returns false if a remoteness does not fit beside them.
   */
  boolean enlargeNimbers(int filled) {
    for (int rank = 0; wide && outcomes && rank < filled; rank++) {
      if (OutcomeArray.remoteness(merit(rank)) >= MARKED_TIE) {
        return false;
      }
    }
    encode(filled, MARKED_TIE, MARKED_TOP, MANY_BITS);
    marks = new int[1 << MANY_BITS];
    Arrays.fill(marks, -1); // no rank
    return true;
  }

  /** Encodes the numbers of the first ranks again, in four bytes each. */
  private void encode(int filled, int newTie, int newTop, int newBits) {
    int[] numbers = new int[length];
    int mask = (1 << newBits) - 1;
    for (int rank = 0; rank < filled; rank++) {
      int merit = outcomes ? OutcomeArray.narrow(merit(rank), newTie, newTop) : 0;
      numbers[rank] = merit << newBits | (nimber(rank) & mask);
    }
    ints = numbers;
    chars = new char[0];
    tie = newTie;
    top = newTop;
    bits = newBits;
    wide = true;
  }

  private int get(int rank) {
    return wide ? ints[rank] : chars[rank];
  }

  /** The merit, as defined by {@link OutcomeArray}. */
  int merit(int rank) {
    return OutcomeArray.widen(get(rank) >>> bits, tie, top);
  }

  /** The Grundy value, as defined by {@link Nimber}. */
  int nimber(int rank) {
    int codes = 1 << bits;
    int code = get(rank) & (codes - 1);
    return code >= codes - SPECIAL ? code - codes : code;
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
    marks = new int[0];
  }

  long bytes() {
    return NARROW_BYTES * chars.length + WIDE_BYTES * (ints.length + marks.length);
  }
}

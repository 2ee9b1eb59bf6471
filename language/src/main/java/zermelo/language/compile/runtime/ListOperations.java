package zermelo.language.compile.runtime;

import java.util.Arrays;
import zermelo.kernel.Space;
import zermelo.kernel.numbers.NumberTheory;

/**
 * Operations on lists that compiled rules for boards and scores call.
 *
 * <p>Compiled code holds a list as an array or, where its elements fit side by side into one word,
 * as that word. Arrays are changed only by the code that has just made them.
 */
public final class ListOperations {
  private static final int LONGEST = 1 << 16;

  private ListOperations() {}

  static long element(long[] row, long index) {
    if (index < 1 || index > row.length) {
      throw BoardOperations.unknown();
    }
    return row[(int) index - 1];
  }

  static long[] with(long[] row, long index, long value) {
    if (index < 1 || index > row.length) {
      throw BoardOperations.unknown();
    }
    long[] result = row.clone();
    result[(int) index - 1] = value;
    return result;
  }

  static long[] slice(long[] row, long from, long to) {
    if (from > to) {
      return new long[0];
    }
    if (from < 1 || to > row.length) {
      throw BoardOperations.unknown();
    }
    return Arrays.copyOfRange(row, (int) from - 1, (int) to);
  }

  static long[] join(long[] left, long[] right) {
    long[] joined = Arrays.copyOf(left, left.length + right.length);
    System.arraycopy(right, 0, joined, left.length, right.length);
    return joined;
  }

  static long[] sorted(long[] row) {
    long[] result = row.clone();
    Arrays.sort(result);
    return result;
  }

  static long[] quotient(long[] row, long divisor) {
    long[] result = new long[row.length];
    ExactArithmetic.over(row, divisor, result, EvaluationFailure.WHOLE);
    return result;
  }

  /** The new list of an assignment that must keep the length. */
  static long[] sameLength(long[] before, long[] after) {
    if (before.length != after.length) {
      throw BoardOperations.unknown();
    }
    return after;
  }

  /** The number of elements of a range; fails if they are too many to list. */
  static int width(long low, long high) {
    long width = high < low ? 0 : high - low + 1;
    if (width < 0 || width > LONGEST) {
      throw BoardOperations.unknown();
    }
    return (int) width;
  }

  /** How often a heap is repeated; fails if that is too often. */
  static int times(long count) {
    if (count > LONGEST) {
      throw BoardOperations.unknown();
    }
    return (int) Math.max(count, 0);
  }

  /** The divisors of a number, or its prime divisors. */
  static long[] divisors(long number, boolean primes) {
    return number < 1
        ? new long[0]
        : primes ? NumberTheory.primeDivisors(number) : NumberTheory.divisors(number);
  }

  /** The first numbers of an array in ascending order without repetitions; returns how many. */
  static int distinct(long[] numbers) {
    Arrays.sort(numbers);
    int kept = 0;
    for (int i = 0; i < numbers.length; i++) {
      if (i == 0 || numbers[i] != numbers[i - 1]) {
        numbers[kept++] = numbers[i];
      }
    }
    return kept;
  }

  static boolean has(long[] numbers, long number) {
    for (long each : numbers) {
      if (each == number) {
        return true;
      }
    }
    return false;
  }

  /** The shift of an element of a list in one word; fails outside the list. */
  static int shift(long index, int length, int bits) {
    if (index < 1 || index > length) {
      throw BoardOperations.unknown();
    }
    return ((int) index - 1) * bits;
  }

  /** The elements of a list that is one word. */
  static long[] unpacked(long word, int length, int bits, long low) {
    long[] row = new long[length];
    for (int i = 0; i < length; i++) {
      row[i] = (word >>> (i * bits) & mask(bits)) + low;
    }
    return row;
  }

  /** The word of a list whose elements are within their bounds; fails for others. */
  static long packed(long[] row, int length, int bits, long low, long high) {
    if (row.length != length || !ExactArithmetic.between(row, low, high)) {
      throw BoardOperations.unknown();
    }
    long word = 0;
    for (int i = 0; i < length; i++) {
      word |= (row[i] - low) << (i * bits);
    }
    return word;
  }

  /**
   * Reads a list from a packed position.
   *
   * @param layout word and shift of the length (word -1 if it is fixed) and of each element
   */
  static long[] load(long[] words, int at, int[] layout, int lengthBits, int bits, long low) {
    int length = (layout.length - 2) / 2;
    if (layout[0] >= 0) {
      length = (int) (words[at + layout[0]] >>> layout[1] & mask(lengthBits));
    }
    long[] row = new long[length];
    for (int i = 0; i < length; i++) {
      row[i] = (words[at + layout[2 + 2 * i]] >>> layout[3 + 2 * i] & mask(bits)) + low;
    }
    return row;
  }

  /** Writes a list into a packed position whose bits are clear there. */
  static void store(
      long[] row, boolean bag, long[] words, int at, int[] layout, int bits, long low) {
    int most = (layout.length - 2) / 2;
    if (row.length > most) {
      throw new Space.Overflow();
    }
    long[] elements = bag ? sorted(row) : row;
    if (layout[0] >= 0) {
      words[at + layout[0]] |= (long) row.length << layout[1];
    }
    for (int i = 0; i < elements.length; i++) {
      long offset = CompiledRuntime.fit(elements[i] - low, mask(bits));
      words[at + layout[2 + 2 * i]] |= offset << layout[3 + 2 * i];
    }
  }

  private static long mask(int bits) {
    return bits == 64 ? -1 : (1L << bits) - 1;
  }

  /** Puts a value behind the first elements of an array, or of a longer copy. */
  static long[] append(long[] row, int count, long value) {
    long[] longer = count < row.length ? row : Arrays.copyOf(row, 2 * count);
    longer[count] = value;
    return longer;
  }

  /** The first elements of an array. */
  static long[] cut(long[] row, int count) {
    return Arrays.copyOf(row, count);
  }
}

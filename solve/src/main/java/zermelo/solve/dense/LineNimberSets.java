package zermelo.solve.dense;

import java.util.Arrays;

/**
 * A set of numbers for each of many lines. The first word of all of them is in one array, since
 * where lines are many their sets are small; further words are in arrays of their own.
 */
public final class LineNimberSets {
  private static final long[] NOTHING = {};

  private long[] first = {};
  private long[][] further = {};
  private int[] full = {};
  private long furtherWords;

  void add(int line, int number) {
    if (line >= first.length) {
      first = Arrays.copyOf(first, line + line / 2 + 16);
    }
    if (number < Long.SIZE) {
      first[line] |= 1L << number;
    } else {
      addFurther(line, number);
    }
  }

  private void addFurther(int line, int number) {
    if (line >= further.length) {
      int known = further.length;
      further = Arrays.copyOf(further, first.length);
      Arrays.fill(further, known, further.length, NOTHING);
      full = Arrays.copyOf(full, first.length);
    }
    int word = number / Long.SIZE - 1;
    if (word >= further[line].length) {
      long[] longer = Arrays.copyOf(further[line], 2 * word + 1);
      furtherWords += longer.length - further[line].length;
      further[line] = longer;
    }
    further[line][word] |= 1L << number;
    while (word(line, full[line]) == -1) {
      full[line]++;
    }
  }

  /** Numbers from 64 times {@code word} on that are in the set of a line, a bit each. */
  long word(int line, int word) {
    if (word == 0) {
      return first[line];
    }
    return line < further.length && word <= further[line].length ? further[line][word - 1] : 0;
  }

  /** All words before this one are full; others may be. */
  int full(int line) {
    return line < full.length ? full[line] : 0;
  }

  long bytes() {
    return 8L * (first.length + further.length + furtherWords) + 4L * full.length;
  }
}

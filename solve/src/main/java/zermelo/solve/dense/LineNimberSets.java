package zermelo.solve.dense;

import java.util.Arrays;

/**
 * Stores a set of nimbers for each of many lines, as bits.
 *
 * <p>The first words of all sets are in one array, since the sets are small if there are many
 * lines. Further words are in one array for each line.
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

  /** The numbers in the set of a line from 64 times {@code word} on, one bit each. */
  long word(int line, int word) {
    if (word == 0) {
      return first[line];
    }
    return line < further.length && word <= further[line].length ? further[line][word - 1] : 0;
  }

  /** The index of a word before which all words of the set are full; it may be full too. */
  int full(int line) {
    return line < full.length ? full[line] : 0;
  }

  long bytes() {
    return 8L * (first.length + further.length + furtherWords) + 4L * full.length;
  }
}

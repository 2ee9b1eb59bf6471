package zermelo.language.compile.runtime;

import java.util.Arrays;
import zermelo.language.check.Term.SetOperator;

/**
 * A set of numbers that is listed, ascending, in memory that is used again and again: every place
 * of a text that needs one has its own. It may also be lent memory of somebody else's for a while.
 */
public final class NumberSet {
  private long[] own;
  private long[] items; // its own, or lent
  private int from;
  private int size;
  private boolean lent;

  /** A set of these numbers, which ascend. */
  NumberSet(long[] elements) {
    this.own = Arrays.copyOf(elements, Math.max(16, elements.length));
    this.items = own;
    this.size = elements.length;
  }

  int size() {
    return size;
  }

  /** The elements; {@link #size} of them count, beginning at {@link #from}. */
  long[] items() {
    return items;
  }

  int from() {
    return from;
  }

  void clear() {
    room(0);
  }

  /** Adds a number in any order; {@link #settle} must follow unless they ascend. */
  void add(long number) {
    if (size == own.length) {
      own = Arrays.copyOf(own, 2 * size);
      items = own;
    }
    own[size++] = number;
  }

  /** Room for so many elements, which the caller writes into what is returned. */
  long[] room(int count) {
    if (count > own.length) {
      own = new long[Math.max(count, 2 * own.length)];
    }
    items = own;
    from = 0;
    size = count;
    lent = false;
    return own;
  }

  /** Becomes elements that stand elsewhere, ascending, as long as they stand there. */
  void lend(long[] elements, int first, int count) {
    items = elements;
    from = first;
    size = count;
    lent = true;
  }

  /** Copies elements that stand elsewhere. */
  void keep() {
    if (lent) {
      long[] elements = items;
      int first = from;
      System.arraycopy(elements, first, room(size), 0, size);
    }
  }

  /** Where the elements between two places begin that are at least, or more than, a bound. */
  static int since(long[] items, int from, int to, long bound, boolean strict) {
    int place = from;
    while (place < to && (strict ? items[place] <= bound : items[place] < bound)) {
      place++;
    }
    return place;
  }

  /** Where the elements between two places end that are at most, or less than, a bound. */
  static int upTo(long[] items, int from, int to, long bound, boolean strict) {
    int place = to;
    while (place > from && (strict ? items[place - 1] >= bound : items[place - 1] > bound)) {
      place--;
    }
    return place;
  }

  /** Sorts what was added and drops repetitions. */
  void settle() {
    if (size > 1) {
      Arrays.sort(items, 0, size);
      int kept = 1;
      for (int i = 1; i < size; i++) {
        if (items[i] != items[i - 1]) {
          items[kept++] = items[i];
        }
      }
      size = kept;
    }
  }

  boolean has(long number) {
    return Arrays.binarySearch(items, from, from + size, number) >= 0;
  }

  boolean same(NumberSet other) {
    return Arrays.equals(
        items, from, from + size, other.items, other.from, other.from + other.size);
  }

  /** Whether all elements lie between two numbers. */
  boolean between(long low, long high) {
    return size == 0 || (low <= items[from] && items[from + size - 1] <= high);
  }

  /** Becomes what an operator makes of two sets, neither of which is this one. */
  void combine(SetOperator operator, NumberSet a, NumberSet b) {
    boolean onlySecond = operator != SetOperator.DIFFERENCE;
    boolean both = operator == SetOperator.UNION;
    clear();
    int i = a.from;
    int j = b.from;
    int endA = i + a.size;
    int endB = j + b.size;
    while (i < endA || (onlySecond && j < endB)) {
      if (j == endB || (i < endA && a.items[i] < b.items[j])) {
        add(a.items[i++]);
      } else if (i == endA || b.items[j] < a.items[i]) {
        if (onlySecond) {
          add(b.items[j]);
        }
        j++;
      } else {
        if (both) {
          add(a.items[i]);
        }
        i++;
        j++;
      }
    }
  }
}

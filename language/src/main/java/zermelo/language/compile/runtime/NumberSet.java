package zermelo.language.compile.runtime;

import java.util.Arrays;
import zermelo.language.program.Term.SetOperator;

/**
 * A listed set of numbers, ascending, in memory that is reused.
 *
 * <p>Every place of a text that needs a set has its own. A set may also borrow the memory of
 * another object for a while.
 */
public final class NumberSet {
  private long[] own;
  private long[] items; // own or borrowed
  private int from;
  private int size;
  private boolean borrowed;

  /** Creates a set of these numbers, which must be ascending. */
  NumberSet(long[] elements) {
    this.own = Arrays.copyOf(elements, Math.max(16, elements.length));
    this.items = own;
    this.size = elements.length;
  }

  int size() {
    return size;
  }

  /** The array of the elements. They are the {@link #size} entries from index {@link #from} on. */
  long[] items() {
    return items;
  }

  int from() {
    return from;
  }

  void clear() {
    resize(0);
  }

  /**
   * Adds a number. Unless the numbers are added in ascending order, {@link #settle} must follow.
   */
  void add(long number) {
    if (size == own.length) {
      own = Arrays.copyOf(own, 2 * size);
      items = own;
    }
    own[size++] = number;
  }

  /** Sets the size. Returns the array, into which the caller writes the elements from its start. */
  long[] resize(int count) {
    if (count > own.length) {
      own = new long[Math.max(count, 2 * own.length)];
    }
    items = own;
    from = 0;
    size = count;
    borrowed = false;
    return own;
  }

  /**
   * Uses ascending elements of another array in place. They must stay unchanged while they are
   * used.
   */
  void borrow(long[] elements, int first, int count) {
    items = elements;
    from = first;
    size = count;
    borrowed = true;
  }

  /** Copies borrowed elements into own memory. */
  void keep() {
    if (borrowed) {
      long[] elements = items;
      int first = from;
      System.arraycopy(elements, first, resize(size), 0, size);
    }
  }

  /**
   * The index of the first element in the range that is at least (strict: greater than) the bound.
   */
  static int since(long[] items, int from, int to, long bound, boolean strict) {
    int place = from;
    while (place < to && (strict ? items[place] <= bound : items[place] < bound)) {
      place++;
    }
    return place;
  }

  /**
   * The index after the last element in the range that is at most (strict: less than) the bound.
   */
  static int upTo(long[] items, int from, int to, long bound, boolean strict) {
    int place = to;
    while (place > from && (strict ? items[place - 1] >= bound : items[place - 1] > bound)) {
      place--;
    }
    return place;
  }

  /** Sorts the elements and drops duplicates. */
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

  /** Sets this set to the result of an operator on two other sets. */
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

package zermelo.language.compile;

import java.util.Arrays;
import zermelo.language.check.Term.SetOperator;

/**
 * A set of numbers that is listed, ascending, in memory that is used again and again: every place
 * of a text that needs one has its own.
 */
final class NumberSet {
  private long[] items;
  private int size;

  /** A set of these numbers, which ascend. */
  NumberSet(long[] elements) {
    this.items = Arrays.copyOf(elements, Math.max(16, elements.length));
    this.size = elements.length;
  }

  int size() {
    return size;
  }

  /** The elements; only the first {@link #size} count. */
  long[] items() {
    return items;
  }

  void clear() {
    size = 0;
  }

  /** Adds a number in any order; {@link #settle} must follow unless they ascend. */
  void add(long number) {
    if (size == items.length) {
      items = Arrays.copyOf(items, 2 * size);
    }
    items[size++] = number;
  }

  /** Room for so many elements, which the caller writes into {@link #items}. */
  long[] room(int count) {
    if (count > items.length) {
      items = new long[Math.max(count, 2 * items.length)];
    }
    size = count;
    return items;
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
    return Arrays.binarySearch(items, 0, size, number) >= 0;
  }

  boolean same(NumberSet other) {
    return Arrays.equals(items, 0, size, other.items, 0, other.size);
  }

  /** Whether all elements lie between two numbers. */
  boolean between(long low, long high) {
    return size == 0 || (low <= items[0] && items[size - 1] <= high);
  }

  /** Becomes what an operator makes of two sets, neither of which is this one. */
  void combine(SetOperator operator, NumberSet a, NumberSet b) {
    boolean onlySecond = operator != SetOperator.DIFFERENCE;
    boolean both = operator == SetOperator.UNION;
    clear();
    int i = 0;
    int j = 0;
    while (i < a.size || (onlySecond && j < b.size)) {
      if (j == b.size || (i < a.size && a.items[i] < b.items[j])) {
        add(a.items[i++]);
      } else if (i == a.size || b.items[j] < a.items[i]) {
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

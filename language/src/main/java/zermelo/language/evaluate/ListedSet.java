package zermelo.language.evaluate;

import java.util.Arrays;

/** A finite set whose elements are listed in ascending order. */
public final class ListedSet implements SetValue {
  static final ListedSet EMPTY = new ListedSet(new long[0]);

  private final long[] elements;

  /** Creates the set of these numbers, which must be ascending. The set takes over the array. */
  public ListedSet(long[] elements) {
    this.elements = elements;
  }

  /** The elements, ascending. The caller must not change the array. */
  public long[] elements() {
    return elements;
  }

  /** Creates the set of these numbers, in any order and with repetitions. Reorders the array. */
  public static ListedSet of(long[] numbers, int count) {
    Arrays.sort(numbers, 0, count);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || numbers[i] != numbers[i - 1]) {
        numbers[kept++] = numbers[i];
      }
    }
    return new ListedSet(Arrays.copyOf(numbers, kept));
  }

  @Override
  public boolean each(EvaluationFrame frame, long most, Visitor visitor) {
    for (long element : elements) {
      if (element > most) {
        return true;
      }
      if (!visitor.visit(frame, element)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public boolean has(EvaluationFrame frame, long element) {
    return Arrays.binarySearch(elements, element) >= 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ListedSet that && Arrays.equals(elements, that.elements);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(elements);
  }
}

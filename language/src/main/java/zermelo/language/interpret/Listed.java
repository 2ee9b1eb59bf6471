package zermelo.language.interpret;

import java.util.Arrays;

/** A finite set, its elements ascending. */
final class Listed implements Elements {
  static final Listed EMPTY = new Listed(new long[0]);

  private final long[] elements;

  /** The set of these numbers, which must ascend; the array belongs to the set from now on. */
  Listed(long[] elements) {
    this.elements = elements;
  }

  /** The elements, ascending; not to be changed. */
  long[] elements() {
    return elements;
  }

  /** The set of these numbers, in any order, repetitions allowed; the array may be reordered. */
  static Listed of(long[] numbers, int count) {
    Arrays.sort(numbers, 0, count);
    int kept = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || numbers[i] != numbers[i - 1]) {
        numbers[kept++] = numbers[i];
      }
    }
    return new Listed(Arrays.copyOf(numbers, kept));
  }

  @Override
  public boolean each(Frame frame, long most, Visitor visitor) {
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
  public boolean has(Frame frame, long element) {
    return Arrays.binarySearch(elements, element) >= 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Listed that && Arrays.equals(elements, that.elements);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(elements);
  }
}

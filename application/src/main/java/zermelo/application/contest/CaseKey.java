package zermelo.application.contest;

import java.util.Arrays;

/**
 * A key made of numbers of a case. The parameters are the key of its game; all numbers on which its
 * answer depends are the key of the answer.
 */
final class CaseKey {
  private final long[] numbers;
  private final int hash;

  private CaseKey(long[] numbers) {
    this.numbers = numbers;
    this.hash = Arrays.hashCode(numbers);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CaseKey that
        && hash == that.hash
        && Arrays.equals(numbers, that.numbers);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  /** A growing list of longs. */
  static final class Numbers {
    private long[] numbers = new long[8];
    private int size;

    void clear() {
      size = 0;
    }

    void add(long number) {
      if (size == numbers.length) {
        numbers = Arrays.copyOf(numbers, 2 * size);
      }
      numbers[size++] = number;
    }

    /** Adds the length of another list, and then its elements. */
    void addAll(Numbers list) {
      add(list.size);
      for (int i = 0; i < list.size; i++) {
        add(list.numbers[i]);
      }
    }

    int size() {
      return size;
    }

    long get(int index) {
      return numbers[index];
    }

    CaseKey key() {
      return new CaseKey(Arrays.copyOf(numbers, size));
    }
  }
}

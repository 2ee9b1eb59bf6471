package zermelo.solve.tablebase.share;

import java.util.Arrays;

/** A growable set of ints. It is sorted and deduplicated whenever it is full. */
public final class SortedIntSet {
  private int[] numbers = new int[16];
  private int size;

  void add(int number) {
    if (size == numbers.length) {
      tidy();
      if (2 * size > numbers.length) {
        numbers = Arrays.copyOf(numbers, Math.toIntExact(2L * numbers.length));
      }
    }
    numbers[size++] = number;
  }

  private void tidy() {
    Arrays.sort(numbers, 0, size);
    int different = 0;
    for (int i = 0; i < size; i++) {
      if (i == 0 || numbers[i] != numbers[i - 1]) {
        numbers[different++] = numbers[i];
      }
    }
    size = different;
  }

  /** The distinct numbers in ascending order. */
  int[] different() {
    tidy();
    return Arrays.copyOf(numbers, size);
  }

  /** The distinct numbers as bytes. */
  byte[] packed() {
    tidy();
    VarintWriter packer = new VarintWriter();
    packer.putAscending(numbers, size);
    return packer.bytes();
  }
}

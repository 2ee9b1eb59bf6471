package zermelo.solve.tablebase.share;

import java.util.Arrays;

/** Writes numbers into bytes, small ones into few. */
public final class VarintWriter {
  private byte[] bytes = new byte[64];
  private int size;

  /** A number that counts as unsigned. */
  public void put(long number) {
    if (size + 10 > bytes.length) {
      bytes = Arrays.copyOf(bytes, Math.toIntExact(2L * bytes.length));
    }
    long left = number;
    while ((left & ~0x7fL) != 0) {
      bytes[size++] = (byte) (left | 0x80);
      left >>>= 7;
    }
    bytes[size++] = (byte) left;
  }

  /** A number that may be negative. */
  public void putSigned(long number) {
    put((number << 1) ^ (number >> 63));
  }

  /** Numbers in ascending order: how many, then the steps between them. */
  void putAscending(int[] numbers, int count) {
    put(count);
    int before = 0;
    for (int i = 0; i < count; i++) {
      put(numbers[i] - before);
      before = numbers[i];
    }
  }

  public byte[] bytes() {
    return Arrays.copyOf(bytes, size);
  }
}

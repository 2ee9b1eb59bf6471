package zermelo.solve.tablebase.share;

import java.util.Arrays;

/** Writes numbers as variable-length bytes, 7 bits per byte. */
public final class VarintWriter {
  private byte[] bytes = new byte[64];
  private int size;

  /** Writes an unsigned number. */
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

  /** Writes a number that may be negative, in zigzag encoding. */
  public void putSigned(long number) {
    put((number << 1) ^ (number >> 63));
  }

  /** Writes ascending numbers: their count, then the differences. */
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

package zermelo.solve.dense;

import java.util.Arrays;

/**
 * A growable array of non-negative numbers that takes 1, 2 or 4 bytes for each.
 *
 * <p>It uses one byte for each number while all are below 256. Grundy values and remotenesses of
 * most games never need more.
 */
public final class CompactIntArray {
  private byte[] bytes = {};
  private char[] chars = {};
  private int[] ints = {};
  private int width = 1;

  int get(int index) {
    return switch (width) {
      case 1 -> bytes[index] & 0xff;
      case 2 -> chars[index];
      default -> ints[index];
    };
  }

  /**
   * Marks the values at some indices: {@code marks[value] = mark}.
   *
   * <p>The caller makes {@code marks} large enough for all values.
   */
  void mark(int[] indices, int count, int[] marks, int mark) {
    switch (width) {
      case 1 -> markBytes(indices, count, marks, mark);
      case 2 -> markChars(indices, count, marks, mark);
      default -> markInts(indices, count, marks, mark);
    }
  }

  private void markBytes(int[] indices, int count, int[] marks, int mark) {
    byte[] values = bytes;
    for (int i = 0; i < count; i++) {
      marks[values[indices[i]] & 0xff] = mark;
    }
  }

  private void markChars(int[] indices, int count, int[] marks, int mark) {
    char[] values = chars;
    for (int i = 0; i < count; i++) {
      marks[values[indices[i]]] = mark;
    }
  }

  private void markInts(int[] indices, int count, int[] marks, int mark) {
    int[] values = ints;
    for (int i = 0; i < count; i++) {
      marks[values[indices[i]]] = mark;
    }
  }

  void set(int index, int value) {
    if (width == 1 && value > 0xff) {
      widenToChars();
    }
    if (width == 2 && value > 0xffff) {
      widenToInts();
    }
    switch (width) {
      case 1 -> bytes[index] = (byte) value;
      case 2 -> chars[index] = (char) value;
      default -> ints[index] = value;
    }
  }

  /** Grows the array to hold indices below {@code length}. */
  void ensure(int length) {
    switch (width) {
      case 1 -> bytes = Arrays.copyOf(bytes, Math.max(length, bytes.length));
      case 2 -> chars = Arrays.copyOf(chars, Math.max(length, chars.length));
      default -> ints = Arrays.copyOf(ints, Math.max(length, ints.length));
    }
  }

  long bytes() {
    return bytes.length + 2L * chars.length + 4L * ints.length;
  }

  private void widenToChars() {
    chars = new char[bytes.length];
    for (int i = 0; i < bytes.length; i++) {
      chars[i] = (char) (bytes[i] & 0xff);
    }
    bytes = new byte[0];
    width = 2;
  }

  private void widenToInts() {
    ints = new int[chars.length];
    for (int i = 0; i < chars.length; i++) {
      ints[i] = chars[i];
    }
    chars = new char[0];
    width = 4;
  }
}

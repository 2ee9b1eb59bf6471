package zermelo.heaps.values;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * Nim-values in the narrowest array that holds them all: one byte each, then a short, then an int.
 *
 * <p>One thread writes. Other threads read only the values that existed when their work began.
 */
public final class NimValueArray implements NimValues {
  /**
   * Arrays are this much longer than requested, because kernels read several neighbours at once.
   */
  public static final int PAD = 40;

  private static final int BYTE = 1 << 8;
  private static final int SHORT = 1 << 16;

  private static final VarHandle TWO =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

  private byte[] bytes = new byte[0];
  private int[] ints = new int[0];
  private int width = 1;
  private int size;
  private int largest;

  public int size() {
    return size;
  }

  @Override
  public long count() {
    return size;
  }

  @Override
  public int valueAt(long n) {
    return at((int) n);
  }

  @Override
  public long agreeDown(long a, long b, int rise) {
    return equalDown((int) a, (int) b, rise);
  }

  @Override
  public int largest() {
    return largest;
  }

  /** Bytes per value: 1, 2 or 4. */
  public int width() {
    return width;
  }

  public int at(int n) {
    return switch (width) {
      case 1 -> bytes[n] & 0xff;
      case 2 -> (short) TWO.get(bytes, 2 * n) & 0xffff;
      default -> ints[n];
    };
  }

  /** The backing array while {@link #width} is 1 or 2; the low byte of a value comes first. */
  public byte[] bytes() {
    return bytes;
  }

  /** The backing array while {@link #width} is 4. */
  public int[] ints() {
    return ints;
  }

  /** Ensures space for {@code n} values. */
  public void reserve(int n) {
    int length = Math.addExact(n, PAD);
    if (width == 4) {
      ints = ints.length < length ? Arrays.copyOf(ints, length) : ints;
    } else {
      int size = Math.multiplyExact(length, width);
      bytes = bytes.length < size ? Arrays.copyOf(bytes, size) : bytes;
    }
  }

  /** Ensures space for {@code n} values. If the array must grow, it grows to a quarter more. */
  public void grow(int n) {
    int room = (width == 4 ? ints.length : bytes.length / width) - PAD;
    if (n > room) {
      reserve((int) Math.min(Math.max(n, most(width)), n + n / 4L));
    }
  }

  /** The largest number of values of this width that an array can hold. */
  public static int most(int width) {
    return (width == 2 ? Integer.MAX_VALUE / 2 : Integer.MAX_VALUE) - 4 * PAD;
  }

  /** The width of values up to this one: 1, 2 or 4 bytes. */
  public static int width(int value) {
    return value < BYTE ? 1 : value < SHORT ? 2 : 4;
  }

  /** The bytes for {@code n} values if {@code value} is the largest of them. */
  public static long bytes(long n, int value) {
    return n * width(value);
  }

  /** Appends a value. The caller has reserved the space. */
  public void add(int value) {
    if (value <= largest && width == 1) {
      bytes[size++] = (byte) value;
    } else {
      put(value);
    }
  }

  /**
   * Sets the size after values were written directly to {@link #bytes}. None of them may exceed the
   * largest value.
   */
  public void written(int size) {
    this.size = size;
  }

  private void put(int value) {
    if (value > largest) {
      largest = value;
      widen(value);
    }
    switch (width) {
      case 1 -> bytes[size] = (byte) value;
      case 2 -> TWO.set(bytes, 2 * size, (short) value);
      default -> ints[size] = value;
    }
    size++;
  }

  /** Widens the array, if needed, so that this value fits. */
  public void widen(int value) {
    if (width == 1 && value >= BYTE) {
      byte[] old = bytes;
      bytes = new byte[Math.multiplyExact(old.length, 2)];
      for (int i = 0; i < size; i++) {
        bytes[2 * i] = old[i];
      }
      width = 2;
    }
    if (width == 2 && value >= SHORT) {
      int[] wide = new int[bytes.length / 2];
      for (int i = 0; i < size; i++) {
        wide[i] = at(i);
      }
      ints = wide;
      bytes = new byte[0];
      width = 4;
    }
  }

  /**
   * Counts pairs of values that differ by {@code rise}.
   *
   * <p>It goes down from {@code a} and from {@code b} (less than {@code a}) and stops at the first
   * pair where the value at {@code a} is not by {@code rise} greater.
   */
  int equalDown(int a, int b, int rise) {
    int k = 0;
    if (width == 1 && rise == 0) {
      while (k <= b && bytes[a - k] == bytes[b - k]) {
        k++;
      }
    } else {
      while (k <= b && at(a - k) == at(b - k) + rise) {
        k++;
      }
    }
    return k;
  }
}

package zermelo.heaps.values;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * The values found so far, in the narrowest array that holds them all: a byte each, then a short,
 * then an int. Written by one thread; other threads read what was there when their work began.
 */
public final class NimValueArray implements NimValues {
  /** Arrays are this much longer than asked for, since kernels look at some neighbours at once. */
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
  public int worth(long n) {
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

  /** Bytes that a value takes: 1, 2 or 4. */
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

  /** The array behind, while {@link #width} is 1 or 2; the low byte of a value comes first. */
  public byte[] bytes() {
    return bytes;
  }

  /** The array behind, while {@link #width} is 4. */
  public int[] ints() {
    return ints;
  }

  /** Room for {@code n} values. */
  public void reserve(int n) {
    int length = Math.addExact(n, PAD);
    if (width == 4) {
      ints = ints.length < length ? Arrays.copyOf(ints, length) : ints;
    } else {
      int size = Math.multiplyExact(length, width);
      bytes = bytes.length < size ? Arrays.copyOf(bytes, size) : bytes;
    }
  }

  /** Room for {@code n} values and, if that is more than there is, for a quarter more. */
  public void grow(int n) {
    int room = (width == 4 ? ints.length : bytes.length / width) - PAD;
    if (n > room) {
      reserve((int) Math.min(Math.max(n, most(width)), n + n / 4L));
    }
  }

  /** How many values of so many bytes an array holds. */
  public static int most(int width) {
    return (width == 2 ? Integer.MAX_VALUE / 2 : Integer.MAX_VALUE) - 4 * PAD;
  }

  /** The bytes that values up to this one take each: 1, 2 or 4. */
  public static int width(int value) {
    return value < BYTE ? 1 : value < SHORT ? 2 : 4;
  }

  /** How many bytes room for {@code n} values takes, should {@code value} be among them. */
  public static long bytes(long n, int value) {
    return n * width(value);
  }

  /** Appends a value; there is room. */
  public void add(int value) {
    if (value <= largest && width == 1) {
      bytes[size++] = (byte) value;
    } else {
      put(value);
    }
  }

  /** Says that there are values in {@link #bytes} up to this size, none above the largest. */
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

  /** Makes room for values of this size. */
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

  /** How many values, going down from {@code a}, are by {@code rise} more than those from b < a. */
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

package zermelo.solve.tablebase.memory;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import zermelo.solve.tablebase.PackedValue;

/** The packed values of a tier's positions, two or four bytes each. Several threads may use it. */
public final class TierValueArray implements AutoCloseable {
  private static final ValueLayout.OfShort SHORTS =
      ValueLayout.JAVA_SHORT.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt INTS =
      ValueLayout.JAVA_INT.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle SHORT = SHORTS.varHandle();
  private static final VarHandle INT = INTS.varHandle();

  private final MemoryPool.Allocation piece;
  private final MemorySegment memory;
  private final boolean wide;

  public TierValueArray(MemoryPool memoryPool, long count, boolean wide) {
    this.piece = memoryPool.take(count * (wide ? Integer.BYTES : Short.BYTES));
    this.memory = piece.memory();
    this.wide = wide;
  }

  boolean wide() {
    return wide;
  }

  public int get(long place) {
    return wide ? memory.get(INTS, place << 2) : PackedValue.widen(memory.get(SHORTS, place << 1));
  }

  public void set(long place, int packedValue) {
    if (wide) {
      memory.set(INTS, place << 2, packedValue);
    } else {
      memory.set(SHORTS, place << 1, PackedValue.narrow(packedValue));
    }
  }

  /** Reads a packed value with acquire semantics, to see the writes of other threads. */
  public int getShared(long place) {
    return wide
        ? (int) INT.getAcquire(memory, place << 2)
        : PackedValue.widen((short) SHORT.getAcquire(memory, place << 1));
  }

  /** Writes a packed value with release semantics, for other threads to see. */
  public void setShared(long place, int packedValue) {
    if (wide) {
      INT.setRelease(memory, place << 2, packedValue);
    } else {
      SHORT.setRelease(memory, place << 1, PackedValue.narrow(packedValue));
    }
  }

  /**
   * Sets a packed value if it is as expected. Two narrow packed values share the word that is
   * exchanged.
   */
  public boolean change(long place, int expected, int packedValue) {
    if (wide) {
      return INT.compareAndSet(memory, place << 2, expected, packedValue);
    }
    long at = (place >>> 1) << 2;
    int shift = (int) (place & 1) << 4; // the first one is in the low bytes
    int mask = 0xffff << shift;
    int old = (PackedValue.narrow(expected) & 0xffff) << shift;
    int now = (PackedValue.narrow(packedValue) & 0xffff) << shift;
    while (true) {
      int word = (int) INT.getVolatile(memory, at);
      if ((word & mask) != old) {
        return false;
      }
      if (INT.compareAndSet(memory, at, word, (word & ~mask) | now)) {
        return true;
      }
    }
  }

  @Override
  public void close() {
    piece.close();
  }
}

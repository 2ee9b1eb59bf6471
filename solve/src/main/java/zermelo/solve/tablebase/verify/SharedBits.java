package zermelo.solve.tablebase.verify;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;
import zermelo.solve.tablebase.memory.MemoryPool;

/** A set of numbers below a bound, one bit each. Several threads may add to it. */
final class SharedBits implements AutoCloseable {
  /** The numbers in a cache line. */
  static final int LINE = 512;

  private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();

  private final long size;
  private final MemoryPool.Allocation allocation;
  private final MemorySegment bits;

  SharedBits(MemoryPool pool, long size) {
    this.size = size;
    this.allocation = pool.take((size + LINE - 1) / LINE * (LINE / Byte.SIZE));
    this.bits = allocation.memory();
  }

  /** The number of 64-bit words. */
  long words() {
    return (size + 63) >>> 6;
  }

  long word(long index) {
    return (long) LONG.getOpaque(bits, index << 3);
  }

  boolean has(long number) {
    return (word(number >>> 6) >>> number & 1) != 0;
  }

  /** Adds a number; false if it is a member already. */
  boolean add(long number) {
    long bit = 1L << number;
    return !has(number) && ((long) LONG.getAndBitwiseOr(bits, number >>> 6 << 3, bit) & bit) == 0;
  }

  /** The number of members below a number in its cache line. */
  int countBeforeInLine(long number) {
    long at = number >>> 6;
    int count = Long.bitCount(word(at) & ((1L << number) - 1));
    for (long i = at & -(LINE / 64); i < at; i++) {
      count += Long.bitCount(word(i));
    }
    return count;
  }

  @Override
  public void close() {
    allocation.close();
  }
}

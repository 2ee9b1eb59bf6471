package zermelo.solve.tablebase.memory;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.VarHandle;

/**
 * A set of numbers below a bound, one bit each.
 *
 * <p>Several threads may add to it. When it is complete, {@link #index} prepares it to compute the
 * place of each number among its members.
 */
public final class RankBitSet implements AutoCloseable {
  /** The numbers in one cache line. */
  private static final int LINE = 512;

  private static final VarHandle LONG = ValueLayout.JAVA_LONG.varHandle();

  private final MemoryPool memoryPool;
  private final long size;
  private final MemoryPool.Allocation piece;
  private final MemorySegment bits;
  private MemoryPool.Allocation places;
  private MemorySegment before; // for each line, the number of members below it
  private long members;

  public RankBitSet(MemoryPool memoryPool, long size) {
    this.memoryPool = memoryPool;
    this.size = size;
    this.piece = memoryPool.take((size + LINE - 1) / LINE * (LINE / 8));
    this.bits = piece.memory();
    this.places = piece;
    this.before = bits;
  }

  public long size() {
    return size;
  }

  /** The number of 64-bit words. */
  public long words() {
    return (size + 63) >>> 6;
  }

  public long word(long index) {
    return (long) LONG.getOpaque(bits, index << 3);
  }

  /** Sets 64 numbers at once, for a set that only one thread fills. */
  public void setWord(long index, long word) {
    bits.set(ValueLayout.JAVA_LONG, index << 3, word);
  }

  public boolean has(long number) {
    return (bits.get(ValueLayout.JAVA_LONG, (number >>> 6) << 3) >>> number & 1) != 0;
  }

  /** Adds a number; false if it is a member already. */
  public boolean add(long number) {
    long at = (number >>> 6) << 3;
    long bit = 1L << number;
    if (((long) LONG.getOpaque(bits, at) & bit) != 0) {
      return false;
    }
    return ((long) LONG.getAndBitwiseOr(bits, at, bit) & bit) == 0;
  }

  /** Adds all members of another set of the same size. */
  public void addAll(RankBitSet other) {
    for (long i = 0; i < words(); i++) {
      setWord(i, word(i) | other.word(i));
    }
  }

  /** Counts the members; none may be added afterwards. */
  public void index() {
    long lines = (size + LINE - 1) / LINE;
    places = memoryPool.take(lines * Long.BYTES);
    before = places.memory();
    members = 0;
    for (long line = 0; line < lines; line++) {
      before.set(ValueLayout.JAVA_LONG, line << 3, members);
      for (long i = line << 3; i < (line + 1) << 3; i++) {
        members += Long.bitCount(bits.get(ValueLayout.JAVA_LONG, i << 3));
      }
    }
  }

  public long members() {
    return members;
  }

  /** The number of members below a number. */
  public long place(long number) {
    long at = number >>> 6;
    long place = before.get(ValueLayout.JAVA_LONG, (number >>> 9) << 3);
    for (long i = at & -8; i < at; i++) {
      place += Long.bitCount(bits.get(ValueLayout.JAVA_LONG, i << 3));
    }
    long word = bits.get(ValueLayout.JAVA_LONG, at << 3);
    return place + Long.bitCount(word & ((1L << number) - 1));
  }

  @Override
  public void close() {
    piece.close();
    places.close();
  }
}

package zermelo.heaps.segment;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Optional;
import zermelo.heaps.values.NimValueArray;
import zermelo.heaps.values.NimValueStore;
import zermelo.heaps.values.NimValues;

/**
 * Nim-values in one memory segment, for more values than arrays hold.
 *
 * <p>The segment is native memory or a mapped store ({@link SegmentAllocator}). Values are
 * little-endian.
 */
public final class NimValueSegment implements NimValues {
  private static final ValueLayout.OfShort TWO =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt FOUR =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfLong EIGHT =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final SegmentAllocator allocator;
  private MemorySegment segment;
  private int width;
  private long size;
  private int largest;

  private NimValueSegment(SegmentAllocator allocator, MemorySegment segment, int width) {
    this.allocator = allocator;
    this.segment = segment;
    this.width = width;
  }

  /** Copies values into a new segment with space for more. Empty if there is not enough memory. */
  public static Optional<NimValueSegment> of(
      SegmentAllocator allocator, NimValues first, int width, long wanted) {
    return allocator
        .make(MemorySegment.NULL, first.count(), width, first.count() + 1, wanted)
        .map(
            made -> {
              NimValueSegment values = new NimValueSegment(allocator, made, width);
              values.take(first);
              return values;
            });
  }

  /** Maps the first {@code n} values of a store. */
  public static NimValueSegment of(NimValueStore store, long n) {
    NimValueSegment values =
        new NimValueSegment(
            new SegmentAllocator.StoreAllocator(store), store.map(n), store.width());
    values.size = n;
    for (long heap = 0; heap < n; heap++) {
      values.largest = Math.max(values.largest, values.valueAt(heap));
    }
    return values;
  }

  private void take(NimValues first) {
    size = first.count();
    largest = first.largest();
    for (long n = 0; n < size && !allocator.filled(); n++) {
      set(n, first.valueAt(n));
    }
  }

  @Override
  public long count() {
    return size;
  }

  @Override
  public int largest() {
    return largest;
  }

  /** Bytes per value: 1, 2 or 4. */
  int width() {
    return width;
  }

  @Override
  public int valueAt(long n) {
    return switch (width) {
      case 1 -> segment.get(ValueLayout.JAVA_BYTE, n) & 0xff;
      case 2 -> segment.get(TWO, 2 * n) & 0xffff;
      default -> segment.get(FOUR, 4 * n);
    };
  }

  /** The backing segment. {@link #reserve} and {@link #widen} may replace it. */
  public MemorySegment segment() {
    return segment;
  }

  /** Eight values of one byte each from heap {@code n} on, the first in the lowest byte. */
  static long eight(MemorySegment segment, long n) {
    return segment.get(EIGHT, n);
  }

  /**
   * Ensures space for at least {@code least} values. Returns false if there is not enough memory.
   */
  boolean reserve(long least, long wanted) {
    return segment.byteSize() / width >= least || remake(width, least, wanted);
  }

  /** Widens the values so that this one fits. Returns false if there is not enough memory. */
  boolean widen(int value) {
    int needed = NimValueArray.width(value);
    return needed <= width || remake(needed, size + 1, segment.byteSize() / width);
  }

  private boolean remake(int needed, long least, long wanted) {
    Optional<MemorySegment> made = allocator.make(segment, size, needed, least, wanted);
    if (made.isEmpty()) {
      return false;
    }
    NimValueSegment fresh = new NimValueSegment(allocator, made.get(), needed);
    fresh.take(this);
    segment = fresh.segment;
    width = needed;
    return true;
  }

  /** Appends a value. The caller has ensured space and width. */
  void add(int value) {
    largest = Math.max(largest, value);
    set(size++, value);
  }

  private void set(long n, int value) {
    switch (width) {
      case 1 -> segment.set(ValueLayout.JAVA_BYTE, n, (byte) value);
      case 2 -> segment.set(TWO, 2 * n, (short) value);
      default -> segment.set(FOUR, 4 * n, value);
    }
  }

  /** Drops all values but the first {@code n}. */
  public void shrink(long n) {
    size = Math.min(size, n);
  }
}

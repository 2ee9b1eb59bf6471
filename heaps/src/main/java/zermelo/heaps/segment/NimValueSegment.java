package zermelo.heaps.segment;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.util.Optional;
import zermelo.heaps.values.NimValueArray;
import zermelo.heaps.values.NimValueStore;
import zermelo.heaps.values.NimValues;

/**
 * Values past what arrays hold, in one segment of memory: in native memory or in a mapped store
 * ({@link SegmentAllocator}). The low byte of a value comes first.
 */
public final class NimValueSegment implements NimValues {
  private static final ValueLayout.OfShort TWO =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt FOUR =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfLong EIGHT =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final SegmentAllocator room;
  private MemorySegment segment;
  private int width;
  private long size;
  private int largest;

  private NimValueSegment(SegmentAllocator room, MemorySegment segment, int width) {
    this.room = room;
    this.segment = segment;
    this.width = width;
  }

  /** Those held elsewhere, with room for more; empty if there is none. */
  public static Optional<NimValueSegment> of(
      SegmentAllocator room, NimValues first, int width, long wanted) {
    return room.make(MemorySegment.NULL, first.count(), width, first.count() + 1, wanted)
        .map(
            made -> {
              NimValueSegment values = new NimValueSegment(room, made, width);
              values.take(first);
              return values;
            });
  }

  /** The first n values of a store. */
  public static NimValueSegment of(NimValueStore store, long n) {
    NimValueSegment values =
        new NimValueSegment(
            new SegmentAllocator.StoreAllocator(store), store.map(n), store.width());
    values.size = n;
    for (long heap = 0; heap < n; heap++) {
      values.largest = Math.max(values.largest, values.worth(heap));
    }
    return values;
  }

  private void take(NimValues first) {
    size = first.count();
    largest = first.largest();
    for (long n = 0; n < size && !room.filled(); n++) {
      set(n, first.worth(n));
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

  /** Bytes that a value takes: 1, 2 or 4. */
  int width() {
    return width;
  }

  @Override
  public int worth(long n) {
    return switch (width) {
      case 1 -> segment.get(ValueLayout.JAVA_BYTE, n) & 0xff;
      case 2 -> segment.get(TWO, 2 * n) & 0xffff;
      default -> segment.get(FOUR, 4 * n);
    };
  }

  /** The memory behind; it is another one after {@link #reserve} and {@link #widen}. */
  public MemorySegment segment() {
    return segment;
  }

  /** Eight values of a byte each from heap {@code n} on, the first in the lowest byte. */
  static long eight(MemorySegment segment, long n) {
    return segment.get(EIGHT, n);
  }

  /** Makes room for at least {@code least} values; whether there was any. */
  boolean reserve(long least, long wanted) {
    return segment.byteSize() / width >= least || remake(width, least, wanted);
  }

  /** Makes values take as many bytes as this one needs; whether there was room. */
  boolean widen(int value) {
    int needed = NimValueArray.width(value);
    return needed <= width || remake(needed, size + 1, segment.byteSize() / width);
  }

  private boolean remake(int needed, long least, long wanted) {
    Optional<MemorySegment> made = room.make(segment, size, needed, least, wanted);
    if (made.isEmpty()) {
      return false;
    }
    NimValueSegment fresh = new NimValueSegment(room, made.get(), needed);
    fresh.take(this);
    segment = fresh.segment;
    width = needed;
    return true;
  }

  /** Appends a value; there is room, and it fits the width. */
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

  /** Forgets all but the first n. */
  public void shrink(long n) {
    size = Math.min(size, n);
  }
}

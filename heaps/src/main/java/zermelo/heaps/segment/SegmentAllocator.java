package zermelo.heaps.segment;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Optional;
import zermelo.heaps.values.BadStore;
import zermelo.heaps.values.NimValueStore;

/** Allocates the memory of a {@link NimValueSegment}. */
public interface SegmentAllocator {
  /**
   * Allocates space for at least {@code least} values, better {@code wanted}, of {@code width}
   * bytes each. Empty if there is not enough memory.
   *
   * @param old the present segment of the values
   * @param count the number of values in it
   */
  Optional<MemorySegment> make(MemorySegment old, long count, int width, long least, long wanted);

  /** Whether a new segment already contains the values. */
  boolean filled();

  /** Allocates native memory, within a bound. */
  record NativeAllocator(long memory) implements SegmentAllocator {
    @Override
    public Optional<MemorySegment> make(
        MemorySegment old, long count, int width, long least, long wanted) {
      long n = Math.min(wanted, (memory - old.byteSize()) / width);
      if (n < least) {
        return Optional.empty();
      }
      try {
        return Optional.of(Arena.ofAuto().allocate(n * width));
      } catch (OutOfMemoryError e) {
        return Optional.empty();
      }
    }

    @Override
    public boolean filled() {
      return false;
    }
  }

  /** Maps a store, which grows as needed. Throws {@link BadStore} if it cannot be written. */
  record StoreAllocator(NimValueStore store) implements SegmentAllocator {
    private static final long LEAST_STEP = 1 << 16;
    private static final long MAX_STEP = 1 << 28;

    @Override
    public Optional<MemorySegment> make(
        MemorySegment old, long count, int width, long least, long wanted) {
      if (width > store.width()) {
        store.keep(old, count);
        store.widen(width);
      }
      long step = Math.clamp(count / 8, LEAST_STEP, MAX_STEP);
      return Optional.of(store.map(Math.max(least, Math.min(wanted, count + step))));
    }

    @Override
    public boolean filled() {
      return true;
    }
  }
}

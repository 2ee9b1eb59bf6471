package zermelo.heaps;

import java.util.Optional;
import zermelo.heaps.engine.SequenceEngine;
import zermelo.heaps.limits.StopReason;
import zermelo.heaps.segment.NimValueSegment;
import zermelo.heaps.segment.SegmentBreakingEngine;
import zermelo.heaps.values.BadStore;
import zermelo.heaps.values.NimValueArray;
import zermelo.heaps.values.NimValueStore;
import zermelo.heaps.values.NimValues;

/**
 * Computes further values of one sequence: an engine with the memory that holds the values.
 *
 * <p>The memory is an array or, for more values, a segment.
 */
interface SequenceExtender {
  NimValues values();

  /** Computes values until there are {@code end} of them, or returns why it stopped earlier. */
  StopReason advance(long end);

  /**
   * Writes the new values to the store.
   *
   * @throws BadStore if the store cannot be written
   */
  void save();

  /** Drops the values that are not in the store, if a failed store has taken their memory away. */
  void dropUnsaved();

  /** Extends values in arrays, with any engine. */
  record ArrayExtender(
      NimValueArray values,
      SequenceEngine engine,
      MemoryEstimate footprint,
      long memory,
      Optional<NimValueStore> store)
      implements SequenceExtender {
    /** This many values are computed without regard to the memory limit. */
    private static final int FIRST = 512;

    @Override
    public StopReason advance(long end) {
      if (end > NimValueArray.most(NimValueArray.width(values.largest()))) {
        return StopReason.SIZE;
      }
      if (end > FIRST && !footprint.within(end, memory)) {
        return StopReason.MEMORY;
      }
      engine.advance((int) end);
      return StopReason.DONE;
    }

    @Override
    public void save() {
      store.ifPresent(file -> file.append(values));
    }

    @Override
    public void dropUnsaved() {}
  }

  /** Extends values in a memory segment, for moves that leave at most two heaps. */
  record SegmentExtender(
      NimValueSegment values,
      SegmentBreakingEngine engine,
      long limit,
      Optional<NimValueStore> store)
      implements SequenceExtender {
    @Override
    public StopReason advance(long end) {
      return engine.advance(end, limit) ? StopReason.DONE : StopReason.MEMORY;
    }

    @Override
    public void save() {
      store.ifPresent(file -> file.keep(values.segment(), values.count()));
    }

    @Override
    public void dropUnsaved() {
      store.ifPresent(file -> values.shrink(file.count()));
    }
  }
}

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

/** Values that become more, in arrays or past them. */
interface SequenceExtender {
  NimValues held();

  /** Goes on until there are {@code end} values, or says why not. */
  StopReason advance(long end);

  /** Puts what is new into the store; throws {@link BadStore}. */
  void keep();

  /** What the store does not hold is forgotten, if it would be lost with the store. */
  void lose();

  /** In arrays, by any engine. */
  record ArrayExtender(
      NimValueArray values,
      SequenceEngine engine,
      MemoryEstimate footprint,
      long memory,
      Optional<NimValueStore> store)
      implements SequenceExtender {
    /** So many are computed whatever the bound says. */
    private static final int FIRST = 512;

    @Override
    public NimValues held() {
      return values;
    }

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
    public void keep() {
      store.ifPresent(file -> file.append(values));
    }

    @Override
    public void lose() {}
  }

  /** In a segment of memory, for moves that leave at most two heaps. */
  record SegmentExtender(
      NimValueSegment values,
      SegmentBreakingEngine engine,
      long limit,
      Optional<NimValueStore> store)
      implements SequenceExtender {
    @Override
    public NimValues held() {
      return values;
    }

    @Override
    public StopReason advance(long end) {
      return engine.advance(end, limit) ? StopReason.DONE : StopReason.MEMORY;
    }

    @Override
    public void keep() {
      store.ifPresent(file -> file.keep(values.segment(), values.count()));
    }

    @Override
    public void lose() {
      store.ifPresent(file -> values.shrink(file.count()));
    }
  }
}

package zermelo.heaps;

import java.util.Optional;
import zermelo.heaps.beyond.LongBreaking;
import zermelo.heaps.beyond.LongValues;
import zermelo.heaps.effort.Stop;
import zermelo.heaps.engine.Engine;
import zermelo.heaps.engine.Footprint;
import zermelo.heaps.values.BadStore;
import zermelo.heaps.values.Held;
import zermelo.heaps.values.Store;
import zermelo.heaps.values.Values;

/** Values that become more, in arrays or past them. */
interface Work {
  Held held();

  /** Goes on until there are {@code end} values, or says why not. */
  Stop advance(long end);

  /** Puts what is new into the store; throws {@link BadStore}. */
  void keep();

  /** What the store does not hold is forgotten, if it would be lost with the store. */
  void lose();

  /** In arrays, by any engine. */
  record InArrays(
      Values values, Engine engine, Footprint footprint, long memory, Optional<Store> store)
      implements Work {
    /** So many are computed whatever the bound says. */
    private static final int FIRST = 512;

    @Override
    public Held held() {
      return values;
    }

    @Override
    public Stop advance(long end) {
      if (end > Values.most(Values.width(values.largest()))) {
        return Stop.SIZE;
      }
      if (end > FIRST && !footprint.within(end, memory)) {
        return Stop.MEMORY;
      }
      engine.advance((int) end);
      return Stop.DONE;
    }

    @Override
    public void keep() {
      store.ifPresent(file -> file.append(values));
    }

    @Override
    public void lose() {}
  }

  /** In a segment of memory, for moves that leave at most two heaps. */
  record Beyond(LongValues values, LongBreaking engine, long limit, Optional<Store> store)
      implements Work {
    @Override
    public Held held() {
      return values;
    }

    @Override
    public Stop advance(long end) {
      return engine.advance(end, limit) ? Stop.DONE : Stop.MEMORY;
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

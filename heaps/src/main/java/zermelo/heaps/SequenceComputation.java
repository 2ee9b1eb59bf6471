package zermelo.heaps;

import java.util.Optional;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.SubtractionGame;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.engine.AllButTakingEngine;
import zermelo.heaps.engine.BreakingEngine;
import zermelo.heaps.engine.SequenceEngine;
import zermelo.heaps.engine.SpinningThreadPool;
import zermelo.heaps.engine.TakingEngine;
import zermelo.heaps.engine.TripleBreakingEngine;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.limits.StopReason;
import zermelo.heaps.period.PeriodicityTheorem;
import zermelo.heaps.period.Repetition;
import zermelo.heaps.segment.NimValueSegment;
import zermelo.heaps.segment.SegmentAllocator;
import zermelo.heaps.segment.SegmentBreakingEngine;
import zermelo.heaps.sparse.NimValueHistogram;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.BadStore;
import zermelo.heaps.values.NimValueArray;
import zermelo.heaps.values.NimValueStore;
import zermelo.heaps.values.NimValues;

/**
 * One computation of a nim-sequence.
 *
 * <p>It starts in arrays, continues in a memory segment when arrays are too small, and writes to a
 * store at intervals. It searches for a repetition each time the number of values has grown by a
 * third.
 */
final class SequenceComputation {
  /** The number of values at which arrays end if more values are requested than arrays can hold. */
  private static final long HAND_OVER = 1L << 28;

  private static final long STEP = 512;

  /** The longest step in a segment. The observer is called only between steps. */
  private static final long MAX_STEP = 1L << 22;

  private static final long FIRST_CHECK = 128;

  /** A slower step makes the following steps shorter, so that the observer is called more often. */
  private static final long SLOW_NANOS = 250_000_000;

  /** The delay before values are first stored. It doubles each time up to {@link #KEEP_NANOS}. */
  private static final long FIRST_KEEP_NANOS = 100_000_000;

  private static final long KEEP_NANOS = 2_000_000_000;

  /** Computing takes at least this many times as long as the storing before it. */
  private static final int KEEP_SHARE = 20;

  private final HeapCode code;
  private final long size;
  private final SequenceLimits sequenceLimits;
  private final SequenceObserver watch;
  private final Optional<NimValueStore> store;
  private final Optional<TakeAndBreak> breaking;
  private final Optional<PeriodicityTheorem> law;
  private final long arrays;

  private NimValues held = new NimValueArray();
  private Optional<Repetition> found = Optional.empty();
  private long check = FIRST_CHECK;
  private long keepAt;
  private long pause = FIRST_KEEP_NANOS;

  /**
   * Creates a computation.
   *
   * @param arrays the maximum number of values in arrays
   */
  SequenceComputation(
      HeapCode code,
      long size,
      SequenceLimits sequenceLimits,
      SequenceObserver watch,
      Optional<NimValueStore> store,
      long arrays) {
    this.code = code;
    this.size = size;
    this.sequenceLimits = sequenceLimits;
    this.watch = watch;
    this.store = store;
    this.breaking = breaking(code);
    this.law = sequenceLimits.periods() ? PeriodicityTheorem.of(code) : Optional.empty();
    this.arrays = Math.min(size, arrays);
  }

  static SequenceComputation of(
      HeapCode code,
      long size,
      SequenceLimits sequenceLimits,
      SequenceObserver watch,
      Optional<NimValueStore> store) {
    long arrays =
        breaking(code).isEmpty()
            ? NimValueArray.most(1)
            : size <= NimValueArray.most(2) ? size : HAND_OVER;
    return new SequenceComputation(code, size, sequenceLimits, watch, store, arrays);
  }

  /** The code, if there is a segment engine for it. */
  private static Optional<TakeAndBreak> breaking(HeapCode code) {
    return code instanceof TakeAndBreak game && game.heaps() <= 2
        ? Optional.of(game)
        : Optional.empty();
  }

  NimSequence run() {
    long began = System.nanoTime();
    keepAt = began + pause;
    StopReason stop;
    String storeError = "";
    try (SpinningThreadPool pool = new SpinningThreadPool(sequenceLimits.threads())) {
      stop = stages(pool);
    } catch (BadStore e) {
      stop = StopReason.STORE;
      storeError = String.valueOf(e.getMessage());
    }
    double seconds = (System.nanoTime() - began) * 1e-9;
    long known =
        found.map(proved -> Math.min(size, proved.fitting(held.largest()))).orElse(held.count());
    int[] breaks = code instanceof TakeAndBreak game ? game.takings(TakeAndBreak.TWO) : new int[0];
    boolean grows = found.isPresent() && found.get().saltus() != 0;
    long counted = grows ? held.count() : known;
    SparseSpace split =
        NimValueHistogram.of(held, counted, grows ? Optional.empty() : found, breaks).best();
    return new NimSequence(
        code, held, known, found, split, seconds, new Termination(stop, storeError));
  }

  /** Why the computation stopped, and the error of the store if there was one. */
  record Termination(StopReason stop, String storeError) {}

  private StopReason stages(SpinningThreadPool pool) {
    long stored = Math.min(size, store.map(NimValueStore::count).orElse(0L));
    boolean loads = store.isEmpty() || loads(stored, store.get().width());
    if (!loads) {
      return breaking.isEmpty()
          ? StopReason.MEMORY
          : beyond(breaking.get(), NimValueSegment.of(store.get(), stored));
    }
    NimValueArray values = new NimValueArray();
    held = values;
    store.ifPresent(file -> file.load(values, (int) stored));
    SequenceExtender work =
        new SequenceExtender.ArrayExtender(
            values,
            engine(values, pool, (int) arrays),
            new MemoryEstimate(code, values),
            sequenceLimits.memory(),
            store);
    StopReason stop = go(work, arrays);
    boolean more = stop == StopReason.DONE && values.size() < size && found.isEmpty();
    if (breaking.isPresent() && (more || (stop == StopReason.MEMORY && store.isPresent()))) {
      Optional<NimValueSegment> moved = moved(values);
      return moved.isPresent() ? beyond(breaking.get(), moved.get()) : StopReason.MEMORY;
    }
    return more ? StopReason.SIZE : stop;
  }

  /** Whether the stored values fit into arrays, with space to grow. */
  private boolean loads(long stored, int width) {
    return stored <= arrays
        && stored <= NimValueArray.most(width)
        && width * (2 * stored + stored / 4) <= sequenceLimits.memory();
  }

  private Optional<NimValueSegment> moved(NimValueArray values) {
    if (store.isPresent()) {
      SegmentAllocator allocator = new SegmentAllocator.StoreAllocator(store.get());
      return NimValueSegment.of(allocator, values, store.get().width(), size);
    }
    long held = NimValueArray.bytes(values.size() + (long) values.size() / 4, values.largest());
    SegmentAllocator allocator =
        new SegmentAllocator.NativeAllocator(sequenceLimits.memory() - marks() - held);
    return NimValueSegment.of(allocator, values, NimValueArray.width(values.largest()), size);
  }

  /** The bytes for marks in the segment engine. Values in a store take no memory. */
  private long marks() {
    return sequenceLimits.memory() / (store.isPresent() ? 2 : 8);
  }

  private StopReason beyond(TakeAndBreak game, NimValueSegment values) {
    held = values;
    SegmentBreakingEngine engine = new SegmentBreakingEngine(game, values, marks());
    return go(new SequenceExtender.SegmentExtender(values, engine, size, store), size);
  }

  private SequenceEngine engine(NimValueArray values, SpinningThreadPool pool, int limit) {
    return switch (code) {
      case SubtractionGame set when set.allBut() -> new AllButTakingEngine(set, values);
      case SubtractionGame set -> TakingEngine.of(set, values);
      case TakeAndBreak game ->
          switch (game.heaps()) {
            case 3 -> new TripleBreakingEngine(game, values);
            case 2 -> new BreakingEngine(game, values, pool, limit);
            default -> TakingEngine.of(game, values);
          };
    };
  }

  private StopReason go(SequenceExtender work, long limit) {
    try {
      StopReason stop = advance(work, limit);
      keepAll(work);
      return stop;
    } catch (BadStore e) {
      work.dropUnsaved();
      throw e;
    }
  }

  /**
   * Stores all new values. The interrupt flag is cleared meanwhile, because an interrupt would
   * close the file.
   */
  private static void keepAll(SequenceExtender work) {
    boolean interrupted = Thread.interrupted();
    try {
      work.save();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private StopReason advance(SequenceExtender work, long limit) {
    NimValues values = work.values();
    if (values.count() > 0) {
      findRepetition(values);
    }
    int slower = 0;
    long begin = values.count(); // Steps also begin small after a store was loaded.
    while (values.count() < limit && found.isEmpty()) {
      long now = values.count();
      long step = Math.min(Math.max(STEP, now / 16), STEP + (now - begin) / 4);
      step = Math.max(1, step >> slower);
      if (values instanceof NimValueSegment) {
        step = Math.min(step, MAX_STEP);
      }
      long end = Math.min(limit, now + step);
      end = Math.min(end, Math.max(check, now + 1));
      long before = System.nanoTime();
      StopReason stop = work.advance(end);
      if (stop != StopReason.DONE) {
        return stop;
      }
      if (System.nanoTime() - before > SLOW_NANOS) {
        slower = Math.min(slower + 1, 20);
      }
      if (values.count() >= check || values.count() == size) {
        findRepetition(values);
      }
      keepInTime(work);
      if (!watch.shouldContinue(values.count(), size) || Thread.currentThread().isInterrupted()) {
        return StopReason.OBSERVER;
      }
    }
    return StopReason.DONE;
  }

  /** Searches for a repetition and schedules the next search. */
  private void findRepetition(NimValues values) {
    found = law.flatMap(given -> Repetition.find(values, given));
    while (check <= values.count()) {
      check = check * 4 / 3;
    }
  }

  private void keepInTime(SequenceExtender work) {
    long before = System.nanoTime();
    if (store.isPresent() && before - keepAt >= 0) {
      work.save();
      long after = System.nanoTime();
      pause = Math.min(2 * pause, KEEP_NANOS);
      keepAt = after + Math.max(pause, KEEP_SHARE * (after - before));
    }
  }
}

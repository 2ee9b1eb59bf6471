package zermelo.heaps;

import java.util.Optional;
import zermelo.heaps.beyond.LongBreaking;
import zermelo.heaps.beyond.LongValues;
import zermelo.heaps.beyond.Room;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.code.Subtraction;
import zermelo.heaps.code.TakeAndBreak;
import zermelo.heaps.effort.Effort;
import zermelo.heaps.effort.Stop;
import zermelo.heaps.effort.Watch;
import zermelo.heaps.engine.AllButTakings;
import zermelo.heaps.engine.Breaking;
import zermelo.heaps.engine.Crew;
import zermelo.heaps.engine.Engine;
import zermelo.heaps.engine.Footprint;
import zermelo.heaps.engine.Takings;
import zermelo.heaps.engine.Triples;
import zermelo.heaps.period.Law;
import zermelo.heaps.period.Repetition;
import zermelo.heaps.rare.Split;
import zermelo.heaps.rare.Tally;
import zermelo.heaps.values.BadStore;
import zermelo.heaps.values.Held;
import zermelo.heaps.values.Store;
import zermelo.heaps.values.Values;

/**
 * One computation of a sequence: in arrays first, in a segment of memory past them, and into a
 * store now and then. A repetition is looked for whenever there are a third more values.
 */
final class Computation {
  /** Where arrays end if there will be more values than they hold. */
  private static final long HAND_OVER = 1L << 28;

  private static final long STEP = 512;

  /** Past arrays no step is longer: whoever watches waits for it. */
  private static final long MOST_STEP = 1L << 22;

  private static final long FIRST_CHECK = 128;

  /** Whoever watches is asked more often if a step takes longer. */
  private static final long SLOW_NANOS = 250_000_000;

  /** When values go to the store first; then after twice the time, to a bound. */
  private static final long FIRST_KEEP_NANOS = 100_000_000;

  private static final long KEEP_NANOS = 2_000_000_000;

  /** How many times as long as storing takes it computes in between. */
  private static final int KEEP_SHARE = 20;

  private final HeapCode code;
  private final long size;
  private final Effort effort;
  private final Watch watch;
  private final Optional<Store> store;
  private final Optional<TakeAndBreak> breaking;
  private final Optional<Law> law;
  private final long arrays;

  private Held held = new Values();
  private Optional<Repetition> found = Optional.empty();
  private long check = FIRST_CHECK;
  private long keepAt;
  private long pause = FIRST_KEEP_NANOS;

  /**
   * @param arrays how many values arrays hold at most
   */
  Computation(
      HeapCode code, long size, Effort effort, Watch watch, Optional<Store> store, long arrays) {
    this.code = code;
    this.size = size;
    this.effort = effort;
    this.watch = watch;
    this.store = store;
    this.breaking = breaking(code);
    this.law = effort.periods() ? Law.of(code) : Optional.empty();
    this.arrays = Math.min(size, arrays);
  }

  static Computation of(
      HeapCode code, long size, Effort effort, Watch watch, Optional<Store> store) {
    long arrays =
        breaking(code).isEmpty() ? Values.most(1) : size <= Values.most(2) ? size : HAND_OVER;
    return new Computation(code, size, effort, watch, store, arrays);
  }

  /** The code, if there is an engine for it past arrays. */
  private static Optional<TakeAndBreak> breaking(HeapCode code) {
    return code instanceof TakeAndBreak game && game.heaps() <= 2
        ? Optional.of(game)
        : Optional.empty();
  }

  NimSequence run() {
    long began = System.nanoTime();
    keepAt = began + pause;
    Stop stop;
    String trouble = "";
    try (Crew crew = new Crew(effort.threads())) {
      stop = stages(crew);
    } catch (BadStore e) {
      stop = Stop.STORE;
      trouble = String.valueOf(e.getMessage());
    }
    double seconds = (System.nanoTime() - began) * 1e-9;
    long told =
        found.map(proved -> Math.min(size, proved.fitting(held.largest()))).orElse(held.count());
    int[] breaks = code instanceof TakeAndBreak game ? game.takings(TakeAndBreak.TWO) : new int[0];
    boolean grows = found.isPresent() && found.get().saltus() != 0;
    long counted = grows ? held.count() : told;
    Split split = Tally.of(held, counted, grows ? Optional.empty() : found, breaks).best();
    return new NimSequence(code, held, told, found, split, seconds, new Ending(stop, trouble));
  }

  /** Why there are no more values, and what the store had to say. */
  record Ending(Stop stop, String trouble) {}

  private Stop stages(Crew crew) {
    long stored = Math.min(size, store.map(Store::count).orElse(0L));
    boolean loads = store.isEmpty() || loads(stored, store.get().width());
    if (!loads) {
      return breaking.isEmpty()
          ? Stop.MEMORY
          : beyond(breaking.get(), LongValues.of(store.get(), stored));
    }
    Values values = new Values();
    held = values;
    store.ifPresent(file -> file.load(values, (int) stored));
    Work work =
        new Work.InArrays(
            values,
            engine(values, crew, (int) arrays),
            new Footprint(code, values),
            effort.memory(),
            store);
    Stop stop = go(work, arrays);
    boolean more = stop == Stop.DONE && values.size() < size && found.isEmpty();
    if (breaking.isPresent() && (more || (stop == Stop.MEMORY && store.isPresent()))) {
      Optional<LongValues> moved = moved(values);
      return moved.isPresent() ? beyond(breaking.get(), moved.get()) : Stop.MEMORY;
    }
    return more ? Stop.SIZE : stop;
  }

  /** Whether so many stored values go into arrays, with room to grow. */
  private boolean loads(long stored, int width) {
    return stored <= arrays
        && stored <= Values.most(width)
        && width * (2 * stored + stored / 4) <= effort.memory();
  }

  private Optional<LongValues> moved(Values values) {
    if (store.isPresent()) {
      Room room = new Room.OfStore(store.get());
      return LongValues.of(room, values, store.get().width(), size);
    }
    long held = Values.bytes(values.size() + (long) values.size() / 4, values.largest());
    Room room = new Room.Native(effort.memory() - marks() - held);
    return LongValues.of(room, values, Values.width(values.largest()), size);
  }

  /** Past arrays, the bytes for marks: values in a store take no memory. */
  private long marks() {
    return effort.memory() / (store.isPresent() ? 2 : 8);
  }

  private Stop beyond(TakeAndBreak game, LongValues values) {
    held = values;
    LongBreaking engine = new LongBreaking(game, values, marks());
    return go(new Work.Beyond(values, engine, size, store), size);
  }

  private Engine engine(Values values, Crew crew, int limit) {
    return switch (code) {
      case Subtraction set when set.allBut() -> new AllButTakings(set, values);
      case Subtraction set -> Takings.of(set, values);
      case TakeAndBreak game ->
          switch (game.heaps()) {
            case 3 -> new Triples(game, values);
            case 2 -> new Breaking(game, values, crew, limit);
            default -> Takings.of(game, values);
          };
    };
  }

  private Stop go(Work work, long limit) {
    try {
      Stop stop = advance(work, limit);
      keepAll(work);
      return stop;
    } catch (BadStore e) {
      work.lose();
      throw e;
    }
  }

  /** An interrupt would close the file. */
  private static void keepAll(Work work) {
    boolean interrupted = Thread.interrupted();
    try {
      work.keep();
    } finally {
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private Stop advance(Work work, long limit) {
    Held values = work.held();
    if (values.count() > 0) {
      look(values);
    }
    int slower = 0;
    long begin = values.count(); // After a store was loaded: steps begin small there too.
    while (values.count() < limit && found.isEmpty()) {
      long now = values.count();
      long step = Math.min(Math.max(STEP, now / 16), STEP + (now - begin) / 4);
      step = Math.max(1, step >> slower);
      if (values instanceof LongValues) {
        step = Math.min(step, MOST_STEP);
      }
      long end = Math.min(limit, now + step);
      end = Math.min(end, Math.max(check, now + 1));
      long before = System.nanoTime();
      Stop stop = work.advance(end);
      if (stop != Stop.DONE) {
        return stop;
      }
      if (System.nanoTime() - before > SLOW_NANOS) {
        slower = Math.min(slower + 1, 20);
      }
      if (values.count() >= check || values.count() == size) {
        look(values);
      }
      keepInTime(work);
      if (!watch.goOn(values.count(), size) || Thread.currentThread().isInterrupted()) {
        return Stop.WATCHED;
      }
    }
    return Stop.DONE;
  }

  /** Looks for a repetition, and says when to look again. */
  private void look(Held values) {
    found = law.flatMap(given -> Repetition.find(values, given));
    while (check <= values.count()) {
      check = check * 4 / 3;
    }
  }

  private void keepInTime(Work work) {
    long before = System.nanoTime();
    if (store.isPresent() && before - keepAt >= 0) {
      work.keep();
      long after = System.nanoTime();
      pause = Math.min(2 * pause, KEEP_NANOS);
      keepAt = after + Math.max(pause, KEEP_SHARE * (after - before));
    }
  }
}

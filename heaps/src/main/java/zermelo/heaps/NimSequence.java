package zermelo.heaps;

import java.util.Optional;

/**
 * The values of the heaps 0, 1, 2, ... of a game. They are computed one after the other, or, once a
 * repetition is proved, told by it.
 */
public final class NimSequence {
  /** As many values as arrays hold in bytes, with some room. */
  private static final int MOST = Integer.MAX_VALUE - 64;

  private static final int STEP = 512;

  /** Whoever watches is asked more often if a step takes longer. */
  private static final long SLOW_NANOS = 250_000_000;

  private final HeapCode code;
  private final Values values;
  private final long size;
  private final Optional<Repetition> repetition;
  private final Split split;
  private final double seconds;

  private NimSequence(
      HeapCode code,
      Values values,
      long size,
      Optional<Repetition> repetition,
      Split split,
      double seconds) {
    this.code = code;
    this.values = values;
    this.size = size;
    this.repetition = repetition;
    this.split = split;
    this.seconds = seconds;
  }

  /**
   * g(0), ..., g(size - 1), or as many of them as the effort and the watch allow; an interrupt
   * stops it too.
   */
  public static NimSequence compute(HeapCode code, long size, Effort effort, Watch watch) {
    long began = System.nanoTime();
    Values values = new Values();
    Optional<Law> law = effort.periods() ? Law.of(code) : Optional.empty();
    Optional<Repetition> found = Optional.empty();
    int limit = (int) Math.min(size, MOST);
    try (Crew crew = new Crew(effort.threads())) {
      Engine engine = engine(code, values, crew, limit);
      int check = 128;
      int slower = 0;
      while (values.size() < limit && found.isEmpty()) {
        long step = Math.max(1, Math.max(STEP, values.size() / 64L) >> slower);
        int end = (int) Math.min(limit, values.size() + step);
        end = Math.min(end, Math.max(check, values.size() + 1));
        if (Values.bytes(end, values.largest()) > effort.memory()) {
          break;
        }
        long before = System.nanoTime();
        engine.advance(end);
        if (System.nanoTime() - before > SLOW_NANOS) {
          slower = Math.min(slower + 1, 20);
        }
        if (values.size() >= check || values.size() == limit) {
          found = law.flatMap(given -> Repetition.find(values, given));
          check = (int) Math.min(limit, values.size() * 4L / 3);
        }
        if (!watch.goOn(values.size(), size) || Thread.currentThread().isInterrupted()) {
          break;
        }
      }
    }
    double seconds = (System.nanoTime() - began) * 1e-9;
    long told =
        found
            .map(proved -> Math.min(size, proved.fitting(values.largest())))
            .orElse((long) values.size());
    int[] breaks = code instanceof TakeAndBreak game ? game.takings(TakeAndBreak.TWO) : new int[0];
    return new NimSequence(code, values, told, found, Split.best(values, breaks), seconds);
  }

  private static Engine engine(HeapCode code, Values values, Crew crew, int limit) {
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

  public HeapCode code() {
    return code;
  }

  /** How many values can be told: fewer than were asked for if the computation was stopped. */
  public long size() {
    return size;
  }

  /** How many values were computed, not told by a repetition. */
  public int computed() {
    return values.size();
  }

  /** What heap {@code n} is worth. */
  public int at(long n) {
    if (n < 0 || n >= size) {
      throw new IndexOutOfBoundsException("heap " + n + " of " + size);
    }
    if (n < values.size()) {
      return values.at((int) n);
    }
    Repetition told = repetition.orElseThrow();
    return Math.toIntExact(values.at((int) told.base(n)) + told.rise(n));
  }

  /** The largest value. */
  public int largest() {
    if (repetition.isEmpty() || repetition.get().saltus() == 0) {
      return values.largest();
    }
    int largest = 0;
    for (long n = size - 1; n >= Math.max(0, size - repetition.get().period()); n--) {
      largest = Math.max(largest, at(n));
    }
    return largest;
  }

  /** The proved repetition, if any was found. */
  public Optional<Repetition> repetition() {
    return repetition;
  }

  /** The mask over the bits of a value under which almost all values have an odd number of ones. */
  public int mask() {
    return split.mask();
  }

  /** Whether the parity of the heap counts with the mask. */
  public boolean parity() {
    return split.parity();
  }

  /** Whether heap {@code n} has a rare value: an even number of ones under the mask. */
  public boolean rare(long n) {
    return !split.common(at(n), (int) (n & 1));
  }

  /** How many of the computed values are rare. */
  public int rares() {
    return split.rares();
  }

  /** How long the computation took. */
  public double seconds() {
    return seconds;
  }

  /** FNV-1a over the values, each as one unit: to compare with other programs. */
  public long checksum() {
    long hash = 0xcbf29ce484222325L;
    for (long n = 0; n < size; n++) {
      hash = (hash ^ at(n)) * 0x100000001b3L;
    }
    return hash;
  }

  /** The proof of the repetition, for others to check. */
  public Optional<Certificate> certificate() {
    return repetition.map(
        told -> {
          int[] shown = new int[Math.toIntExact(told.preperiod() + told.period())];
          for (int n = 0; n < shown.length; n++) {
            shown[n] = values.at(n);
          }
          return new Certificate(code, told, split.mask(), split.parity(), shown);
        });
  }
}

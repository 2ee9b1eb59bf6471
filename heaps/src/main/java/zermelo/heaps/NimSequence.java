package zermelo.heaps;

import java.util.Optional;
import java.util.OptionalInt;
import zermelo.heaps.code.HeapCode;
import zermelo.heaps.limits.SequenceLimits;
import zermelo.heaps.limits.SequenceObserver;
import zermelo.heaps.limits.StopReason;
import zermelo.heaps.period.PeriodicityTheorem;
import zermelo.heaps.period.Repetition;
import zermelo.heaps.proof.SequenceCertificate;
import zermelo.heaps.sparse.SparseSpace;
import zermelo.heaps.values.NimValueStore;
import zermelo.heaps.values.NimValues;

/**
 * The values of the heaps 0, 1, 2, ... of a game. They are computed one after the other, or, once a
 * repetition is proved, told by it.
 */
public final class NimSequence {
  private static final long MOST_OBSERVED = 1L << 26;

  private final HeapCode code;
  private final NimValues values;
  private final long size;
  private final Optional<Repetition> repetition;
  private final SparseSpace split;
  private final double seconds;
  private final SequenceComputation.Termination ending;

  NimSequence(
      HeapCode code,
      NimValues values,
      long size,
      Optional<Repetition> repetition,
      SparseSpace split,
      double seconds,
      SequenceComputation.Termination ending) {
    this.code = code;
    this.values = values;
    this.size = size;
    this.repetition = repetition;
    this.split = split;
    this.seconds = seconds;
    this.ending = ending;
  }

  /**
   * g(0), ..., g(size - 1), or as many of them as the effort and the watch allow; an interrupt
   * stops it too.
   */
  public static NimSequence compute(
      HeapCode code, long size, SequenceLimits effort, SequenceObserver watch) {
    return SequenceComputation.of(code, size, effort, watch, Optional.empty()).run();
  }

  /**
   * The same with values in a store: those that it holds are not computed again, and new ones go to
   * it. The store must stay open as long as the sequence is asked for values.
   */
  public static NimSequence compute(
      HeapCode code,
      long size,
      SequenceLimits effort,
      SequenceObserver watch,
      NimValueStore store) {
    return SequenceComputation.of(code, size, effort, watch, Optional.of(store)).run();
  }

  public HeapCode code() {
    return code;
  }

  /** How many values can be told: fewer than were asked for if the computation was stopped. */
  public long size() {
    return size;
  }

  /** How many values were computed, not told by a repetition. */
  public long computed() {
    return values.count();
  }

  /** What heap {@code n} is worth. */
  public int at(long n) {
    if (n < 0 || n >= size) {
      throw new IndexOutOfBoundsException("heap " + n + " of " + size);
    }
    if (n < values.count()) {
      return values.worth(n);
    }
    Repetition told = repetition.orElseThrow();
    return Math.toIntExact(values.worth(told.base(n)) + told.rise(n));
  }

  /** The largest value. */
  public int largest() {
    if (!grows()) {
      return values.largest();
    }
    int largest = 0;
    for (long n = size - 1; n >= Math.max(0, size - repetition.orElseThrow().period()); n--) {
      largest = Math.max(largest, at(n));
    }
    return largest;
  }

  /** The proved repetition, if any was found. */
  public Optional<Repetition> repetition() {
    return repetition;
  }

  /**
   * What looks like a repetition though no theorem proves it: where games grow, or heaps must
   * differ. It lasts for at least two thirds of the values and for three periods.
   */
  public Optional<Repetition> observed() {
    return repetition.isPresent() || values.count() > MOST_OBSERVED
        ? Optional.empty()
        : Repetition.find(values, PeriodicityTheorem.NONE);
  }

  /** The mask over the bits of a value under which almost all values have an odd number of ones. */
  public int mask() {
    return split.mask();
  }

  /**
   * Which heaps count as one more one under the mask: 0 the even ones, 1 the odd ones; none where
   * the parity of the heap does not matter.
   */
  public OptionalInt parity() {
    return split.parity() ? OptionalInt.of(1 - (split.offset() & 1)) : OptionalInt.empty();
  }

  /** Whether heap {@code n} has a rare value: an even number of ones under the mask. */
  public boolean rare(long n) {
    return !split.common(at(n), (int) (n & 1));
  }

  /** How many of the first {@link #counted} values are rare. */
  public long rares() {
    return split.rares();
  }

  /**
   * Among how many values rare ones are counted: among all, computed or told by a period; if they
   * grow for ever, among those that were computed.
   */
  public long counted() {
    return grows() ? values.count() : size;
  }

  private boolean grows() {
    return repetition.isPresent() && repetition.get().saltus() != 0;
  }

  /** The last heaps with rare values that were counted, at most so many, the largest first. */
  public long[] lastRares(int most) {
    long[] last = new long[(int) Math.min(most, rares())];
    int count = 0;
    for (long n = lastRare(); count < last.length; n--) {
      if (rare(n)) {
        last[count++] = n;
      }
    }
    return last;
  }

  /** Where to begin to look for it: what repeats has a rare heap in its last periods, or none. */
  private long lastRare() {
    long end = counted() - 1;
    if (repetition.isEmpty() || grows()) {
      return end;
    }
    Repetition told = repetition.get();
    long n = end;
    while (n >= told.preperiod() && end - n < 2 * told.period() && !rare(n)) {
      n--;
    }
    boolean none = end - n == 2 * told.period();
    return none ? told.preperiod() - 1 : n;
  }

  /** Why there are no more values. */
  public StopReason stop() {
    return ending.stop();
  }

  /** What is wrong with the store, if that is why there are no more values. */
  public String trouble() {
    return ending.trouble();
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
  public Optional<SequenceCertificate> certificate() {
    return repetition.map(
        told -> {
          int[] shown = new int[Math.toIntExact(told.preperiod() + told.period())];
          for (int n = 0; n < shown.length; n++) {
            shown[n] = values.worth(n);
          }
          return new SequenceCertificate(code, told, split.mask(), split.parity(), shown);
        });
  }
}

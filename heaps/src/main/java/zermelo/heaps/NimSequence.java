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
 * The nim-values of the heaps 0, 1, 2, ... of a game.
 *
 * <p>They are computed one after the other. Once a repetition is proved, further values follow from
 * it.
 */
public final class NimSequence {
  private static final long MAX_OBSERVED_VALUES = 1L << 26;

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
   * Computes g(0), ..., g(size - 1).
   *
   * <p>The sequence is shorter if the limits are reached, the observer stops the computation or the
   * thread is interrupted.
   */
  public static NimSequence compute(
      HeapCode code, long size, SequenceLimits sequenceLimits, SequenceObserver watch) {
    return SequenceComputation.of(code, size, sequenceLimits, watch, Optional.empty()).run();
  }

  /**
   * Computes the sequence with a value store.
   *
   * <p>Values in the store are not computed again, and new values are appended to it. The store
   * must stay open as long as the sequence is queried.
   */
  public static NimSequence compute(
      HeapCode code,
      long size,
      SequenceLimits sequenceLimits,
      SequenceObserver watch,
      NimValueStore store) {
    return SequenceComputation.of(code, size, sequenceLimits, watch, Optional.of(store)).run();
  }

  public HeapCode code() {
    return code;
  }

  /**
   * The number of available values. It is smaller than requested if the computation was stopped.
   */
  public long size() {
    return size;
  }

  /** The number of values that were computed, without those that follow from a repetition. */
  public long computed() {
    return values.count();
  }

  /** The nim-value of heap {@code n}. */
  public int at(long n) {
    if (n < 0 || n >= size) {
      throw new IndexOutOfBoundsException("heap " + n + " of " + size);
    }
    if (n < values.count()) {
      return values.valueAt(n);
    }
    Repetition repetition = this.repetition.orElseThrow();
    return Math.toIntExact(values.valueAt(repetition.base(n)) + repetition.rise(n));
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
   * A repetition that the values show but no theorem proves.
   *
   * <p>There is no theorem for values that grow or for games whose heaps must differ. The
   * repetition covers at least two thirds of the values and at least three periods.
   */
  public Optional<Repetition> observed() {
    return repetition.isPresent() || values.count() > MAX_OBSERVED_VALUES
        ? Optional.empty()
        : Repetition.find(values, PeriodicityTheorem.NONE);
  }

  /** The mask over the bits of a value under which almost all values have an odd number of ones. */
  public int mask() {
    return split.mask();
  }

  /**
   * The parity of the heaps that count as one additional one bit under the mask.
   *
   * <p>It is 0 for even heaps and 1 for odd heaps, and empty if the parity of the heap does not
   * matter.
   */
  public OptionalInt parity() {
    return split.parity() ? OptionalInt.of(1 - (split.offset() & 1)) : OptionalInt.empty();
  }

  /** Whether heap {@code n} has a rare value: an even number of ones under the mask. */
  public boolean rare(long n) {
    return !split.common(at(n), (int) (n & 1));
  }

  /** The number of rare values among the first {@link #counted} values. */
  public long rares() {
    return split.rares();
  }

  /**
   * The number of values among which rare ones are counted.
   *
   * <p>These are all values, computed or derived from a period. If the values grow for ever, only
   * the computed ones are counted.
   */
  public long counted() {
    return grows() ? values.count() : size;
  }

  private boolean grows() {
    return repetition.isPresent() && repetition.get().saltus() != 0;
  }

  /** The last counted heaps with rare values, largest first, at most {@code most} of them. */
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

  /**
   * The heap from which {@link #lastRares} searches downwards. A periodic sequence has a rare heap
   * in its last two periods or none after its preperiod.
   */
  private long lastRare() {
    long end = counted() - 1;
    if (repetition.isEmpty() || grows()) {
      return end;
    }
    Repetition repetition = this.repetition.get();
    long n = end;
    while (n >= repetition.preperiod() && end - n < 2 * repetition.period() && !rare(n)) {
      n--;
    }
    boolean none = end - n == 2 * repetition.period();
    return none ? repetition.preperiod() - 1 : n;
  }

  /** Why the computation stopped. */
  public StopReason stop() {
    return ending.stop();
  }

  /** The error of the store, if that is why the computation stopped. */
  public String storeError() {
    return ending.storeError();
  }

  /** The duration of the computation in seconds. */
  public double seconds() {
    return seconds;
  }

  /** The FNV-1a hash of the values, each hashed as one unit, for comparison with other programs. */
  public long checksum() {
    long hash = 0xcbf29ce484222325L;
    for (long n = 0; n < size; n++) {
      hash = (hash ^ at(n)) * 0x100000001b3L;
    }
    return hash;
  }

  /** A certificate of the repetition that an independent program can verify. */
  public Optional<SequenceCertificate> certificate() {
    return repetition.map(
        repetition -> {
          int[] shown = new int[Math.toIntExact(repetition.preperiod() + repetition.period())];
          for (int n = 0; n < shown.length; n++) {
            shown[n] = values.valueAt(n);
          }
          return new SequenceCertificate(code, repetition, split.mask(), split.parity(), shown);
        });
  }
}

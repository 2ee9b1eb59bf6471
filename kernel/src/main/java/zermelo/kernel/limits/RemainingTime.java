package zermelo.kernel.limits;

import java.util.ArrayDeque;
import java.util.OptionalDouble;

/**
 * Estimates the time left in a stage of work, if that can be done honestly.
 *
 * <p>At the start of long work an estimate may be wrong by any factor. So it gives none before some
 * of the work is done, and the estimates of the last seconds agree on when the stage will end.
 */
final class RemainingTime {
  /** The part of a stage that must be done before there is an estimate. */
  private static final double LEAST_DONE = 0.01;

  /** How long the estimates must have agreed. */
  private static final long STEADY_NANOS = 3_000_000_000L;

  /** Estimates agree while the longest is at most this many times the shortest. */
  private static final double FACTOR = 1.25;

  /** A sample is kept each time the work has grown by one part in this many. */
  private static final int SAMPLES = 32;

  private static final double MAX_POWER = 3;

  private record Sample(long done, long nanos) {}

  private final ArrayDeque<Sample> samples = new ArrayDeque<>();
  private long began;
  private long done;
  private long steadySince;
  private double shortest = Double.NaN;
  private double longest = Double.NaN;

  /** Begins a stage. */
  void begin(long now) {
    samples.clear();
    began = now;
    done = 0;
    restart(Double.NaN, now);
  }

  /** Returns the seconds left if all steps cost about the same. */
  OptionalDouble ofEqualSteps(long steps, long total, long now) {
    boolean known = steps > 0 && steps <= total;
    double seconds = (now - began) * 1e-9;
    return steady(steps, total, known ? seconds * (total - steps) / steps : Double.NaN, now);
  }

  /**
   * Returns the seconds left if later steps cost more. The time for n steps is taken as a power of
   * n, which is measured on the second half of the steps so far.
   */
  OptionalDouble ofGrowingSteps(long steps, long total, long now) {
    Sample half = half(steps, now);
    double nanos = now - began;
    boolean known = half.done > 0 && half.done < steps && half.nanos > 0 && steps <= total;
    if (!known) {
      return steady(steps, total, Double.NaN, now);
    }
    double power = Math.log(nanos / half.nanos) / Math.log((double) steps / half.done);
    double growth = Math.pow((double) total / steps, Math.clamp(power, 1, MAX_POWER));
    return steady(steps, total, nanos * 1e-9 * (growth - 1), now);
  }

  /** Returns the steps per second in the second half of the steps so far. */
  double rate(long steps, long now) {
    Sample half = half(steps, now);
    return (steps - half.done) / Math.max(1e-9, (now - began - half.nanos) * 1e-9);
  }

  /** Returns the last sample of the first half of the steps, or the first sample. */
  private Sample half(long steps, long now) {
    Sample last = samples.peekLast();
    if (last != null && steps < last.done) { // another piece of work
      begin(now);
      last = null;
    }
    if (last == null || steps - last.done > last.done / SAMPLES) {
      samples.addLast(new Sample(steps, now - began));
    }
    Sample half = samples.removeFirst();
    while (!samples.isEmpty() && samples.getFirst().done <= steps / 2) {
      half = samples.removeFirst();
    }
    samples.addFirst(half);
    return half;
  }

  private OptionalDouble steady(long steps, long total, double left, long now) {
    if (steps < done) { // another piece of work
      begin(now);
    }
    done = steps;
    double whole = (now - began) * 1e-9 + left;
    double low = Math.min(shortest, whole);
    double high = Math.max(longest, whole);
    if (high <= low * FACTOR) {
      shortest = low;
      longest = high;
    } else { // also if there is no estimate now, or was none before
      restart(whole, now);
    }
    boolean honest = now - steadySince >= STEADY_NANOS && steps >= LEAST_DONE * total;
    return honest ? OptionalDouble.of(left) : OptionalDouble.empty();
  }

  private void restart(double whole, long now) {
    steadySince = now;
    shortest = whole;
    longest = whole;
  }
}

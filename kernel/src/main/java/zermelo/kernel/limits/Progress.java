package zermelo.kernel.limits;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Supplier;

/**
 * Counts the work of one thread, ends it at its {@link Limits}, and reports it.
 *
 * <p>It ends the work when a limit is reached or the work is cancelled. Solvers call {@link #visit}
 * for every position. When that returns true, about once in {@value #EVERY} calls, they call {@link
 * #check}, which reads the clock. Rules that take long for a single position check through {@link
 * Cancellation}. For the work of several threads see {@link SharedProgress}.
 */
public final class Progress {
  private static final int EVERY = 1024;
  private static final int OPTIONS_A_STEP = 32;
  static final long REPORT_NANOS = 250_000_000;

  private final Limits limits;
  private final ProgressListener listener;
  private final Cancellation cancellation;
  private final long started = System.nanoTime();
  private final RemainingTime remaining = new RemainingTime();

  // How far the current work may go: the limits, or a share of them.
  private long mostNanos;
  private long mostPositions;

  private long positions;
  private int untilCheck;
  private long lastReport = started;
  private String stage = "";
  private long stageTotal = -1;
  private long stageDone;
  private Optional<LimitReached> stopped = Optional.empty();

  private Optional<Progress> lastPart = Optional.empty();
  private long positionsOfEarlierParts;

  /** Creates a progress that reports nothing and that only its limits end, and starts its clock. */
  public Progress(Limits limits) {
    this(limits, ProgressListener.SILENT);
  }

  /** Creates a progress with reports that only its limits end, and starts its clock. */
  public Progress(Limits limits, ProgressListener listener) {
    this(limits, listener, new Cancellation());
  }

  /** Creates a progress that its limits or a cancellation end, and starts its clock. */
  public Progress(Limits limits, ProgressListener listener, Cancellation cancellation) {
    this.limits = limits;
    this.listener = listener;
    this.cancellation = cancellation;
    this.mostNanos = limits.time().toNanos();
    this.mostPositions = limits.positions();
    this.untilCheck = stepsToCheck();
    remaining.begin(started);
  }

  /** Begins one question of many, within all that remains of this progress. */
  public Progress part() {
    return part(limits);
  }

  /**
   * Begins one question of many, within these limits and what remains of this progress.
   *
   * <p>The part has the same listener and cancellation, and its positions count here too. Only one
   * part runs at a time.
   */
  public Progress part(Limits most) {
    Progress part = new Progress(most.within(remaining()), listener, cancellation);
    positionsOfEarlierParts += lastPart.map(Progress::positions).orElse(0L);
    lastPart = Optional.of(part);
    return part;
  }

  /**
   * Begins work that may go past the limits of this progress by as much as these limits allow.
   *
   * <p>For example, an estimate after a limit was reached. It has the same listener and
   * cancellation; its positions do not count here.
   */
  public Progress extension(Limits most) {
    return new Progress(most, listener, cancellation);
  }

  /**
   * Tries work with a share of the time and a limit on positions.
   *
   * <p>Empty if the work reached a limit. Throws {@link LimitReached} only if the time of the whole
   * work is over or the work is cancelled.
   *
   * @param part the share of the whole time, from 0 to 1
   * @param most how many more positions it may visit
   */
  public <T> Optional<T> tryPart(double part, long most, Supplier<T> work) {
    long nanosBefore = mostNanos;
    long positionsBefore = mostPositions;
    long nanos = (long) (System.nanoTime() - started + part * limits.time().toNanos());
    mostNanos = Math.min(mostNanos, nanos);
    mostPositions = Math.min(mostPositions, positions + Math.min(most, Long.MAX_VALUE - positions));
    untilCheck = stepsToCheck();
    Optional<T> done = Optional.empty();
    try {
      done = Optional.of(work.get());
    } catch (LimitReached exhausted) {
      // The share ran out, and maybe the whole limit; checkTime() decides.
    } finally {
      mostNanos = nanosBefore;
      mostPositions = positionsBefore;
      untilCheck = stepsToCheck();
    }
    if (done.isEmpty()) {
      checkTime();
    }
    return done;
  }

  /** Begins a stage of {@code total} steps, -1 if the number is unknown. */
  public void stage(String name, long total) {
    stage = name;
    stageTotal = total;
    stageDone = 0;
    long now = System.nanoTime();
    remaining.begin(now);
    check(0, now);
  }

  /**
   * Counts one position with this many options; true requests a {@link #check}.
   *
   * <p>Options count too, because a single position may have a million of them.
   */
  public boolean visit(int options) {
    positions++;
    untilCheck -= options / OPTIONS_A_STEP;
    return step();
  }

  /** The number of positions that may be visited before the next {@link #check}. */
  public int stepsUntilCheck() {
    return Math.max(1, untilCheck);
  }

  /** Counts this many positions; true requests a {@link #check}. */
  public boolean visitAll(int count) {
    positions += count;
    stageDone += count;
    untilCheck -= count;
    return untilCheck <= 0;
  }

  /** Counts one step that visits no new position; true requests a {@link #check}. */
  public boolean step() {
    stageDone++;
    return --untilCheck <= 0;
  }

  /**
   * Throws {@link LimitReached} if the work must stop.
   *
   * @param bytes the size of the solver's tables now, or after the next step
   */
  public void check(long bytes) {
    check(bytes, System.nanoTime());
  }

  private void check(long bytes, long now) {
    untilCheck = stepsToCheck();
    if (positions > mostPositions) {
      throw tooManyPositions(limits);
    }
    checkDeadline(now);
    if (bytes > limits.memory()) {
      throw new LimitReached(
          LimitReached.Kind.MEMORY,
          "the budget of " + (limits.memory() >> 20) + " MB of memory ran out");
    }
    if (now - lastReport > REPORT_NANOS) {
      lastReport = now;
      report(now);
    }
  }

  /**
   * Throws {@link LimitReached} if the work is cancelled or its time is over.
   *
   * <p>For use in the middle of a position that takes long.
   */
  public void checkTime() {
    checkDeadline(System.nanoTime());
  }

  private void checkDeadline(long now) {
    if (cancellation.requested()) {
      throw cancelled(cancellation);
    }
    if (now - started > mostNanos) {
      throw outOfTime(limits);
    }
  }

  /** Whether the work is cancelled. */
  public boolean isCancelled() {
    return cancellation.requested();
  }

  /** Whether the work is cancelled or its time is over. */
  public boolean isOver() {
    return reached(limits, cancellation, System.nanoTime() - started).isPresent();
  }

  /**
   * Records how far a stage has come; false if the work must stop.
   *
   * <p>For work that cannot throw {@link LimitReached}. The cost of a step may grow with their
   * number.
   *
   * @param name the stage
   * @param done its steps so far
   * @param total all its steps, or -1 if unknown
   */
  public boolean advance(String name, long done, long total) {
    long now = System.nanoTime();
    if (!name.equals(stage)) {
      stage = name;
      remaining.begin(now);
    }
    stopped =
        done >= limits.positions()
            ? Optional.of(tooManyPositions(limits))
            : reached(limits, cancellation, now - started);
    if (stopped.isEmpty() && now - lastReport > REPORT_NANOS) {
      lastReport = now;
      double rate = remaining.rate(done, now);
      OptionalDouble left = remaining.ofGrowingSteps(done, total, now);
      listener.update(new ProgressReport(stage, done, rate, done, total, left));
    }
    return stopped.isEmpty();
  }

  /** Returns why the last {@link #advance} was false; empty if it was true. */
  public Optional<LimitReached> stopped() {
    return stopped;
  }

  /**
   * Returns why work of this duration must end: its time is over, or it is cancelled. Else empty.
   */
  static Optional<LimitReached> reached(Limits limits, Cancellation cancellation, long nanos) {
    if (cancellation.requested()) {
      return Optional.of(cancelled(cancellation));
    }
    return nanos > limits.time().toNanos() ? Optional.of(outOfTime(limits)) : Optional.empty();
  }

  private static LimitReached cancelled(Cancellation cancellation) {
    return new LimitReached(LimitReached.Kind.CANCELLED, cancellation.reason());
  }

  private static LimitReached outOfTime(Limits limits) {
    return new LimitReached(
        LimitReached.Kind.TIME,
        "the budget of " + seconds(limits.time().toMillis()) + " s ran out");
  }

  static LimitReached tooManyPositions(Limits limits) {
    return new LimitReached(
        LimitReached.Kind.POSITIONS, "the budget of " + limits.positions() + " positions ran out");
  }

  /** The steps until the next check; fewer where the limit on positions is near. */
  private int stepsToCheck() {
    return Math.clamp(mostPositions - positions, 1, EVERY);
  }

  private void report(long now) {
    double elapsed = Math.max(1e-9, (now - started) * 1e-9);
    long total = stageDone > stageTotal ? -1 : stageTotal; // a stage may overrun its total
    OptionalDouble left = remaining.ofEqualSteps(stageDone, total, now);
    listener.update(
        new ProgressReport(stage, positions, positions / elapsed, stageDone, total, left));
  }

  private static String seconds(long millis) {
    return millis % 1000 == 0 ? Long.toString(millis / 1000) : Double.toString(millis / 1000.0);
  }

  /** The used part of the limits: 0 at the start, 1 and more when one is exceeded. */
  public double used() {
    double time = (double) (System.nanoTime() - started) / Math.max(1, limits.time().toNanos());
    return Math.max(time, (double) positions() / Math.max(1, limits.positions()));
  }

  public Limits limits() {
    return limits;
  }

  /** The limits without what is used already; no time remains of cancelled work. */
  public Limits remaining() {
    Duration time = limits.time().minus(elapsed());
    long most = limits.positions();
    return limits
        .withTime(time.isNegative() || cancellation.requested() ? Duration.ZERO : time)
        .withPositions(most == Long.MAX_VALUE ? most : Math.max(0, most - positions()));
  }

  /** The positions visited so far, those of all parts included. */
  public long positions() {
    return positions + positionsOfEarlierParts + lastPart.map(Progress::positions).orElse(0L);
  }

  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - started);
  }
}

package zermelo.kernel.limits;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Tracks one piece of work: counts positions, enforces {@link Limits}, reports progress.
 *
 * <p>It stops the work when a limit is reached or the work is cancelled. Solvers call {@link
 * #visit} for every position. When that returns true, about once in {@value #EVERY} calls, they
 * call {@link #check}, which reads the clock. Rules that take long for a single position check
 * through {@link zermelo.kernel.limits.Cancellation}.
 */
public final class Progress {
  private static final int EVERY = 1024;
  private static final int OPTIONS_A_STEP = 32;
  private static final long REPORT_NANOS = 250_000_000;

  private final Limits budget;
  private final ProgressListener progress;
  private final long started = System.nanoTime();
  private volatile boolean cancelled;

  // How far the current work may go: the limits, or a share of them.
  private long mostNanos;
  private long mostPositions;

  private long positions;
  private int untilCheck;
  private long lastReport = started;
  private String stage = "";
  private long stageStarted = started;
  private long stageTotal = -1;
  private long stageDone;

  public Progress(Limits budget, ProgressListener progress) {
    this.budget = budget;
    this.progress = progress;
    this.mostNanos = nanos(budget.time());
    this.mostPositions = budget.positions();
    this.untilCheck = stepsToCheck();
  }

  /** Requests the work to stop soon; may be called from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /**
   * Runs work under a share of the time and a limit on positions.
   *
   * <p>Empty if the share did not suffice. Throws {@link Limits.LimitReached} only if the time of
   * the whole work is over or the work is cancelled.
   */
  public <T> Optional<T> share(double part, long most, Supplier<T> work) {
    long nanosBefore = mostNanos;
    long positionsBefore = mostPositions;
    long nanos = (long) (System.nanoTime() - started + part * nanos(budget.time()));
    mostNanos = Math.min(mostNanos, nanos);
    mostPositions = Math.min(mostPositions, positions + most);
    untilCheck = stepsToCheck();
    Optional<T> done = Optional.empty();
    try {
      done = Optional.of(work.get());
    } catch (Limits.LimitReached exhausted) {
      // The share ran out, and maybe the whole limit; look() decides.
    } finally {
      mostNanos = nanosBefore;
      mostPositions = positionsBefore;
      untilCheck = stepsToCheck();
    }
    if (done.isEmpty()) {
      look();
    }
    return done;
  }

  /** Begins a stage of {@code total} steps, -1 if the number is unknown. */
  public void stage(String name, long total) {
    stage = name;
    stageTotal = total;
    stageDone = 0;
    stageStarted = System.nanoTime();
    check(0, stageStarted);
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
  public int stride() {
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
   * Throws {@link Limits.LimitReached} if the work must stop.
   *
   * @param bytes the size of the solver's tables now, or after the next step
   */
  public void check(long bytes) {
    check(bytes, System.nanoTime());
  }

  private void check(long bytes, long now) {
    untilCheck = stepsToCheck();
    if (positions > mostPositions) {
      throw new Limits.LimitReached("the budget of " + budget.positions() + " positions ran out");
    }
    stopLate(now);
    if (bytes > budget.memory()) {
      throw new Limits.LimitReached(
          "the budget of " + (budget.memory() >> 20) + " MB of memory ran out");
    }
    if (now - lastReport > REPORT_NANOS) {
      lastReport = now;
      report(now);
    }
  }

  /**
   * Throws {@link Limits.LimitReached} if the work is cancelled or its time is over.
   *
   * <p>For use in the middle of a position that takes long.
   */
  public void look() {
    stopLate(System.nanoTime());
  }

  private void stopLate(long now) {
    if (cancelled) {
      throw new Limits.LimitReached("cancelled");
    }
    if (now - started > mostNanos) {
      throw new Limits.LimitReached(
          "the budget of " + seconds(budget.time().toMillis()) + " s ran out");
    }
  }

  /** A small limit on positions is checked more often. */
  private int stepsToCheck() {
    return Math.clamp(mostPositions - positions, 1, EVERY);
  }

  private void report(long now) {
    double elapsed = Math.max(1e-9, (now - started) * 1e-9);
    double inStage = Math.max(1e-9, (now - stageStarted) * 1e-9);
    long total = stageDone > stageTotal ? -1 : stageTotal; // a stage may overrun its total
    double left = total < 0 || stageDone == 0 ? -1 : inStage * (total - stageDone) / stageDone;
    progress.update(
        new ProgressListener.ProgressReport(
            stage, positions, positions / elapsed, stageDone, total, left));
  }

  private static long nanos(Duration time) {
    return time.compareTo(Duration.ofDays(10_000)) > 0 ? Long.MAX_VALUE : time.toNanos();
  }

  private static String seconds(long millis) {
    return millis % 1000 == 0 ? Long.toString(millis / 1000) : Double.toString(millis / 1000.0);
  }

  /** The used part of the limits: 0 at the start, 1 and more when one is exceeded. */
  public double spent() {
    double time = (double) (System.nanoTime() - started) / Math.max(1, nanos(budget.time()));
    return Math.max(time, (double) positions / Math.max(1, budget.positions()));
  }

  /** The limit on positions. */
  public long most() {
    return budget.positions();
  }

  /** The limit on memory for tables, in bytes. */
  public long memory() {
    return budget.memory();
  }

  public long positions() {
    return positions;
  }

  public Duration elapsed() {
    return Duration.ofNanos(System.nanoTime() - started);
  }
}

package zermelo.kernel.limits;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Watches one piece of work: counts its positions, stops it when the {@link Limits} has run out or
 * somebody cancelled it, and reports its progress. Solvers call {@link #visit} for every position,
 * and {@link #check}, which reads the clock, when it says so: once in {@value #EVERY}. Rules that
 * take long for a single position look at it themselves, through {@link
 * zermelo.kernel.limits.Cancellation}.
 */
public final class Progress {
  private static final int EVERY = 1024;
  private static final int OPTIONS_A_STEP = 32;
  private static final long REPORT_NANOS = 250_000_000;

  private final Limits budget;
  private final ProgressListener progress;
  private final long started = System.nanoTime();
  private volatile boolean cancelled;

  // How far the present work may go: the budget, or a share of it.
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

  /** Asks the work to stop soon; may be called from any thread. */
  public void cancel() {
    cancelled = true;
  }

  /**
   * Does work that may take a share of the time, and so many positions at most; nothing if that did
   * not suffice. Throws {@link Limits.LimitReached} only if the whole budget has run out.
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
      // the share, and maybe the budget
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

  /** Begins a stage of {@code total} steps, -1 where nobody knows. */
  public void stage(String name, long total) {
    stage = name;
    stageTotal = total;
    stageDone = 0;
    stageStarted = System.nanoTime();
    check(0, stageStarted);
  }

  /**
   * One more position with so many options; true asks for a {@link #check}. Options count too,
   * because a single position may have a million of them.
   */
  public boolean visit(int options) {
    positions++;
    untilCheck -= options / OPTIONS_A_STEP;
    return step();
  }

  /** How many positions may be visited before the next {@link #check}. */
  public int stride() {
    return Math.max(1, untilCheck);
  }

  /** So many more positions; true asks for a {@link #check}. */
  public boolean visitAll(int count) {
    positions += count;
    stageDone += count;
    untilCheck -= count;
    return untilCheck <= 0;
  }

  /** One more step that visits nothing new; true asks for a {@link #check}. */
  public boolean step() {
    stageDone++;
    return --untilCheck <= 0;
  }

  /**
   * Throws {@link Limits.LimitReached} if the work must stop; {@code bytes} is what the solver's
   * tables take now, or will take after the next step.
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
   * Throws {@link Limits.LimitReached} if the work is cancelled or its time is over: for who is in
   * the midst of a position that takes long.
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

  /** A budget of few positions is watched closely. */
  private int stepsToCheck() {
    return Math.clamp(mostPositions - positions, 1, EVERY);
  }

  private void report(long now) {
    double elapsed = Math.max(1e-9, (now - started) * 1e-9);
    double inStage = Math.max(1e-9, (now - stageStarted) * 1e-9);
    long total = stageDone > stageTotal ? -1 : stageTotal; // a stage may be gone on with
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

  /** The part of the budget that is used up: 0 at first, 1 and more when it has run out. */
  public double spent() {
    double time = (double) (System.nanoTime() - started) / Math.max(1, nanos(budget.time()));
    return Math.max(time, (double) positions / Math.max(1, budget.positions()));
  }

  /** The number of positions that the budget allows. */
  public long most() {
    return budget.positions();
  }

  /** The memory that tables may take. */
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

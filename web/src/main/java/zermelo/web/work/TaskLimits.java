package zermelo.web.work;

import java.time.Duration;
import java.util.Optional;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;

/**
 * The limits of one task, from the moment it begins. All questions of the task share one time
 * limit; each of them may use the full positions and memory.
 */
public final class TaskLimits {
  private final Limits budget;
  private final ProgressListener progress;
  private volatile long started = System.nanoTime();
  private volatile boolean cancelled;
  private volatile Optional<Progress> current = Optional.empty();

  TaskLimits(Limits budget, ProgressListener progress) {
    this.budget = budget;
    this.progress = progress;
  }

  /** Starts the clock. */
  void begin() {
    started = System.nanoTime();
  }

  /** Returns the limits with the remaining time. */
  public Limits left() {
    Duration left = budget.time().minusNanos(System.nanoTime() - started);
    return within(left.isNegative() || cancelled ? Duration.ZERO : left);
  }

  /** Returns the limits with the remaining time, but at most this time. */
  public Limits left(Duration most) {
    Limits left = left();
    return left.time().compareTo(most) < 0 ? left : within(most);
  }

  private Limits within(Duration time) {
    return new Limits(time, budget.positions(), budget.memory());
  }

  /** Returns a progress meter for one question with a part of the remaining limits. */
  public Progress meter(Limits part) {
    Progress meter = new Progress(part, progress);
    current = Optional.of(meter);
    if (cancelled) {
      meter.cancel();
    }
    return meter;
  }

  /** Whether the time is over. */
  public boolean over() {
    return left().time().isZero();
  }

  /** Cancels the task; any thread may call this. */
  void cancel() {
    cancelled = true;
    current.ifPresent(Progress::cancel);
  }
}

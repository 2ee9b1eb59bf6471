package zermelo.web.work;

import java.time.Duration;
import java.util.Optional;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressListener;

/**
 * What one piece of work may take, from the moment it begins. All questions that it asks share one
 * time; each of them may take the positions and the memory.
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

  /** From now on time is counted. */
  void begin() {
    started = System.nanoTime();
  }

  /** What is left: the time that has not passed yet. */
  public Limits left() {
    Duration left = budget.time().minusNanos(System.nanoTime() - started);
    return within(left.isNegative() || cancelled ? Duration.ZERO : left);
  }

  /** What is left, but no more time than this. */
  public Limits left(Duration most) {
    Limits left = left();
    return left.time().compareTo(most) < 0 ? left : within(most);
  }

  private Limits within(Duration time) {
    return new Limits(time, budget.positions(), budget.memory());
  }

  /** A meter for one question with a part of what is left. */
  public Progress meter(Limits part) {
    Progress meter = new Progress(part, progress);
    current = Optional.of(meter);
    if (cancelled) {
      meter.cancel();
    }
    return meter;
  }

  /** Whether there is time for anything more. */
  public boolean over() {
    return left().time().isZero();
  }

  /** Asks the work to stop soon; may be called from any thread. */
  void cancel() {
    cancelled = true;
    current.ifPresent(Progress::cancel);
  }
}

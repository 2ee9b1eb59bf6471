package zermelo.web.work;

import java.time.Duration;
import java.util.Optional;
import zermelo.solve.Budget;
import zermelo.solve.Meter;
import zermelo.solve.Progress;

/**
 * What one piece of work may take, from the moment it begins. All questions that it asks share one
 * time; each of them may take the positions and the memory.
 */
public final class Allowance {
  private final Budget budget;
  private final Progress progress;
  private volatile long started = System.nanoTime();
  private volatile boolean cancelled;
  private volatile Optional<Meter> current = Optional.empty();

  Allowance(Budget budget, Progress progress) {
    this.budget = budget;
    this.progress = progress;
  }

  /** From now on time is counted. */
  void begin() {
    started = System.nanoTime();
  }

  /** What is left: the time that has not passed yet. */
  public Budget left() {
    Duration left = budget.time().minusNanos(System.nanoTime() - started);
    return within(left.isNegative() || cancelled ? Duration.ZERO : left);
  }

  /** What is left, but no more time than this. */
  public Budget left(Duration most) {
    Budget left = left();
    return left.time().compareTo(most) < 0 ? left : within(most);
  }

  private Budget within(Duration time) {
    return new Budget(time, budget.positions(), budget.memory());
  }

  /** A meter for one question with a part of what is left. */
  public Meter meter(Budget part) {
    Meter meter = new Meter(part, progress);
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
    current.ifPresent(Meter::cancel);
  }
}

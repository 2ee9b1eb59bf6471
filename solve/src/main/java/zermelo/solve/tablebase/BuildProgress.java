package zermelo.solve.tablebase;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.ProgressListener;

/** Counts the work of all threads, reports it periodically, and stops the work on request. */
public final class BuildProgress implements LongConsumer {
  private static final long EVERY = 250_000_000;

  private final ProgressListener progress;
  private final BooleanSupplier stop;
  private final long started = System.nanoTime();
  private final AtomicLong nextReport = new AtomicLong(started + EVERY);
  private final LongAdder done = new LongAdder();
  private volatile String stage = "";
  private volatile long total = -1;
  private volatile long stageStarted = started;

  /**
   * Creates a counter at 0.
   *
   * @param stop polled regularly, from any thread, whether to stop
   */
  public BuildProgress(ProgressListener progress, BooleanSupplier stop) {
    this.progress = progress;
    this.stop = stop;
  }

  /** Begins a stage of this many steps, -1 if the number is unknown. */
  public void stage(String name, long steps) {
    stage = name;
    total = steps;
    done.reset();
    stageStarted = System.nanoTime();
    report(stageStarted); // listeners that limit positions see the total here
    if (stop.getAsBoolean()) {
      throw new Limits.LimitReached("cancelled");
    }
  }

  @Override
  public void accept(long steps) {
    done.add(steps);
    long now = System.nanoTime();
    long due = nextReport.get();
    if (now >= due && nextReport.compareAndSet(due, now + EVERY)) {
      report(now);
    }
    if (stop.getAsBoolean()) {
      throw new Limits.LimitReached("cancelled");
    }
  }

  private synchronized void report(long now) {
    long steps = done.sum();
    double seconds = Math.max(1e-9, (now - stageStarted) * 1e-9);
    double left = total < 0 || steps == 0 ? -1 : seconds * (total - steps) / steps;
    progress.update(
        new ProgressListener.ProgressReport(stage, steps, steps / seconds, steps, total, left));
  }
}

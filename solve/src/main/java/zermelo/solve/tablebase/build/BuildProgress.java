package zermelo.solve.tablebase.build;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.ProgressListener;

/** Counts what all threads have done, reports it now and then, and stops the work when asked to. */
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
   * @param stop asked now and then, from any thread, whether to stop
   */
  public BuildProgress(ProgressListener progress, BooleanSupplier stop) {
    this.progress = progress;
    this.stop = stop;
  }

  /** Begins a stage of so many steps, -1 where nobody knows. */
  public void stage(String name, long steps) {
    stage = name;
    total = steps;
    done.reset();
    stageStarted = System.nanoTime();
    report(stageStarted); // whoever limits the number of positions learns it here
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

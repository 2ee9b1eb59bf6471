package zermelo.kernel.limits;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.LongConsumer;

/**
 * Counts the work of several threads, ends it at its limits, and reports it.
 *
 * <p>Each stage may visit as many positions as the {@link Limits} say. Memory is not checked here:
 * the work plans its tables by {@link #limits}. For the work of one thread see {@link Progress}.
 */
public final class SharedProgress implements LongConsumer {
  private final Limits limits;
  private final ProgressListener listener;
  private final Cancellation cancellation;
  private final long started = System.nanoTime();
  private final AtomicLong nextReport = new AtomicLong(started + Progress.REPORT_NANOS);
  private final LongAdder done = new LongAdder();
  private final RemainingTime remaining = new RemainingTime();
  private volatile Optional<LimitReached> stopped = Optional.empty();
  private String stage = "";
  private long total = -1;
  private long stageStarted = started;

  /** Creates a progress that reports nothing and that only its limits end. */
  public SharedProgress(Limits limits) {
    this(limits, ProgressListener.SILENT, new Cancellation());
  }

  /** Creates a progress that its limits or a cancellation end, and starts its clock. */
  public SharedProgress(Limits limits, ProgressListener listener, Cancellation cancellation) {
    this.limits = limits;
    this.listener = listener;
    this.cancellation = cancellation;
  }

  /**
   * Begins a stage of this many steps, -1 if the number is unknown; throws {@link LimitReached} if
   * the work must stop.
   *
   * <p>A stage that would pass the limit on positions ends the work here, before it begins.
   */
  public void stage(String name, long steps) {
    begin(name, steps);
    add(0);
  }

  /** Begins a stage like {@link #stage}, but throws nothing. */
  public synchronized void begin(String name, long steps) {
    stage = name;
    total = steps;
    done.reset();
    stageStarted = System.nanoTime();
    remaining.begin(stageStarted);
    report(stageStarted);
  }

  /** Counts steps; throws {@link LimitReached} if the work must stop. Any thread may call it. */
  public void add(long steps) {
    if (!advance(steps)) {
      throw stopped.orElseThrow();
    }
  }

  @Override
  public void accept(long steps) {
    add(steps);
  }

  /** Counts steps; false if the work must stop. Any thread may call it. */
  public boolean advance(long steps) {
    done.add(steps);
    long now = System.nanoTime();
    long due = nextReport.get();
    if (now >= due && nextReport.compareAndSet(due, now + Progress.REPORT_NANOS)) {
      report(now);
    }
    if (stopped.isEmpty()) {
      stopped = Progress.reached(limits, cancellation, now - started);
    }
    return stopped.isEmpty();
  }

  /** Returns the limit that ended the work, if one did. */
  public Optional<LimitReached> stopped() {
    return stopped;
  }

  public Limits limits() {
    return limits;
  }

  private synchronized void report(long now) {
    long steps = done.sum();
    if (Math.max(steps, total) > limits.positions()) {
      stopped = Optional.of(Progress.tooManyPositions(limits));
    }
    double seconds = Math.max(1e-9, (now - stageStarted) * 1e-9);
    listener.update(
        new ProgressReport(
            stage,
            steps,
            steps / seconds,
            steps,
            total,
            remaining.ofEqualSteps(steps, total, now)));
  }
}

package zermelo.web.work;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.Progress;
import zermelo.kernel.limits.ProgressReport;

/** A task that was accepted for computing, with its state, its limits and at last its result. */
public final class Job<T> implements Runnable {
  /**
   * Grace period after the time limit, beside a quarter of that limit, before a task is
   * interrupted. Tasks that watch the clock end within it even on a busy machine.
   */
  private static final Duration GRACE = Duration.ofMillis(200);

  private static final SecureRandom RANDOM = new SecureRandom();

  private final String id = random();
  private final String client;
  private final Task<T> task;
  private final Limits limits;
  private final Cancellation cancellation = new Cancellation();
  private final CountDownLatch finished = new CountDownLatch(1);
  private final Consumer<Job<T>> afterwards;
  private volatile Optional<ProgressReport> report = Optional.empty();
  private volatile Optional<Task.Completion<T>> outcome = Optional.empty();
  private volatile Optional<Throwable> failure = Optional.empty();
  private volatile Optional<InterruptTimer> alarm = Optional.empty();
  private volatile long begun;
  private volatile long ended;

  /** The state of a job. */
  public enum State {
    QUEUED,
    RUNNING,
    DONE,
    FAILED,
    CANCELLED;

    /** Whether this state is final. */
    public boolean last() {
      return this != QUEUED && this != RUNNING;
    }
  }

  Job(String client, Task<T> task, Limits limits) {
    this(client, task, limits, ended -> {});
  }

  /**
   * @param afterwards called when the job has ended
   */
  Job(String client, Task<T> task, Limits limits, Consumer<Job<T>> afterwards) {
    this.afterwards = afterwards;
    this.client = client;
    this.task = task;
    this.limits = limits;
  }

  private static String random() {
    byte[] bytes = new byte[16];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** Returns an unguessable id. Every client that has it may query and cancel the job. */
  public String id() {
    return id;
  }

  String client() {
    return client;
  }

  @Override
  public void run() {
    if (cancellation.requested()) {
      return;
    }
    begun = System.nanoTime();
    Progress progress = new Progress(limits, update -> report = Optional.of(update), cancellation);
    Duration time = limits.time();
    try (InterruptTimer set = new InterruptTimer(time.plus(time.dividedBy(4)).plus(GRACE))) {
      alarm = Optional.of(set);
      if (cancellation.requested()) { // cancelled before the timer existed
        set.ring();
      }
      outcome = Optional.of(task.run(progress));
    } catch (Cancellation.Interrupted late) {
      failure = Optional.of(new WorkFailure.OutOfTime()); // more time may give an answer
    } catch (OutOfMemoryError e) {
      failure = Optional.of(new WorkFailure.OutOfMemory());
    } catch (Throwable e) { // a client waits for it, and this thread must go on
      failure = Optional.of(e);
    } finally {
      end();
    }
  }

  private void end() {
    ended = System.nanoTime();
    finished.countDown();
    afterwards.accept(this);
  }

  void cancel() {
    cancellation.cancel();
    alarm.ifPresent(InterruptTimer::ring);
    if (begun == 0) {
      end();
    }
  }

  /** Waits for the result. */
  Task.Completion<T> await() throws InterruptedException {
    finished.await();
    return outcome.orElseThrow(() -> failed(failure.orElseGet(WorkFailure.Cancelled::new)));
  }

  private static RuntimeException failed(Throwable cause) {
    return cause instanceof RuntimeException failure
        ? failure
        : new IllegalStateException("a piece of work failed", cause);
  }

  public State state() {
    // A cancelled task may still return an incomplete answer, which is ignored.
    if (cancellation.requested() && !outcome.map(found -> found.whole()).orElse(false)) {
      return State.CANCELLED;
    }
    if (finished.getCount() > 0) {
      return begun == 0 ? State.QUEUED : State.RUNNING;
    }
    return outcome.isPresent() ? State.DONE : State.FAILED;
  }

  /** Waits until the job has ended, at most this long. */
  public void await(long millis) throws InterruptedException {
    finished.await(millis, TimeUnit.MILLISECONDS);
  }

  /** Returns the result of a finished job. */
  public Optional<Task.Completion<T>> outcome() {
    return outcome;
  }

  /** Returns the failure of a failed job. */
  public Optional<Throwable> failure() {
    return failure;
  }

  public Optional<ProgressReport> report() {
    return report;
  }

  /** Returns how long the job has been running. */
  public double seconds() {
    long until = ended == 0 ? System.nanoTime() : ended;
    return begun == 0 ? 0 : (until - begun) * 1e-9;
  }

  /** Whether the job has ended. */
  boolean over() {
    return finished.getCount() == 0;
  }

  /** Whether the job ended longer ago than this. A queued or running job does not age. */
  boolean olderThan(long nanos) {
    return over() && System.nanoTime() - ended > nanos;
  }
}

package zermelo.web.work;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Cancellation;
import zermelo.kernel.limits.Limits;
import zermelo.kernel.limits.ProgressListener;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.ServiceUnavailable;

/** One piece of work on its way: waiting, being done, done. */
public final class Job<T> implements Runnable {
  /**
   * Work that keeps to its time ends so much later at most, and a quarter of its time on a busy
   * machine; other work is interrupted then.
   */
  private static final Duration GRACE = Duration.ofMillis(200);

  private static final SecureRandom RANDOM = new SecureRandom();

  private final String id = random();
  private final String client;
  private final Task<T> task;
  private final TaskLimits allowance;
  private final CountDownLatch finished = new CountDownLatch(1);
  private final Consumer<Job<T>> afterwards;
  private volatile Optional<ProgressListener.ProgressReport> report = Optional.empty();
  private volatile Optional<Task.Completion<T>> outcome = Optional.empty();
  private volatile Optional<Throwable> failure = Optional.empty();
  private volatile Optional<InterruptTimer> alarm = Optional.empty();
  private volatile boolean cancelled;
  private volatile long begun;
  private volatile long ended;

  /** Nothing can be said within the time, as by rules that look at one position for so long. */
  public static final class OutOfTime extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient HttpProblem problem;

    OutOfTime() {
      this(
          new HttpProblem(400, "looking at one position takes too long here; try smaller numbers"));
    }

    /**
     * @param problem what is said of it if there is no more time to be had
     */
    public OutOfTime(HttpProblem problem) {
      super("out of time", null, false, false);
      this.problem = problem;
    }

    public HttpProblem problem() {
      return problem;
    }
  }

  /** How far a job is. */
  public enum State {
    QUEUED,
    RUNNING,
    DONE,
    FAILED,
    CANCELLED;

    /** Whether nothing more will happen. */
    public boolean last() {
      return this != QUEUED && this != RUNNING;
    }
  }

  Job(String client, Task<T> task, Limits budget) {
    this(client, task, budget, ended -> {});
  }

  /**
   * @param afterwards is told when it has ended
   */
  Job(String client, Task<T> task, Limits budget, Consumer<Job<T>> afterwards) {
    this.afterwards = afterwards;
    this.client = client;
    this.task = task;
    this.allowance = new TaskLimits(budget, update -> report = Optional.of(update));
  }

  private static String random() {
    byte[] bytes = new byte[16];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** A name that nobody guesses: whoever has it may look and cancel. */
  public String id() {
    return id;
  }

  String client() {
    return client;
  }

  @Override
  public void run() {
    if (cancelled) {
      return;
    }
    begun = System.nanoTime();
    allowance.begin();
    Duration time = allowance.left().time();
    try (InterruptTimer set = new InterruptTimer(time.plus(time.dividedBy(4)).plus(GRACE))) {
      alarm = Optional.of(set);
      if (cancelled) { // before there was anything to ring
        set.ring();
      }
      outcome = Optional.of(task.run(allowance));
    } catch (Cancellation.Interrupted late) {
      failure = Optional.of(new OutOfTime()); // with more time there may be an answer
    } catch (OutOfMemoryError e) {
      failure = Optional.of(HttpProblem.busy("the memory ran out; smaller numbers may work", 10));
    } catch (Throwable e) { // whatever it is, somebody waits for it, and this thread has more to do
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
    cancelled = true;
    allowance.cancel();
    alarm.ifPresent(InterruptTimer::ring);
    if (begun == 0) {
      end();
    }
  }

  /** What came of it; waits for that. */
  Task.Completion<T> await() throws InterruptedException {
    finished.await();
    return outcome.orElseThrow(() -> failed(failure.orElseGet(Job::stopped)));
  }

  private static RuntimeException failed(Throwable cause) {
    return switch (cause) {
      case HttpProblem problem -> problem;
      case BadInput bad -> bad;
      case RulesFault fault -> fault;
      case OutOfTime late -> late;
      case ServiceUnavailable away -> away;
      default -> new IllegalStateException("a piece of work failed", cause);
    };
  }

  private static HttpProblem stopped() {
    return new HttpProblem(409, "this was cancelled");
  }

  public State state() {
    // Work that was stopped ends with what it has, which nobody wants.
    if (cancelled && !outcome.map(found -> found.whole()).orElse(false)) {
      return State.CANCELLED;
    }
    if (finished.getCount() > 0) {
      return begun == 0 ? State.QUEUED : State.RUNNING;
    }
    return outcome.isPresent() ? State.DONE : State.FAILED;
  }

  /** Waits until it has ended, but no longer than this. */
  public void await(long millis) throws InterruptedException {
    finished.await(millis, TimeUnit.MILLISECONDS);
  }

  /** The answer of a job that is done. */
  public Optional<Task.Completion<T>> outcome() {
    return outcome;
  }

  /** What ended a job that failed. */
  public Optional<Throwable> failure() {
    return failure;
  }

  public Optional<ProgressListener.ProgressReport> report() {
    return report;
  }

  /** How long it has been worked on. */
  public double seconds() {
    long until = ended == 0 ? System.nanoTime() : ended;
    return begun == 0 ? 0 : (until - begun) * 1e-9;
  }

  /** Whether nothing more will be done for it. */
  boolean over() {
    return finished.getCount() == 0;
  }

  /** Whether it ended so long ago; what still waits for its turn grows no older. */
  boolean olderThan(long nanos) {
    return over() && System.nanoTime() - ended > nanos;
  }
}

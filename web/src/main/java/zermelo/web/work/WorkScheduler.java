package zermelo.web.work;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToLongFunction;
import zermelo.kernel.limits.Limits;

/**
 * Runs the computations of all clients on two pools of threads.
 *
 * <p>Work starts in the quick pool with a time limit of a moment, which is enough for most
 * questions. Work that needs more starts again in the slow pool, whose few threads leave processors
 * to the quick one. So a heavy question delays others by no more than that moment.
 *
 * @param <T> the answers of jobs
 */
public final class WorkScheduler<T> {
  private static final Duration QUICK_TIME_LIMIT = Duration.ofMillis(120);
  private static final Duration SLOW_TIME_LIMIT = Duration.ofSeconds(3);
  private static final Duration JOB_TIME_LIMIT = Duration.ofSeconds(30);

  /** How long the result of a job is kept. */
  private static final Duration RETENTION = Duration.ofMinutes(5);

  /**
   * The quick pool may use one part in this many of the memory, in equal shares for its threads.
   * Questions and jobs of the slow pool have parts of their own.
   */
  private static final int QUICK_PART = 16;

  private static final int SLOW_PART = 8;
  private static final int JOB_PART = 4;

  /** Stored answers of finished jobs may take one part in this many of the memory. */
  private static final int KEPT_PART = 32;

  private static final int MAX_QUICK_TASKS_OF_ONE_CLIENT = 256;
  private static final int MAX_SLOW_TASKS_OF_ONE_CLIENT = 16;
  private static final int MAX_QUICK_TASKS = 2_000;
  private static final int MAX_SLOW_TASKS = 200;

  private final ComputePool quick;
  private final ComputePool slow;
  private final JobRegistry<T> jobs;
  private final Consumer<Throwable> failures;

  /**
   * Starts the compute threads.
   *
   * @param size the bytes of an answer
   * @param failures receives the failure of each job; no caller waits for it
   */
  public WorkScheduler(ToLongFunction<T> size, Consumer<Throwable> failures) {
    this(Runtime.getRuntime().availableProcessors(), size, failures);
  }

  WorkScheduler(int processors, ToLongFunction<T> size, Consumer<Throwable> failures) {
    this.jobs = new JobRegistry<>(RETENTION, Runtime.getRuntime().maxMemory() / KEPT_PART, size);
    this.failures = failures;
    this.quick =
        new ComputePool(
            "quick",
            Math.max(2, processors),
            new FairQueue<>(MAX_QUICK_TASKS_OF_ONE_CLIENT, MAX_QUICK_TASKS));
    this.slow =
        new ComputePool(
            "slow",
            Math.max(1, processors / 2),
            new FairQueue<>(MAX_SLOW_TASKS_OF_ONE_CLIENT, MAX_SLOW_TASKS));
  }

  /** How long a question usually takes while its client waits. */
  public enum Weight {
    /** Usually a moment. */
    LIGHT,
    /** Never worth a try in the quick pool. */
    HEAVY
  }

  /** Returns the limits of one task, assuming that every thread of the pool runs such a task. */
  private static Limits limits(ComputePool lane, Duration time, int part) {
    long memory = Runtime.getRuntime().maxMemory() / part / lane.threads();
    return new Limits(time, Long.MAX_VALUE, memory);
  }

  /** Computes something short, without limits of its own, while the client waits. */
  public <R> R compute(String client, Supplier<R> work) throws InterruptedException {
    return answer(client, Weight.LIGHT, progress -> Task.Completion.whole(work.get()));
  }

  /** Computes an answer while the client waits. */
  public <R> R answer(String client, Weight weight, Task<R> task) throws InterruptedException {
    if (weight == Weight.LIGHT) {
      try {
        Task.Completion<R> first =
            await(quick, new Job<>(client, task, limits(quick, QUICK_TIME_LIMIT, QUICK_PART)));
        if (first.whole()) {
          return first.answer();
        }
      } catch (WorkFailure.OutOfTime late) {
        // The slow pool allows more time.
      }
    }
    return await(slow, new Job<>(client, task, limits(slow, SLOW_TIME_LIMIT, SLOW_PART))).answer();
  }

  private static <R> Task.Completion<R> await(ComputePool lane, Job<R> job)
      throws InterruptedException {
    lane.add(job.client(), job);
    try {
      return job.await();
    } catch (InterruptedException gone) {
      job.cancel();
      lane.remove(job.client(), job);
      throw gone;
    }
  }

  /** Starts a job. The client returns later for its answer. */
  public Job<T> submit(String client, Task<T> task) {
    Job<T> job = new Job<>(client, task, limits(slow, JOB_TIME_LIMIT, JOB_PART), this::ended);
    jobs.add(job, () -> slow.add(client, job));
    return job;
  }

  private void ended(Job<T> job) {
    jobs.ended(job);
    job.failure().ifPresent(failures);
  }

  public Optional<Job<T>> job(String id) {
    return jobs.find(id);
  }

  /** Returns a lower bound of the number of jobs that run before this one. */
  public int ahead(Job<?> job) {
    return slow.ahead(job.client(), job);
  }

  /** Cancels a job; a running one ends soon. */
  public void cancel(Job<?> job) {
    job.cancel();
    slow.remove(job.client(), job);
  }

  /** Cancels a job and forgets it. */
  public void drop(Job<?> job) {
    cancel(job);
    jobs.remove(job);
  }

  /** Returns the number of stored jobs, finished or not. */
  public int jobs() {
    return jobs.size();
  }

  /** Returns the number of tasks that wait for the quick pool. */
  public int waitingQuick() {
    return quick.waiting();
  }

  /** Returns the number of tasks that wait for the slow pool. */
  public int waitingSlow() {
    return slow.waiting();
  }
}

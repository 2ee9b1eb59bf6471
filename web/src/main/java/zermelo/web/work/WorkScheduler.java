package zermelo.web.work;

import java.time.Duration;
import java.util.Optional;
import zermelo.kernel.limits.Limits;
import zermelo.web.server.Response;

/**
 * Where answers are computed. Work begins in the quick lane with a moment's time, which suffices
 * for most questions; what needs more is begun anew in the slow lane, whose few threads leave
 * processors to the quick one. So a heavy question delays others by that moment at most, whoever
 * asks it.
 */
public final class WorkScheduler {
  private static final Duration MOMENT = Duration.ofMillis(120);
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Duration LONG = Duration.ofSeconds(30);

  /** How long the result of a job is kept. */
  private static final Duration KEPT = Duration.ofMinutes(5);

  /**
   * All that is worked on at once in a lane may take so many parts of the memory, jobs and
   * questions in the slow lane alike: a thread has its share of that.
   */
  private static final int QUICK_PART = 16;

  private static final int SLOW_PART = 8;
  private static final int JOB_PART = 4;

  /** Answers of jobs that wait for somebody take this part of the memory. */
  private static final int KEPT_PART = 32;

  private static final int QUICK_OF_ONE = 256;
  private static final int SLOW_OF_ONE = 16;
  private static final int MOST_QUICK = 2_000;
  private static final int MOST_SLOW = 200;

  private final ComputePool quick;
  private final ComputePool slow;
  private final JobRegistry jobs =
      new JobRegistry(KEPT, Runtime.getRuntime().maxMemory() / KEPT_PART);

  public WorkScheduler() {
    this(Runtime.getRuntime().availableProcessors());
  }

  WorkScheduler(int processors) {
    this.quick =
        new ComputePool(
            "quick", Math.max(2, processors), new FairQueue<>(QUICK_OF_ONE, MOST_QUICK));
    this.slow =
        new ComputePool(
            "slow", Math.max(1, processors / 2), new FairQueue<>(SLOW_OF_ONE, MOST_SLOW));
  }

  /** How long a question may take that somebody waits for. */
  public enum Weight {
    /** Usually a moment. */
    LIGHT,
    /** Never worth a try within a moment. */
    HEAVY
  }

  /** What one piece of work may take where every thread of the lane may be at such work. */
  private static Limits budget(ComputePool lane, Duration time, int part) {
    long memory = Runtime.getRuntime().maxMemory() / part / lane.threads();
    return new Limits(time, Long.MAX_VALUE, memory);
  }

  /** The answer to a question that somebody waits for. */
  public <T> T answer(String client, Weight weight, Task<T> task) throws InterruptedException {
    if (weight == Weight.LIGHT) {
      try {
        Task.Completion<T> first =
            await(quick, new Job<>(client, task, budget(quick, MOMENT, QUICK_PART)));
        if (first.whole()) {
          return first.answer();
        }
      } catch (Job.OutOfTime late) {
        // The slow lane has more.
      }
    }
    try {
      return await(slow, new Job<>(client, task, budget(slow, PATIENCE, SLOW_PART))).answer();
    } catch (Job.OutOfTime late) {
      throw late.problem();
    }
  }

  private static <T> Task.Completion<T> await(ComputePool lane, Job<T> job)
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

  /** Begins work that somebody comes back for. */
  public Job<Response> submit(String client, Task<Response> task) {
    Job<Response> job = new Job<>(client, task, budget(slow, LONG, JOB_PART), jobs::ended);
    jobs.add(job, () -> slow.add(client, job));
    return job;
  }

  public Optional<Job<Response>> job(String id) {
    return jobs.find(id);
  }

  /** How many jobs come before this one, at least. */
  public int ahead(Job<?> job) {
    return slow.ahead(job.client(), job);
  }

  /** Stops a job; what is being done ends soon. */
  public void cancel(Job<?> job) {
    job.cancel();
    slow.remove(job.client(), job);
  }

  /** Stops a job that nobody will come back for. */
  public void drop(Job<?> job) {
    cancel(job);
    jobs.remove(job);
  }

  /** How many jobs are kept, whether they are done or not. */
  public int jobs() {
    return jobs.size();
  }

  /** How many pieces of work wait in the quick lane. */
  public int waitingQuick() {
    return quick.waiting();
  }

  /** How many pieces of work wait in the slow lane. */
  public int waitingSlow() {
    return slow.waiting();
  }
}

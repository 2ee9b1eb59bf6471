package zermelo.web.work;

import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import zermelo.solve.Budget;
import zermelo.web.server.Problem;
import zermelo.web.server.Reply;

/**
 * Where answers are computed. Work begins in the quick lane with a moment's time, which suffices
 * for most questions; what needs more is begun anew in the slow lane, whose few threads leave
 * processors to the quick one. So a heavy question delays others by that moment at most, whoever
 * asks it.
 */
public final class Workshop {
  private static final Duration MOMENT = Duration.ofMillis(120);
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final Duration LONG = Duration.ofSeconds(30);

  /** How long the result of a job is kept. */
  private static final Duration KEPT = Duration.ofMinutes(5);

  /** What is said of rules that take too long for a single position. */
  public static final String TOO_MUCH =
      "looking at one position takes too long here; try smaller numbers";

  private static final int MOST_JOBS = 500;
  private static final int JOBS_OF_ONE = 8;
  private static final int QUICK_OF_ONE = 256;
  private static final int SLOW_OF_ONE = 16;
  private static final int MOST_QUICK = 2_000;
  private static final int MOST_SLOW = 200;

  private final Lane quick;
  private final Lane slow;
  private final Map<String, Job<Reply>> jobs = new ConcurrentHashMap<>();

  public Workshop() {
    int processors = Runtime.getRuntime().availableProcessors();
    this.quick = new Lane("quick", Math.max(2, processors), new Turns<>(QUICK_OF_ONE, MOST_QUICK));
    this.slow = new Lane("slow", Math.max(1, processors / 2), new Turns<>(SLOW_OF_ONE, MOST_SLOW));
  }

  /** How long a question may take that somebody waits for. */
  public enum Weight {
    /** Usually a moment. */
    LIGHT,
    /** Never worth a try within a moment. */
    HEAVY
  }

  private static Budget budget(Duration time, int share) {
    return new Budget(time, Long.MAX_VALUE, Runtime.getRuntime().maxMemory() / share);
  }

  /** The answer to a question that somebody waits for. */
  public <T> T answer(String client, Weight weight, Task<T> task) throws InterruptedException {
    if (weight == Weight.LIGHT) {
      try {
        Task.Outcome<T> first = await(quick, new Job<>(client, task, budget(MOMENT, 32)));
        if (first.whole()) {
          return first.answer();
        }
      } catch (Job.OutOfTime late) {
        // The slow lane has more.
      }
    }
    try {
      return await(slow, new Job<>(client, task, budget(PATIENCE, 8))).answer();
    } catch (Job.OutOfTime late) {
      throw new Problem(400, TOO_MUCH);
    }
  }

  private static <T> Task.Outcome<T> await(Lane lane, Job<T> job) throws InterruptedException {
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
  public Job<Reply> submit(String client, Task<Reply> task) {
    jobs.values().removeIf(job -> job.olderThan(KEPT.toNanos()));
    long own =
        jobs.values().stream()
            .filter(job -> job.client().equals(client) && !job.state().last())
            .count();
    if (own >= JOBS_OF_ONE) {
      throw Problem.tooMany(own + " jobs of yours are not done yet; cancel one, or wait", 5);
    }
    if (jobs.size() >= MOST_JOBS) {
      throw Problem.busy("there are too many jobs; ask again in a minute", 60);
    }
    Job<Reply> job = new Job<>(client, task, budget(LONG, 4));
    slow.add(client, job);
    jobs.put(job.id(), job);
    return job;
  }

  public Optional<Job<Reply>> job(String id) {
    return Optional.ofNullable(jobs.get(id));
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

  /** How many pieces of work wait in the quick lane. */
  public int waitingQuick() {
    return quick.waiting();
  }

  /** How many pieces of work wait in the slow lane. */
  public int waitingSlow() {
    return slow.waiting();
  }
}

package zermelo.web.work;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.Response;

/**
 * The jobs that clients may query. Finished jobs are kept for a while, with limits per client and
 * in total. A client over its limit loses its own oldest finished job.
 */
final class JobRegistry {
  private static final int MOST = 500;

  /** Maximum number of jobs per client, of which {@link #UNDONE} may be unfinished. */
  private static final int OF_ONE = 32;

  private static final int UNDONE = 8;

  private final Duration kept;
  private final long room;
  private final Map<String, Job<Response>> jobs = new LinkedHashMap<>();

  /**
   * @param kept how long a finished job is kept
   * @param room the limit on the answers of all jobs, in bytes
   */
  JobRegistry(Duration kept, long room) {
    this.kept = kept;
    this.room = room;
  }

  /** Adds a job within the limits and starts it. */
  synchronized void add(Job<Response> job, Runnable begin) {
    String client = job.client();
    jobs.values().removeIf(one -> one.olderThan(kept.toNanos()));
    long undone = count(one -> one.client().equals(client) && !one.over());
    if (undone >= UNDONE) {
      throw HttpProblem.tooMany(undone + " jobs of yours are not done yet; cancel one, or wait", 5);
    }
    if (count(one -> one.client().equals(client)) >= OF_ONE) {
      dropOldest(one -> one.client().equals(client));
    }
    if (jobs.size() >= MOST && !dropOldest(any -> true)) {
      throw HttpProblem.busy("there are too many jobs; ask again in a minute", 60);
    }
    begin.run();
    jobs.put(job.id(), job);
  }

  private long count(Predicate<Job<Response>> which) {
    return jobs.values().stream().filter(which).count();
  }

  /** Forgets the oldest finished job; false if there is none. */
  private boolean dropOldest(Predicate<Job<Response>> which) {
    for (Iterator<Job<Response>> all = jobs.values().iterator(); all.hasNext(); ) {
      Job<Response> job = all.next();
      if (job.over() && which.test(job)) {
        all.remove();
        return true;
      }
    }
    return false;
  }

  /** Called when a job has ended. Drops older answers while all of them exceed the limit. */
  synchronized void ended(Job<Response> last) {
    long taken = jobs.values().stream().mapToLong(JobRegistry::bytes).sum();
    for (Iterator<Job<Response>> all = jobs.values().iterator(); taken > room && all.hasNext(); ) {
      Job<Response> job = all.next();
      if (job.over() && !job.equals(last)) {
        taken -= bytes(job);
        all.remove();
      }
    }
  }

  private static long bytes(Job<Response> job) {
    return job.outcome().map(outcome -> (long) outcome.answer().length()).orElse(0L);
  }

  synchronized Optional<Job<Response>> find(String id) {
    return Optional.ofNullable(jobs.get(id));
  }

  synchronized void remove(Job<?> job) {
    jobs.remove(job.id());
  }

  synchronized int size() {
    return jobs.size();
  }
}

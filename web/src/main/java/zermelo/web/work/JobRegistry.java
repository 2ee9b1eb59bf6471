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
 * The jobs that somebody may come back for. Those that have ended are kept for a while, as many of
 * one client and of all as there is room for; whoever wants more loses own ones first.
 */
final class JobRegistry {
  private static final int MOST = 500;

  /** How many of one client are kept, {@link #UNDONE} of which may not be done yet. */
  private static final int OF_ONE = 32;

  private static final int UNDONE = 8;

  private final Duration kept;
  private final long room;
  private final Map<String, Job<Response>> jobs = new LinkedHashMap<>();

  /**
   * @param kept how long a job is kept that has ended
   * @param room for the answers of all jobs, in bytes
   */
  JobRegistry(Duration kept, long room) {
    this.kept = kept;
    this.room = room;
  }

  /** Takes a job if there is room for it, and begins it. */
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

  /** Forgets the oldest one that has ended; false if there is none. */
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

  /** A job has ended: older answers make room for its own. */
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

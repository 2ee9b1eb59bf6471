package zermelo.web.work;

import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * The jobs that clients may query. Finished jobs are kept for a while, with limits per client and
 * in total. A client over its limit loses its own oldest finished job.
 */
final class JobRegistry<T> {
  private static final int MAX_JOBS = 500;

  /** Maximum number of jobs per client, of which {@link #UNDONE} may be unfinished. */
  private static final int OF_ONE = 32;

  private static final int UNDONE = 8;

  private final Duration kept;
  private final long room;
  private final ToLongFunction<T> size;
  private final Map<String, Job<T>> jobs = new LinkedHashMap<>();

  /**
   * Creates an empty registry.
   *
   * @param kept how long a finished job is kept
   * @param room the limit on the answers of all jobs, in bytes
   * @param size the bytes of one answer
   */
  JobRegistry(Duration kept, long room, ToLongFunction<T> size) {
    this.kept = kept;
    this.room = room;
    this.size = size;
  }

  /** Adds a job within the limits and starts it. */
  synchronized void add(Job<T> job, Runnable begin) {
    String client = job.client();
    jobs.values().removeIf(one -> one.olderThan(kept.toNanos()));
    long undone = count(one -> one.client().equals(client) && !one.over());
    if (undone >= UNDONE) {
      throw new WorkFailure.ClientLimit(
          undone + " of your jobs are not finished yet; cancel one, or wait",
          Duration.ofSeconds(5));
    }
    if (count(one -> one.client().equals(client)) >= OF_ONE) {
      dropOldest(one -> one.client().equals(client));
    }
    if (jobs.size() >= MAX_JOBS && !dropOldest(any -> true)) {
      throw new WorkFailure.ServerLimit(
          "there are too many jobs; ask again in a minute", Duration.ofMinutes(1));
    }
    begin.run();
    jobs.put(job.id(), job);
  }

  private long count(Predicate<Job<T>> which) {
    return jobs.values().stream().filter(which).count();
  }

  /** Forgets the oldest finished job; false if there is none. */
  private boolean dropOldest(Predicate<Job<T>> which) {
    for (Iterator<Job<T>> all = jobs.values().iterator(); all.hasNext(); ) {
      Job<T> job = all.next();
      if (job.over() && which.test(job)) {
        all.remove();
        return true;
      }
    }
    return false;
  }

  /** Called when a job has ended. Drops older answers while all of them exceed the limit. */
  synchronized void ended(Job<T> last) {
    long taken = jobs.values().stream().mapToLong(this::bytes).sum();
    for (Iterator<Job<T>> all = jobs.values().iterator(); taken > room && all.hasNext(); ) {
      Job<T> job = all.next();
      if (job.over() && !job.equals(last)) {
        taken -= bytes(job);
        all.remove();
      }
    }
  }

  private long bytes(Job<T> job) {
    return job.outcome().map(outcome -> size.applyAsLong(outcome.answer())).orElse(0L);
  }

  synchronized Optional<Job<T>> find(String id) {
    return Optional.ofNullable(jobs.get(id));
  }

  synchronized void remove(Job<?> job) {
    jobs.remove(job.id());
  }

  synchronized int size() {
    return jobs.size();
  }
}

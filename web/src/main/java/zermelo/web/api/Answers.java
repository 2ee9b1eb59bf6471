package zermelo.web.api;

import java.util.Optional;
import zermelo.web.server.Call;
import zermelo.web.server.Endpoint;
import zermelo.web.server.Problem;
import zermelo.web.server.Query;
import zermelo.web.server.Reply;
import zermelo.web.work.Allowance;
import zermelo.web.work.Cache;
import zermelo.web.work.Job;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop;

/**
 * How questions are answered: from memory where the same was asked lately, else in the workshop;
 * whoever says {@code wait=job} comes back for the answer.
 */
public final class Answers {
  private static final String WAIT = "wait";

  private final Workshop workshop;
  private final Cache cache;
  private final JobJson jobs;

  /** Computes an answer from a query. */
  @FunctionalInterface
  interface Question {
    Task.Outcome<Reply> answer(Query query, Allowance allowance);
  }

  public Answers(Workshop workshop, Cache cache) {
    this.workshop = workshop;
    this.cache = cache;
    this.jobs = new JobJson(workshop);
  }

  /**
   * An endpoint whose answers are the same whenever the same is asked.
   *
   * @param name of the route
   */
  Endpoint kept(String name, Workshop.Weight weight, Question question) {
    return call -> {
      String key = name + call.query().key();
      Optional<Reply> known = cache.get(key);
      if (known.isPresent()) {
        return known.get();
      }
      return answer(
          call,
          weight,
          allowance -> {
            Task.Outcome<Reply> outcome = question.answer(call.query(), allowance);
            if (outcome.whole() && outcome.answer().status() == 200) {
              cache.put(key, outcome.answer());
            }
            return outcome;
          });
    };
  }

  /** An endpoint that answers anew each time. */
  Endpoint fresh(Workshop.Weight weight, Question question) {
    return call -> answer(call, weight, allowance -> question.answer(call.query(), allowance));
  }

  private Reply answer(Call call, Workshop.Weight weight, Task<Reply> task)
      throws InterruptedException {
    if (!call.query().has(WAIT)) {
      return workshop.answer(call.client(), weight, task);
    }
    if (!call.query().one(WAIT).equals("job")) {
      throw new Problem(400, "'wait' is job, or not given");
    }
    Job<Reply> job = workshop.submit(call.client(), task);
    return Reply.json(202, jobs.of(job)).with("Location", "/api/jobs/" + job.id());
  }
}

package zermelo.web.api;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.BadInput;
import zermelo.web.server.Call;
import zermelo.web.server.Endpoint;
import zermelo.web.server.Problem;
import zermelo.web.server.Query;
import zermelo.web.server.Reply;
import zermelo.web.server.Unavailable;
import zermelo.web.work.Allowance;
import zermelo.web.work.Cache;
import zermelo.web.work.Job;
import zermelo.web.work.Task;
import zermelo.web.work.Workshop;

/**
 * How questions are answered: from memory where the same was asked lately, else in the workshop.
 * Whoever says {@code wait=job} comes back for the answer, which only the same server can give;
 * whoever says {@code wait=events} stays and is told how far it is.
 */
public final class Answers {
  private static final String WAIT = "wait";

  /**
   * What any question may come with: the place that a page is at. Who asks about a whole game sends
   * the moves along, and they do not matter.
   */
  private static final List<String> PLACE =
      List.of("game", "set.", "position", "misere", "first", "m", WAIT);

  private final Workshop workshop;
  private final Cache cache;
  private final WebCatalogue catalogue;
  private final JobJson jobs;

  /** Computes an answer from a query. */
  @FunctionalInterface
  interface Question {
    Task.Outcome<Reply> answer(Query query, Allowance allowance);
  }

  public Answers(Workshop workshop, Cache cache, WebCatalogue catalogue) {
    this.workshop = workshop;
    this.cache = cache;
    this.catalogue = catalogue;
    this.jobs = new JobJson(workshop);
  }

  /**
   * An endpoint whose answers are the same whenever the same is asked.
   *
   * @param name of the route
   * @param names of what may be asked beside the place
   */
  Endpoint kept(String name, Workshop.Weight weight, Question question, String... names) {
    List<String> accepted = accepted(names);
    return told(
        call -> {
          call.query().only(accepted);
          String key = name + call.query().key(WAIT);
          Optional<Reply> known = cache.get(key);
          if (known.isPresent()) {
            return stays(call) ? only("done", JobJson.known(known.get())) : known.get();
          }
          return answer(
              call,
              weight,
              allowance -> {
                Task.Outcome<Reply> outcome = packed(question.answer(call.query(), allowance));
                if (outcome.whole() && outcome.answer().status() == 200) {
                  cache.put(key, outcome.answer());
                }
                return outcome;
              });
        });
  }

  /** An endpoint that answers anew each time. */
  Endpoint fresh(Workshop.Weight weight, Question question, String... names) {
    List<String> accepted = accepted(names);
    return told(
        call -> {
          call.query().only(accepted);
          return answer(
              call, weight, allowance -> packed(question.answer(call.query(), allowance)));
        });
  }

  private static List<String> accepted(String... names) {
    return Stream.concat(PLACE.stream(), Stream.of(names)).toList();
  }

  /** Compressed here, on a thread that is made for computing, and once. */
  private static Task.Outcome<Reply> packed(Task.Outcome<Reply> outcome) {
    return new Task.Outcome<>(outcome.answer().packed(), outcome.whole());
  }

  /** Who listens to events hears by them what is wrong: browsers show nothing else of a stream. */
  private static Endpoint told(Endpoint endpoint) {
    return call -> {
      try {
        return endpoint.answer(call);
      } catch (Problem | BadInput | Unavailable e) {
        if (!stays(call)) {
          throw e;
        }
        return only("failed", JobJson.refused(e));
      }
    };
  }

  private static Reply only(String name, String data) {
    return Reply.events(sink -> sink.event("", name, data));
  }

  private static boolean stays(Call call) {
    return call.query().all(WAIT).equals(List.of("events"));
  }

  private Reply answer(Call call, Workshop.Weight weight, Task<Reply> task)
      throws InterruptedException {
    catalogue.fetch(call.query().one("game", ""));
    catalogue.fetch(call.query().one("position", ""));
    return switch (call.query().one(WAIT, "")) {
      case "" -> workshop.answer(call.client(), weight, task);
      case "job" -> {
        Job<Reply> job = workshop.submit(call.client(), task);
        yield Reply.json(202, jobs.of(job)).with("Location", "/api/jobs/" + job.id());
      }
      case "events" -> {
        Job<Reply> job = workshop.submit(call.client(), task);
        yield Reply.events(new JobEvents(workshop, jobs, job, true));
      }
      default -> throw new Problem(400, "'wait' is job or events, or not given");
    };
  }
}

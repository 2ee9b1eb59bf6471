package zermelo.web.api;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.input.BadInput;
import zermelo.web.server.Endpoint;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.QueryParameters;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.server.ServiceUnavailable;
import zermelo.web.work.Job;
import zermelo.web.work.Task;
import zermelo.web.work.TaskLimits;
import zermelo.web.work.WorkScheduler;

/**
 * How questions are answered: from memory where the same was asked lately, else in the workshop.
 * Whoever says {@code wait=job} comes back for the answer, which only the same server can give;
 * whoever says {@code wait=events} stays and is told how far it is.
 */
public final class EndpointFactory {
  private static final String WAIT = "wait";

  /**
   * What any question may come with: the place that a page is at. Who asks about a whole game sends
   * the moves along, and they do not matter.
   */
  private static final List<String> PLACE =
      List.of("game", "set.", "position", "misere", "first", "m", WAIT);

  private final WorkScheduler workshop;
  private final ResponseCache cache;
  private final WebCatalogue catalogue;
  private final JobJson jobs;

  /** Computes an answer from a query. */
  @FunctionalInterface
  interface QueryHandler {
    Task.Completion<Response> answer(QueryParameters query, TaskLimits allowance);
  }

  public EndpointFactory(WorkScheduler workshop, ResponseCache cache, WebCatalogue catalogue) {
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
  Endpoint kept(String name, WorkScheduler.Weight weight, QueryHandler question, String... names) {
    List<String> accepted = accepted(names);
    return told(
        call -> {
          call.query().only(accepted);
          String key = name + call.query().key(WAIT);
          Optional<Response> known = cache.get(key);
          if (known.isPresent()) {
            return stays(call) ? only("done", JobJson.known(known.get())) : known.get();
          }
          return answer(
              call,
              weight,
              allowance -> {
                Task.Completion<Response> outcome =
                    packed(question.answer(call.query(), allowance));
                if (outcome.whole() && outcome.answer().status() == 200) {
                  cache.put(key, outcome.answer());
                }
                return outcome;
              });
        });
  }

  /** An endpoint that answers anew each time. */
  Endpoint fresh(WorkScheduler.Weight weight, QueryHandler question, String... names) {
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
  private static Task.Completion<Response> packed(Task.Completion<Response> outcome) {
    return new Task.Completion<>(outcome.answer().packed(), outcome.whole());
  }

  /** Who listens to events hears by them what is wrong: browsers show nothing else of a stream. */
  private static Endpoint told(Endpoint endpoint) {
    return call -> {
      try {
        return endpoint.answer(call);
      } catch (HttpProblem | BadInput | ServiceUnavailable e) {
        if (!stays(call)) {
          throw e;
        }
        return only("failed", JobJson.refused(e));
      }
    };
  }

  private static Response only(String name, String data) {
    return Response.events(sink -> sink.event("", name, data));
  }

  private static boolean stays(Request call) {
    return call.query().all(WAIT).equals(List.of("events"));
  }

  private Response answer(Request call, WorkScheduler.Weight weight, Task<Response> task)
      throws InterruptedException {
    catalogue.fetch(call.query().one("game", ""));
    catalogue.fetch(call.query().one("position", ""));
    return switch (call.query().one(WAIT, "")) {
      case "" -> workshop.answer(call.client(), weight, task);
      case "job" -> {
        Job<Response> job = workshop.submit(call.client(), task);
        yield Response.json(202, jobs.of(job)).with("Location", "/api/jobs/" + job.id());
      }
      case "events" -> {
        Job<Response> job = workshop.submit(call.client(), task);
        yield Response.events(new JobStream(workshop, jobs, job, true));
      }
      default -> throw new HttpProblem(400, "'wait' is job or events, or not given");
    };
  }
}

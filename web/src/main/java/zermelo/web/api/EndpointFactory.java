package zermelo.web.api;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.limits.Progress;
import zermelo.web.server.Endpoint;
import zermelo.web.server.ProblemMapper;
import zermelo.web.server.QueryParameters;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.work.Job;
import zermelo.web.work.Task;
import zermelo.web.work.WorkScheduler;

/**
 * Creates endpoints for questions whose answers must be computed.
 *
 * <p>A cached endpoint computes an answer only if it is not in the cache. A fresh endpoint computes
 * it each time. The parameter {@code wait} says how the client waits. Without it, the response is
 * the answer. With {@code wait=job} the response is the id of a {@link Job}, and the client asks
 * this server for its answer later. With {@code wait=events} the client stays connected and
 * receives the progress as events.
 */
public final class EndpointFactory {
  private static final String WAIT = "wait";

  /**
   * The parameters that every question accepts: together they say what a page shows. A page sends
   * them all, even with a question about the whole game, which ignores the moves.
   */
  private static final List<String> PLACE =
      List.of("game", "set.", "position", "misere", "first", "m", WAIT);

  private final WorkScheduler<Response> scheduler;
  private final ResponseCache cache;
  private final WebCatalogue catalogue;
  private final JobJson jobs;

  /** Computes an answer from a query. */
  @FunctionalInterface
  interface QueryHandler {
    Task.Completion<Response> answer(QueryParameters query, Progress progress);
  }

  public EndpointFactory(
      WorkScheduler<Response> scheduler, ResponseCache cache, WebCatalogue catalogue) {
    this.scheduler = scheduler;
    this.cache = cache;
    this.catalogue = catalogue;
    this.jobs = new JobJson(scheduler);
  }

  /**
   * Returns an endpoint with cached answers: equal queries have equal answers.
   *
   * @param name the name of the route
   * @param names the accepted parameters beside {@link #PLACE}
   */
  Endpoint cached(
      String name, WorkScheduler.Weight weight, QueryHandler question, String... names) {
    List<String> accepted = accepted(names);
    return withErrorEvents(
        call -> {
          call.query().only(accepted);
          String key = name + call.query().key(WAIT);
          Optional<Response> known = cache.get(key);
          if (known.isPresent()) {
            return wantsEvents(call) ? only("done", JobJson.known(known.get())) : known.get();
          }
          return answer(
              call,
              weight,
              progress -> {
                Task.Completion<Response> outcome = packed(question.answer(call.query(), progress));
                if (outcome.whole() && outcome.answer().isOk()) {
                  cache.put(key, outcome.answer());
                }
                return outcome;
              });
        });
  }

  /** Returns an endpoint that computes each answer again. */
  Endpoint fresh(WorkScheduler.Weight weight, QueryHandler question, String... names) {
    List<String> accepted = accepted(names);
    return withErrorEvents(
        call -> {
          call.query().only(accepted);
          return answer(call, weight, progress -> packed(question.answer(call.query(), progress)));
        });
  }

  private static List<String> accepted(String... names) {
    return Stream.concat(PLACE.stream(), Stream.of(names)).toList();
  }

  /** Compresses an answer once, here on a compute thread. */
  private static Task.Completion<Response> packed(Task.Completion<Response> outcome) {
    return new Task.Completion<>(outcome.answer().packed(), outcome.whole());
  }

  /** Event-stream clients receive errors as events, because browsers show no other response. */
  private static Endpoint withErrorEvents(Endpoint endpoint) {
    return call -> {
      try {
        return endpoint.answer(call);
      } catch (RuntimeException e) {
        if (!wantsEvents(call) || ProblemMapper.expected(e).isEmpty()) {
          throw e;
        }
        return only("failed", JobJson.refused(e));
      }
    };
  }

  private static Response only(String name, String data) {
    return Response.events(sink -> sink.event("", name, data));
  }

  private static boolean wantsEvents(Request call) {
    return call.query().all(WAIT).equals(List.of("events"));
  }

  private Response answer(Request call, WorkScheduler.Weight weight, Task<Response> task)
      throws InterruptedException {
    catalogue.fetch(call.query().one("game", ""));
    catalogue.fetch(call.query().one("position", ""));
    return switch (call.query().one(WAIT, "")) {
      case "" -> scheduler.answer(call.client(), weight, task);
      case "job" -> {
        Job<Response> job = scheduler.submit(call.client(), task);
        yield Response.accepted(jobs.of(job), "/api/jobs/" + job.id());
      }
      case "events" -> {
        Job<Response> job = scheduler.submit(call.client(), task);
        yield Response.events(new JobStream(scheduler, jobs, job, true));
      }
      default -> throw new BadInput("'wait' is job or events, or not given");
    };
  }
}

package zermelo.web.server.transport;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.ProblemJson;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.server.Route;
import zermelo.web.server.Routes;
import zermelo.web.server.ServiceUnavailable;

/** Routes a request to its endpoint and turns every failure into a response. */
public final class Dispatcher {
  /** The label in the metrics of requests without a route. */
  private static final String NONE = "none";

  /** An outage is logged at most once in this time. */
  private static final Duration QUIET = Duration.ofMinutes(1);

  private final AtomicLong told = new AtomicLong(System.nanoTime() - 1);
  private final Routes routes;
  private final Consumer<Throwable> bugs;

  /**
   * @param bugs receives the exceptions that no input explains
   */
  Dispatcher(Routes routes, Consumer<Throwable> bugs) {
    this.routes = routes;
    this.bugs = bugs;
  }

  /** A response with the name of the route that gave it. */
  record RoutedResponse(String route, Response reply) {}

  /** Reads the rest of a request, once its route is known. */
  interface RequestReader {
    Request call(String method, Map<String, String> parameters);
  }

  RoutedResponse answer(String method, List<String> parts, RequestReader reading) {
    String asked = method.equals("HEAD") ? "GET" : method;
    Optional<Routes.RouteMatch> found = routes.find(asked, parts);
    if (found.isEmpty()) {
      return new RoutedResponse(NONE, withoutRoute(method, parts));
    }
    Route route = found.get().route();
    try {
      Request call = reading.call(asked, found.get().parameters());
      return new RoutedResponse(route.name(), route.endpoint().answer(call));
    } catch (Throwable e) {
      return new RoutedResponse(route.name(), failed(e));
    }
  }

  private Response withoutRoute(String method, List<String> parts) {
    List<String> methods = routes.methods(parts);
    if (methods.isEmpty()) {
      return ProblemJson.reply(HttpProblem.unknown("there is nothing at this address"));
    }
    String allow = String.join(", ", methods);
    if (method.equals("OPTIONS")) {
      return Response.empty(204).with("Allow", allow);
    }
    String detail = method + " is not possible here, but " + allow;
    return ProblemJson.reply(new HttpProblem(405, detail, Map.of("Allow", allow), List.of()));
  }

  /** Logs an outage for the operator, but not once per request. */
  private void noted(ServiceUnavailable away) {
    long now = System.nanoTime();
    long before = told.get();
    if (now - before > 0 && told.compareAndSet(before, now + QUIET.toNanos())) {
      bugs.accept(away);
    }
  }

  /** Returns the response to a request that failed. */
  Response failed(Throwable e) {
    return switch (e) {
      case HttpProblem problem -> ProblemJson.reply(problem);
      case BadInput bad ->
          ProblemJson.reply(new HttpProblem(400, String.valueOf(bad.getMessage())));
      case RulesFault fault ->
          ProblemJson.reply(new HttpProblem(400, String.valueOf(fault.getMessage())));
      case ServiceUnavailable away -> {
        noted(away);
        yield ProblemJson.reply(ServiceUnavailable.problem());
      }
      case InterruptedException stopped ->
          ProblemJson.reply(HttpProblem.busy("the server is stopping, or this took too long", 5));
      default -> {
        bugs.accept(e);
        yield ProblemJson.reply(
            new HttpProblem(500, "something went wrong here; it is not your fault and was noted"));
      }
    };
  }
}

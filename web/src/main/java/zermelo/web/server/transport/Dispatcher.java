package zermelo.web.server.transport;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import zermelo.web.server.ErrorReporter;
import zermelo.web.server.HttpProblem;
import zermelo.web.server.ProblemJson;
import zermelo.web.server.ProblemMapper;
import zermelo.web.server.Request;
import zermelo.web.server.Response;
import zermelo.web.server.Route;
import zermelo.web.server.Routes;

/** Routes a request to its endpoint and turns every failure into a response. */
public final class Dispatcher {
  /** The label in the metrics of requests without a route. */
  private static final String NONE = "none";

  private final Routes routes;
  private final ErrorReporter errors;

  Dispatcher(Routes routes, ErrorReporter errors) {
    this.routes = routes;
    this.errors = errors;
  }

  /** A response with the name of the route that gave it. */
  record RoutedResponse(String route, Response response) {}

  /** Reads the rest of a request, once its route is known. */
  interface RequestReader {
    Request call(Map<String, String> parameters);
  }

  RoutedResponse answer(String method, List<String> parts, RequestReader reader) {
    String effective = method.equals("HEAD") ? "GET" : method;
    Optional<Routes.RouteMatch> found = routes.find(effective, parts);
    if (found.isEmpty()) {
      return new RoutedResponse(NONE, withoutRoute(method, parts));
    }
    Route route = found.get().route();
    try {
      Request request = reader.call(found.get().parameters());
      return new RoutedResponse(route.name(), route.endpoint().answer(request));
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

  /** Returns the response to a request that failed. */
  Response failed(Throwable e) {
    errors.report(e);
    return ProblemJson.reply(ProblemMapper.problem(e));
  }
}

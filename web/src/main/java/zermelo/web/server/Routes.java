package zermelo.web.server;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/**
 * All routes of the server. Packages add theirs before the server starts. The statuses 404 and 405,
 * the metrics and the API description come from this list.
 */
public final class Routes {
  private final List<Route> routes = new ArrayList<>();
  private final List<String> open = new ArrayList<>();

  /** A route that matches, with the values of its path parameters. */
  public record RouteMatch(Route route, Map<String, String> parameters) {}

  public Routes get(String template, String name, Endpoint endpoint) {
    return add("GET", template, name, endpoint);
  }

  public Routes post(String template, String name, Endpoint endpoint) {
    return add("POST", template, name, endpoint);
  }

  public Routes delete(String template, String name, Endpoint endpoint) {
    return add("DELETE", template, name, endpoint);
  }

  private Routes add(String method, String template, String name, Endpoint endpoint) {
    if (routes.stream()
        .anyMatch(
            route ->
                route.method().equals(method) && route.template().toString().equals(template))) {
      throw new IllegalArgumentException(method + " " + template + " is there already");
    }
    routes.add(new Route(method, PathTemplate.of(template), name, endpoint));
    return this;
  }

  /** Lets pages of any site read the paths with this prefix, such as {@code /uwapi/}. */
  public Routes open(String prefix) {
    open.add(prefix);
    return this;
  }

  /** Whether pages of other sites may read this path. */
  public boolean isOpen(String path) {
    return open.stream().anyMatch(path::startsWith);
  }

  /** Returns all routes in the order in which they were added. */
  public List<Route> all() {
    return List.copyOf(routes);
  }

  /** Returns the route for a request; of several that match, the one with the most fixed parts. */
  public Optional<RouteMatch> find(String method, List<String> parts) {
    return routes.stream()
        .filter(route -> route.method().equals(method))
        .flatMap(
            route ->
                route.template().match(parts).map(held -> new RouteMatch(route, held)).stream())
        .max(Comparator.comparingInt(found -> found.route().template().fixed()));
  }

  /** Returns the methods of a path, for {@code Allow}; empty if there is no such path. */
  public List<String> methods(List<String> parts) {
    TreeSet<String> methods = new TreeSet<>();
    for (Route route : routes) {
      if (route.template().match(parts).isPresent()) {
        methods.add(route.method());
      }
    }
    if (methods.contains("GET")) {
      methods.add("HEAD");
    }
    if (!methods.isEmpty()) {
      methods.add("OPTIONS");
    }
    return List.copyOf(methods);
  }
}

package zermelo.web.server;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import zermelo.kernel.BadInput;
import zermelo.kernel.RulesFault;

/** Finds who answers a request, and turns whatever goes wrong into an answer. */
final class Dispatcher {
  /** What measurements call requests that no route takes. */
  private static final String NONE = "none";

  /** How long nothing more is said of what cannot be reached. */
  private static final Duration QUIET = Duration.ofMinutes(1);

  private final AtomicLong told = new AtomicLong(System.nanoTime() - 1);
  private final Routes routes;
  private final Consumer<Throwable> bugs;

  /**
   * @param bugs who is told of exceptions that are nobody's input
   */
  Dispatcher(Routes routes, Consumer<Throwable> bugs) {
    this.routes = routes;
    this.bugs = bugs;
  }

  /** An answer with the name of the route that gave it. */
  record Answered(String route, Reply reply) {}

  /** Reads the rest of a request once it is known that somebody takes it. */
  interface Reading {
    Call call(String method, Map<String, String> parameters);
  }

  Answered answer(String method, List<String> parts, Reading reading) {
    String asked = method.equals("HEAD") ? "GET" : method;
    Optional<Routes.Found> found = routes.find(asked, parts);
    if (found.isEmpty()) {
      return new Answered(NONE, withoutRoute(method, parts));
    }
    Route route = found.get().route();
    try {
      Call call = reading.call(asked, found.get().parameters());
      return new Answered(route.name(), route.endpoint().answer(call));
    } catch (Throwable e) {
      return new Answered(route.name(), failed(e));
    }
  }

  private Reply withoutRoute(String method, List<String> parts) {
    List<String> methods = routes.methods(parts);
    if (methods.isEmpty()) {
      return Problems.reply(Problem.unknown("there is nothing at this address"));
    }
    String allow = String.join(", ", methods);
    if (method.equals("OPTIONS")) {
      return Reply.empty(204).with("Allow", allow);
    }
    String detail = method + " is not possible here, but " + allow;
    return Problems.reply(new Problem(405, detail, Map.of("Allow", allow), List.of()));
  }

  /** Whoever looks after the server hears of it, but not once for every request. */
  private void noted(Unavailable away) {
    long now = System.nanoTime();
    long before = told.get();
    if (now - before > 0 && told.compareAndSet(before, now + QUIET.toNanos())) {
      bugs.accept(away);
    }
  }

  /** The answer to a request that failed. */
  Reply failed(Throwable e) {
    return switch (e) {
      case Problem problem -> Problems.reply(problem);
      case BadInput bad -> Problems.reply(new Problem(400, String.valueOf(bad.getMessage())));
      case RulesFault fault -> Problems.reply(new Problem(400, String.valueOf(fault.getMessage())));
      case Unavailable away -> {
        noted(away);
        yield Problems.reply(Unavailable.problem());
      }
      case InterruptedException stopped ->
          Problems.reply(Problem.busy("the server is stopping, or this took too long", 5));
      default -> {
        bugs.accept(e);
        yield Problems.reply(
            new Problem(500, "something went wrong here; it is not your fault and was noted"));
      }
    };
  }
}

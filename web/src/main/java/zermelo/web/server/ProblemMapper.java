package zermelo.web.server;

import java.util.Optional;
import zermelo.kernel.RulesFault;
import zermelo.kernel.input.BadInput;
import zermelo.web.store.StoreFailure;
import zermelo.web.work.WorkFailure;

/** Maps failures to HTTP problems: the only table of statuses for exceptions. */
public final class ProblemMapper {
  private ProblemMapper() {}

  /** Returns the problem that a failure is to the client; 500 for a bug. */
  public static HttpProblem problem(Throwable failure) {
    return expected(failure)
        .orElseGet(
            () ->
                new HttpProblem(
                    500,
                    "the server failed here; it is not your fault, and the failure was logged"));
  }

  /** Returns the problem of a failure that input or load explains; empty for a bug. */
  public static Optional<HttpProblem> expected(Throwable failure) {
    return switch (failure) {
      case HttpProblem problem -> Optional.of(problem);
      case BadInput bad -> Optional.of(badRequest(bad));
      case RulesFault fault -> Optional.of(badRequest(fault));
      case WorkFailure work -> Optional.of(refused(work));
      case StoreFailure away ->
          Optional.of(
              HttpProblem.busy("the database cannot be reached at the moment; try again soon", 5));
      case InterruptedException stopped ->
          Optional.of(HttpProblem.busy("the server is stopping, or this took too long", 5));
      default -> Optional.empty();
    };
  }

  private static HttpProblem badRequest(RuntimeException failure) {
    return HttpProblem.badRequest(String.valueOf(failure.getMessage()));
  }

  private static HttpProblem refused(WorkFailure failure) {
    int status =
        switch (failure) {
          case WorkFailure.ClientLimit limit -> 429;
          case WorkFailure.ServerLimit limit -> 503;
          case WorkFailure.OutOfMemory memory -> 503;
          case WorkFailure.OutOfTime time -> failure.retryAfter().isPresent() ? 503 : 400;
          case WorkFailure.Cancelled cancelled -> 409;
        };
    return failure
        .retryAfter()
        .map(wait -> HttpProblem.later(status, failure.detail(), wait.toSeconds()))
        .orElseGet(() -> new HttpProblem(status, failure.detail()));
  }
}

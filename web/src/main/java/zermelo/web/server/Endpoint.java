package zermelo.web.server;

/**
 * Answers the requests of one route.
 *
 * <p>It runs on a virtual thread, and those are not taken turns with while they compute: what takes
 * more than a millisecond or two belongs on an executor with threads of its own, and the endpoint
 * waits for it.
 */
@FunctionalInterface
public interface Endpoint {
  /**
   * The answer. {@link HttpProblem} and {@link zermelo.kernel.input.BadInput} become answers of
   * their own; any other exception is a bug, and the client learns nothing but that there was one.
   */
  Response answer(Request call) throws InterruptedException;
}

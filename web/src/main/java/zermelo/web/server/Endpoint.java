package zermelo.web.server;

/**
 * Answers the requests of one route.
 *
 * <p>It runs on a virtual thread, and the JVM does not preempt virtual threads while they compute.
 * Work of more than a millisecond or two belongs on an executor with platform threads, and the
 * endpoint waits for it.
 */
@FunctionalInterface
public interface Endpoint {
  /**
   * Returns the response. {@link HttpProblem} and {@link zermelo.kernel.input.BadInput} have their
   * own responses. Any other exception is a bug; the client learns only that there was one.
   */
  Response answer(Request call) throws InterruptedException;
}

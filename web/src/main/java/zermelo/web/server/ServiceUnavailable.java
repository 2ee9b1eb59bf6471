package zermelo.web.server;

/**
 * Something that the server needs does not answer. Nothing that a client did is wrong, and the same
 * request may succeed soon: 503.
 */
public abstract class ServiceUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  protected ServiceUnavailable(String message, Throwable cause) {
    super(message, cause);
  }

  /** What a client is told. */
  public static HttpProblem problem() {
    return HttpProblem.busy("what is kept here cannot be reached at the moment; try again soon", 5);
  }
}

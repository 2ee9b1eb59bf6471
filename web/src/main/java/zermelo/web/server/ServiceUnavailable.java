package zermelo.web.server;

/**
 * Something that the server needs does not respond. The client did nothing wrong, and the same
 * request may succeed soon: status 503.
 */
public abstract class ServiceUnavailable extends RuntimeException {
  private static final long serialVersionUID = 1L;

  protected ServiceUnavailable(String message, Throwable cause) {
    super(message, cause);
  }

  /** Returns the problem that is sent to the client. */
  public static HttpProblem problem() {
    return HttpProblem.busy("what is kept here cannot be reached at the moment; try again soon", 5);
  }
}

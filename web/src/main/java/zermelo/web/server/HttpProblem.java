package zermelo.web.server;

import java.util.List;
import java.util.Map;

/**
 * A request that fails, with its HTTP status. The message is for the user: one clear sentence,
 * never a file path or a class name.
 */
public final class HttpProblem extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final int status;
  private final transient Map<String, String> headers;
  private final transient List<TextFault> faults;

  /** One mistake in a game's text; line and column count from 1. */
  public record TextFault(int line, int column, int length, String message) {}

  public HttpProblem(int status, String detail) {
    this(status, detail, Map.of(), List.of());
  }

  public HttpProblem(
      int status, String detail, Map<String, String> headers, List<TextFault> faults) {
    super(detail, null, false, false);
    this.status = status;
    this.headers = Map.copyOf(headers);
    this.faults = List.copyOf(faults);
  }

  /** Returns a 400: the request itself is wrong. */
  public static HttpProblem badRequest(String detail) {
    return new HttpProblem(400, detail);
  }

  /** Returns a 404: the requested thing does not exist. */
  public static HttpProblem unknown(String detail) {
    return new HttpProblem(404, detail);
  }

  /** Returns a 403: the request is valid, but this client may not make it. */
  public static HttpProblem forbidden(String detail) {
    return new HttpProblem(403, detail);
  }

  /** Returns a 409: the request is valid, but not in the current state. */
  public static HttpProblem conflict(String detail) {
    return new HttpProblem(409, detail);
  }

  public static HttpProblem tooLarge(String detail) {
    return new HttpProblem(413, detail);
  }

  /** Returns a 429: this client sends too many requests. */
  public static HttpProblem tooMany(String detail, int retryAfterSeconds) {
    return later(429, detail, retryAfterSeconds);
  }

  /** Returns a 503: all clients together send too many requests. */
  public static HttpProblem busy(String detail, int retryAfterSeconds) {
    return later(503, detail, retryAfterSeconds);
  }

  /** Returns a problem that lists the mistakes in a game's text. */
  public static HttpProblem text(String detail, List<TextFault> faults) {
    return new HttpProblem(400, detail, Map.of(), faults);
  }

  static HttpProblem later(int status, String detail, long seconds) {
    return new HttpProblem(
        status, detail, Map.of("Retry-After", Long.toString(seconds)), List.of());
  }

  public int status() {
    return status;
  }

  public Map<String, String> headers() {
    return headers;
  }

  public List<TextFault> faults() {
    return faults;
  }

  /** Returns the message, which is never null. */
  public String detail() {
    return String.valueOf(getMessage());
  }
}

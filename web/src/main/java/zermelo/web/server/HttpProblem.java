package zermelo.web.server;

import java.util.List;
import java.util.Map;

/**
 * A request that cannot be answered as asked, with the status that says why. The message is for the
 * person who asked: one clear sentence, never a path or a class.
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

  /** There is no such thing. */
  public static HttpProblem unknown(String detail) {
    return new HttpProblem(404, detail);
  }

  /** Right as such, but not for this client. */
  public static HttpProblem forbidden(String detail) {
    return new HttpProblem(403, detail);
  }

  /** Right as such, but not now. */
  public static HttpProblem conflict(String detail) {
    return new HttpProblem(409, detail);
  }

  public static HttpProblem tooLarge(String detail) {
    return new HttpProblem(413, detail);
  }

  /** This client asks too much. */
  public static HttpProblem tooMany(String detail, int retryAfterSeconds) {
    return later(429, detail, retryAfterSeconds);
  }

  /** All clients together ask too much. */
  public static HttpProblem busy(String detail, int retryAfterSeconds) {
    return later(503, detail, retryAfterSeconds);
  }

  /** Mistakes in a game's text. */
  public static HttpProblem text(String detail, List<TextFault> faults) {
    return new HttpProblem(400, detail, Map.of(), faults);
  }

  private static HttpProblem later(int status, String detail, int seconds) {
    return new HttpProblem(
        status, detail, Map.of("Retry-After", Integer.toString(seconds)), List.of());
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

  /** The message, which this problem always has. */
  public String detail() {
    return String.valueOf(getMessage());
  }
}

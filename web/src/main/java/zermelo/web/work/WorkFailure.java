package zermelo.web.work;

import java.time.Duration;
import java.util.Optional;

/** Thrown when work is refused or ends without an answer. The message is for the user. */
public abstract sealed class WorkFailure extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Optional<Duration> retryAfter;

  private WorkFailure(String detail, Optional<Duration> retryAfter) {
    super(detail, null, false, false);
    this.retryAfter = retryAfter;
  }

  /** Returns the message, which is never null. */
  public String detail() {
    return String.valueOf(getMessage());
  }

  /** Returns how long to wait before the same question; empty if it would fail again. */
  public Optional<Duration> retryAfter() {
    return retryAfter;
  }

  /** One client has too much work waiting. */
  public static final class ClientLimit extends WorkFailure {
    private static final long serialVersionUID = 1L;

    ClientLimit(String detail, Duration retryAfter) {
      super(detail, Optional.of(retryAfter));
    }
  }

  /** All clients together have too much work waiting. */
  public static final class ServerLimit extends WorkFailure {
    private static final long serialVersionUID = 1L;

    ServerLimit(String detail, Duration retryAfter) {
      super(detail, Optional.of(retryAfter));
    }
  }

  /** There is no answer within the time limit; a longer limit may give one. */
  public static final class OutOfTime extends WorkFailure {
    private static final long serialVersionUID = 1L;

    /** The rules take too long for one position. */
    OutOfTime() {
      super(
          "looking at one position took too long; try again, or smaller numbers", Optional.empty());
    }

    /** No useful answer was found in time. */
    public OutOfTime(String detail, Duration retryAfter) {
      super(detail, Optional.of(retryAfter));
    }
  }

  /** The work ended because no memory was left. */
  public static final class OutOfMemory extends WorkFailure {
    private static final long serialVersionUID = 1L;

    OutOfMemory() {
      super("the memory ran out; smaller numbers may work", Optional.of(Duration.ofSeconds(10)));
    }
  }

  /** The work was cancelled. */
  public static final class Cancelled extends WorkFailure {
    private static final long serialVersionUID = 1L;

    Cancelled() {
      super("this was cancelled", Optional.empty());
    }
  }
}

package zermelo.kernel.limits;

/**
 * Thrown to end work when a limit is reached or the work is cancelled.
 *
 * <p>The solver turns it into a result.
 */
public final class LimitReached extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What ended the work. */
  public enum Kind {
    TIME,
    POSITIONS,
    MEMORY,
    /** A table cannot grow any further, whatever the limits allow. */
    TABLE_SIZE,
    CANCELLED
  }

  private final Kind kind;
  private final String reason;

  public LimitReached(Kind kind, String reason) {
    super(reason, null, false, false);
    this.kind = kind;
    this.reason = reason;
  }

  public Kind kind() {
    return kind;
  }

  /** Says in words which limit was reached. */
  public String reason() {
    return reason;
  }
}

package zermelo.kernel;

/**
 * Thrown when the rules of a game fail at a position.
 *
 * <p>They divide by zero, exceed 2^63-1, or need more steps than a move may cost. The message names
 * the place in the rules.
 */
public final class RulesFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public RulesFault(String message) {
    super(message, null, false, false);
  }
}

package zermelo.kernel;

/**
 * Something a person gave us is wrong: a name, a number, a position, a file.
 *
 * <p>The message says what was wrong, where, and what would be right; it is shown as it is, without
 * a stack trace. It is thrown at the edge, where text becomes values, and nowhere else.
 */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public BadInput(String message) {
    super(message, null, false, false);
  }
}

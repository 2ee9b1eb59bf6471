package zermelo.kernel.input;

/**
 * Something a person gave us is wrong: a name, a number, a position, a file.
 *
 * <p>The message says what was wrong, where, and what would be right; it is shown as it is, without
 * a stack trace. It is thrown at the edge, where text becomes values, and nowhere else.
 */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String onCommandLine;

  public BadInput(String message) {
    this(message, "");
  }

  /**
   * With what follows the message on the command line only, such as the option that mends it:
   * elsewhere there are no options.
   */
  public BadInput(String message, String onCommandLine) {
    super(message, null, false, false);
    this.onCommandLine = onCommandLine;
  }

  /** The whole of it, for somebody at the command line. */
  public String onCommandLine() {
    return getMessage() + onCommandLine;
  }
}

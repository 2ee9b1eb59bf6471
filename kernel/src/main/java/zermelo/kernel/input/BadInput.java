package zermelo.kernel.input;

/**
 * Thrown when user input is wrong: a name, a number, a position, a file.
 *
 * <p>The message says what is wrong, where, and what would be right. It is shown without a stack
 * trace. Only code that turns text into values throws this exception.
 */
public final class BadInput extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String onCommandLine;

  public BadInput(String message) {
    this(message, "");
  }

  /**
   * Creates the exception with a text that follows the message on the command line only.
   *
   * <p>Such a text names, for example, the option that solves the problem. Other interfaces have no
   * options.
   */
  public BadInput(String message, String onCommandLine) {
    super(message, null, false, false);
    this.onCommandLine = onCommandLine;
  }

  /** The message with the addition for the command line. */
  public String onCommandLine() {
    return getMessage() + onCommandLine;
  }
}

package zermelo.cli.shell;

import java.util.regex.Pattern;
import zermelo.kernel.input.BadInput;

/** Shortens quotations in messages: a position may have 100,000 characters. */
public final class MessageShortener {
  private static final int KEPT = 60;
  private static final Pattern LONG = Pattern.compile("(\\S{" + KEPT + "})\\S{100,}(\\S{20})");

  private MessageShortener() {}

  /** Returns the message for bad input or faulty rules, for the command line. */
  public static String of(RuntimeException wrong) {
    return of(
        wrong instanceof BadInput bad ? bad.onCommandLine() : String.valueOf(wrong.getMessage()));
  }

  /** Returns the message with its very long words cut in the middle. */
  public static String of(String message) {
    return LONG.matcher(message).replaceAll("$1...$2");
  }
}

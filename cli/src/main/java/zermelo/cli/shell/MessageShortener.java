package zermelo.cli.shell;

import java.util.regex.Pattern;
import zermelo.kernel.input.BadInput;

/** Shortens what messages quote: nobody wants to read a position of 100,000 characters again. */
public final class MessageShortener {
  private static final int KEPT = 60;
  private static final Pattern LONG = Pattern.compile("(\\S{" + KEPT + "})\\S{100,}(\\S{20})");

  private MessageShortener() {}

  /** What somebody at the command line is told of bad input or of rules at fault. */
  public static String of(RuntimeException wrong) {
    return of(
        wrong instanceof BadInput bad ? bad.onCommandLine() : String.valueOf(wrong.getMessage()));
  }

  /** The message with its very long words cut in the middle. */
  public static String of(String message) {
    return LONG.matcher(message).replaceAll("$1...$2");
  }
}

package zermelo.cli.shell;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * The streams of a command: results go to {@code out}, progress and messages to {@code err}.
 *
 * @param colours whether {@code out} is a terminal with colours
 * @param live whether {@code err} is a terminal, on which progress may be shown
 * @param typed whether a person types at {@code in} and sees {@code out}
 */
public record Console(
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean colours,
    boolean live,
    boolean typed) {
  /** Creates a console without a terminal: no colours, no progress line, no interactive user. */
  public static Console plain(InputStream in, PrintStream out, PrintStream err) {
    return new Console(in, out, err, false, false, false);
  }

  /** The same console, with colours. */
  public Console withColours() {
    return new Console(in, out, err, true, live, typed);
  }

  /** Returns the streams of the process. The launcher says which of them are terminals. */
  public static Console ofProcess(ProcessOutput output) {
    String terminals = System.getProperty("zermelo.terminals", "");
    boolean plain =
        System.getenv().getOrDefault("NO_COLOR", "").length() > 0
            || System.getenv().getOrDefault("TERM", "").equals("dumb");
    return new Console(
        System.in,
        stream(output, 1 << 16),
        stream(new ProcessOutput(FileDescriptor.err), 1 << 10),
        terminals.contains("1") && !plain,
        terminals.contains("2"),
        terminals.contains("0") && terminals.contains("1"));
  }

  private static PrintStream stream(ProcessOutput output, int buffer) {
    return new PrintStream(new BufferedOutputStream(output, buffer), false, StandardCharsets.UTF_8);
  }

  /** Prints a warning; the command continues. */
  public void warn(String message) {
    message("zermelo: " + message);
  }

  /** Prints a message for the user, not for scripts. */
  public void message(String message) {
    out.flush();
    err.println(message);
    err.flush();
  }
}

package zermelo.cli.shell;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Where a command reads and writes: results to {@code out}, progress and messages to {@code err}.
 *
 * @param colours whether {@code out} is a terminal that may be given colours
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
  /** Streams at which nobody sits. */
  public Console(InputStream in, PrintStream out, PrintStream err, boolean colours, boolean live) {
    this(in, out, err, colours, live, false);
  }

  /** The process's own streams; the launcher tells which of them are terminals. */
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

  /** Says what went amiss without ending the command. */
  public void warn(String message) {
    say("zermelo: " + message);
  }

  /** Writes a message for the person, not for the script. */
  public void say(String message) {
    out.flush();
    err.println(message);
    err.flush();
  }
}

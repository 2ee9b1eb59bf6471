package zermelo.cli.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import zermelo.cli.shell.Console;

/**
 * Lines from a file or a pipe. Nobody sees them being typed, so they are written behind the prompt:
 * the output reads like a session at a terminal.
 */
public final class PipedLines implements Lines {
  /** What is longer is no move; the rest of such a line is read and dropped. */
  private static final int LONGEST = 10_000;

  private final Console console;
  private final BufferedReader in;
  private final boolean quiet;

  /**
   * @param quiet whether prompts and lines are left out of the output
   */
  public PipedLines(Console console, boolean quiet) {
    this.console = console;
    this.in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    this.quiet = quiet;
  }

  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> completions) {
    if (!quiet) {
      console.out().print(prompt);
    }
    console.out().flush();
    try {
      Optional<String> line = line();
      if (!quiet) {
        console.out().println(line.orElse(""));
      }
      return line;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<String> line() throws IOException {
    StringBuilder line = new StringBuilder();
    int c = in.read();
    if (c < 0) {
      return Optional.empty();
    }
    while (c >= 0 && c != '\n') {
      if (line.length() < LONGEST && c != '\r') {
        line.append((char) c);
      }
      c = in.read();
    }
    return Optional.of(line.toString());
  }
}

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
  private static final int LONGEST = 500;

  private final Console console;
  private final BufferedReader in;
  private final boolean prompts;
  private final boolean echo;

  /**
   * @param prompts whether prompts are written
   * @param echo whether what was read is written behind them
   */
  public PipedLines(Console console, boolean prompts, boolean echo) {
    this.console = console;
    this.in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    this.prompts = prompts;
    this.echo = echo;
  }

  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> completions) {
    if (prompts) {
      console.out().print(prompt);
    }
    console.out().flush();
    try {
      Optional<String> line = line();
      if (echo) {
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
        line.append(c < ' ' || c == 0x7f ? ' ' : (char) c); // no escape codes come through
      }
      c = in.read();
    }
    return Optional.of(line.toString());
  }
}

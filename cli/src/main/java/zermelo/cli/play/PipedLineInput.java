package zermelo.cli.play;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import zermelo.cli.shell.Console;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.kernel.input.LineReader;

/**
 * Reads lines from a file or a pipe. It echoes each line after its prompt, so that the output reads
 * like a session at a terminal.
 */
public final class PipedLineInput implements LineInput {
  /** Maximum length of a line; no move is longer. The rest of a longer line is dropped. */
  private static final int LONGEST = 500;

  private static final int LONGEST_LINE = 1 << 24;
  private static final Pattern CONTROLS = Pattern.compile("[\\x00-\\x1f\\x7f]");

  private final Console console;
  private final LineReader in;
  private final boolean prompts;
  private final boolean echo;

  /**
   * Reads the input of the console.
   *
   * @param prompts whether prompts are written
   * @param echo whether the lines read are written after the prompts
   */
  public PipedLineInput(Console console, boolean prompts, boolean echo) {
    this.console = console;
    this.in = new LineReader("standard input", console.in(), StandardCharsets.UTF_8, LONGEST_LINE);
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
      throw new BadInput("standard input cannot be read: " + InputFile.reason(e));
    }
  }

  /** Returns the next line, without escape codes. */
  private Optional<String> line() throws IOException {
    return in.next()
        .map(line -> line.substring(0, Math.min(LONGEST, line.length())))
        .map(line -> CONTROLS.matcher(line).replaceAll(" "));
  }
}

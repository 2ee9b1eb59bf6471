package zermelo.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jline.reader.Candidate;
import org.jline.reader.CompletingParsedLine;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import zermelo.cli.shell.Console;

/**
 * Reads lines at a terminal, with editing, history and completion by JLine. Ctrl-D and Ctrl-C at
 * the prompt end the input.
 */
public final class TerminalLineInput implements LineInput {
  private static final int MAX_CANDIDATES = 200;

  private final Console console;
  private final Terminal terminal;
  private final LineReader reader;
  private Supplier<List<String>> completions = List::of;

  public TerminalLineInput(Console console) {
    this.console = console;
    try {
      // Without a probe for grapheme clusters: a slow terminal's reply would appear as typed text.
      this.terminal =
          TerminalBuilder.builder().system(true).provider("exec").graphemeCluster(false).build();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    this.reader = reader(terminal);
  }

  /** Uses a given terminal, for tests. */
  TerminalLineInput(Console console, Terminal terminal) {
    this.console = console;
    this.terminal = terminal;
    this.reader = reader(terminal);
  }

  private LineReader reader(Terminal at) {
    return LineReaderBuilder.builder()
        .terminal(at)
        .parser((line, cursor, context) -> new WholeLine(line, cursor))
        .completer(
            (any, typed, candidates) ->
                completions.get().stream()
                    .filter(text -> text.startsWith(typed.line()))
                    .limit(MAX_CANDIDATES)
                    .map(text -> new Candidate(text, text, null, null, null, null, false))
                    .forEach(candidates::add))
        .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
        .variable(LineReader.BELL_STYLE, "none")
        .build();
  }

  @Override
  public Optional<String> ask(String prompt, Supplier<List<String>> possible) {
    completions = possible;
    console.out().flush();
    try {
      return Optional.of(reader.readLine(prompt));
    } catch (EndOfFileException | UserInterruptException left) {
      return Optional.empty();
    }
  }

  @Override
  public boolean typed() {
    return true;
  }

  @Override
  public void close() {
    try {
      terminal.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A line as one word, so that a move such as {@code heap 2: take 3} is completed as a whole. */
  private record WholeLine(String line, int cursor) implements CompletingParsedLine {
    @Override
    public String word() {
      return line;
    }

    @Override
    public int wordCursor() {
      return cursor;
    }

    @Override
    public int wordIndex() {
      return 0;
    }

    @Override
    public List<String> words() {
      return List.of(line);
    }

    @Override
    public CharSequence escape(CharSequence candidate, boolean complete) {
      return candidate;
    }

    @Override
    public int rawWordCursor() {
      return cursor;
    }

    @Override
    public int rawWordLength() {
      return line.length();
    }
  }
}

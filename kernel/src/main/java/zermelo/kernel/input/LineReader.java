package zermelo.kernel.input;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads lines up to a bounded length, because a stranger's input may be one line that never ends.
 */
public final class LineReader {
  private final String name;
  private final Reader in;
  private final char[] block = new char[1 << 13];
  private int at;
  private int filled;
  private final int longest;
  private long number;

  /**
   * Creates a reader.
   *
   * @param name the name of the input in messages
   * @param longest the bound in characters
   */
  public LineReader(String name, InputStream in, Charset charset, int longest) {
    this.name = name;
    this.in = new InputStreamReader(in, charset);
    this.longest = longest;
  }

  /** The next line without its end; empty at the end of the input. */
  public Optional<String> next() throws IOException {
    number++;
    if (!more()) {
      return Optional.empty();
    }
    StringBuilder line = new StringBuilder();
    while (more() && block[at] != '\n') {
      int from = at;
      while (at < filled && block[at] != '\n') {
        at++;
      }
      line.append(block, from, at - from);
      if (line.length() > longest) {
        throw new BadInput(
            "%s: line %d has more than %,d characters".formatted(name, number, longest));
      }
    }
    at++;
    if (!line.isEmpty() && line.charAt(line.length() - 1) == '\r') {
      line.setLength(line.length() - 1);
    }
    return Optional.of(line.toString());
  }

  private boolean more() throws IOException {
    if (at >= filled) {
      at = 0;
      filled = in.read(block);
    }
    return at < filled;
  }

  /** The remaining lines. */
  public Stream<String> lines() {
    return Stream.generate(this::nextUnchecked)
        .takeWhile(Optional::isPresent)
        .map(Optional::orElseThrow);
  }

  private Optional<String> nextUnchecked() {
    try {
      return next();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

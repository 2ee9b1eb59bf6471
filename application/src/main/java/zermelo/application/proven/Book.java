package zermelo.application.proven;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import zermelo.application.proven.ProvenFormat.Entry;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.solve.ProvenPositions;
import zermelo.solve.Value;

/**
 * An opening book, read from a file or shipped with the program: proven values of positions within
 * some plies of the start.
 *
 * <p>A complete book has all of these positions. A book of best lines has those that best moves of
 * one player lead to ({@link BestLines}). {@link BookBuilder} makes both.
 */
public final class Book implements ProvenPositions {
  private static final String PLIES = "plies ";
  private static final String BEST_LINES = " of best lines";
  private static final int MAX_BYTES = 1 << 27;

  private final PositionKeys keys;
  private final Map<String, Entry> entries;

  private Book(PositionKeys keys, Map<String, Entry> entries) {
    this.keys = keys;
    this.entries = Map.copyOf(entries);
  }

  /** The format of a book of so many plies, with all positions or those of best lines. */
  static ProvenFormat format(ProvenFormat game, int plies, boolean bestLines) {
    return game.with(PLIES + plies + (bestLines ? BEST_LINES : ""));
  }

  /** Reads a book of a game. Throws {@link BadInput} if it is of other rules or parameters. */
  static Book read(InputFile file, ProvenFormat game, Rules rules) {
    return parse(text(file), game, rules)
        .orElseThrow(
            () ->
                new BadInput(
                    ("%s is not a book of this game with these rules and parameters, whose books begin:"
                            + " %s; 'zermelo book' makes one")
                        .formatted(file.name(), String.join(", ", game.header()))));
  }

  /** The text of a book, which may be compressed. */
  private static String text(InputFile file) {
    try (InputStream in = file.open("an opening book")) {
      byte[] magic = in.readNBytes(2);
      if (magic.length < 2 || magic[0] != (byte) 0x1f || magic[1] != (byte) 0x8b) {
        return file.text(MAX_BYTES, "an opening book");
      }
    } catch (IOException e) {
      throw file.unreadable(e);
    }
    try (InputStream in = file.open("an opening book")) {
      return unzipped(in);
    } catch (IOException e) {
      throw file.unreadable(e);
    }
  }

  private static String unzipped(InputStream in) throws IOException {
    try (GZIPInputStream unzipped = new GZIPInputStream(in)) {
      return new String(unzipped.readNBytes(MAX_BYTES), StandardCharsets.UTF_8);
    }
  }

  /** The entries of a compressed book. */
  static Map<String, Entry> entries(byte[] zipped, ProvenFormat game) throws IOException {
    return content(unzipped(new ByteArrayInputStream(zipped)), game).orElseThrow().entries();
  }

  /** The book of a game that comes with the program, if there is one. */
  static Optional<Book> shipped(String id, ProvenFormat game, Rules rules) {
    try (InputStream in = Book.class.getResourceAsStream(id + ".book.gz")) {
      return in == null ? Optional.empty() : parse(unzipped(in), game, rules);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Parses a book. Empty if the text is no book of these rules and parameters. */
  static Optional<Book> parse(String text, ProvenFormat game, Rules rules) {
    return content(text, game).map(content -> new Book(new PositionKeys(rules), content.entries()));
  }

  private static Optional<ProvenFormat.Content> content(String text, ProvenFormat game) {
    String start = String.join("\n", game.header()) + "\n" + PLIES;
    if (!text.startsWith(start)) {
      return Optional.empty();
    }
    String plies = text.substring(start.length()).lines().findFirst().orElse("");
    return game.with(PLIES + plies).parse(text);
  }

  /** The number of its positions, equal ones counted once. */
  public int size() {
    return entries.size();
  }

  @Override
  public synchronized Optional<Value> value(Position position) {
    return Optional.ofNullable(entries.get(keys.of(position))).map(Entry::value);
  }

  /** A book is finished and keeps nothing. */
  @Override
  public void keep(Position position, Value value, long work) {}
}

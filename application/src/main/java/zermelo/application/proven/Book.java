package zermelo.application.proven;

import java.util.Map;
import java.util.Optional;
import zermelo.application.proven.ProvenFormat.Entry;
import zermelo.kernel.Position;
import zermelo.kernel.Rules;
import zermelo.kernel.input.BadInput;
import zermelo.kernel.input.InputFile;
import zermelo.solve.Value;

/** An opening book: the proven values of all positions within some plies of the start. */
public final class Book {
  private static final String PLIES = "plies ";
  private static final int MAX_BYTES = 1 << 27;

  private final PositionKeys keys;
  private final Map<String, Entry> entries;

  private Book(PositionKeys keys, Map<String, Entry> entries) {
    this.keys = keys;
    this.entries = Map.copyOf(entries);
  }

  /** The format of a book of so many plies. */
  static ProvenFormat format(ProvenFormat game, int plies) {
    return game.with(PLIES + plies);
  }

  /** Reads a book of a game. Throws {@link BadInput} if it is of other rules or parameters. */
  static Book read(InputFile file, ProvenFormat game, Rules rules) {
    String text = file.text(MAX_BYTES, "an opening book");
    return parse(text, game, rules)
        .orElseThrow(
            () ->
                new BadInput(
                    ("%s is no book of this game with these rules and parameters, which begins:"
                            + " %s; 'zermelo book' makes one")
                        .formatted(file.name(), String.join(", ", game.header()))));
  }

  /** Parses a book. Empty if the text is no book of these rules and parameters. */
  static Optional<Book> parse(String text, ProvenFormat game, Rules rules) {
    String start = String.join("\n", game.header()) + "\n" + PLIES;
    if (!text.startsWith(start)) {
      return Optional.empty();
    }
    String plies = text.substring(start.length()).lines().findFirst().orElse("");
    return game.with(PLIES + plies)
        .parse(text)
        .map(entries -> new Book(new PositionKeys(rules), entries));
  }

  /** The number of its positions, equal ones counted once. */
  public int size() {
    return entries.size();
  }

  /** The proven value of a position. */
  public synchronized Optional<Value> value(Position position) {
    return Optional.ofNullable(entries.get(keys.of(position))).map(Entry::value);
  }
}

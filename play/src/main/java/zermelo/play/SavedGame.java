package zermelo.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zermelo.kernel.input.BadInput;

/**
 * The content of a journal: the setup of a match and its events.
 *
 * <p>Each line has one word and its value. {@link Journal} stores the lines.
 *
 * <pre>
 * zermelo-play 1
 * game nim
 * players human perfect
 * match 5
 * begins 1             this player begins a game
 * set k=3              with these settings
 * start 3+5+7          at this position
 * move heap 1: take 2
 * undo
 * told                 the game is over and its result was printed
 * </pre>
 *
 * @param setup the values of the first lines, up to the first game
 * @param events all lines from the first game on
 */
public record SavedGame(Map<String, String> setup, List<Event> events) {
  private static final String FORMAT = "zermelo-play";
  private static final String VERSION = "1";
  private static final Set<String> WORDS =
      Set.of("set", "begins", "start", "move", "undo", "redo", "resign", "told");

  /** One event. */
  public record Event(String word, String value) {}

  public SavedGame {
    setup = Collections.unmodifiableMap(new LinkedHashMap<>(setup));
    events = List.copyOf(events);
  }

  /** Formats a line of a journal. Line breaks in the value are escaped. */
  public static String line(String word, String value) {
    String safe = value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
    return value.isEmpty() ? word : word + " " + safe;
  }

  /** Formats the first lines of a journal. */
  public static List<String> head(Map<String, String> setup) {
    List<String> lines = new ArrayList<>();
    lines.add(line(FORMAT, VERSION));
    setup.forEach((word, value) -> lines.add(line(word, value)));
    return lines;
  }

  /**
   * Reads a journal.
   *
   * @param name the name of the journal in messages
   */
  public static SavedGame read(String name, List<String> lines) {
    if (lines.isEmpty() || !lines.getFirst().equals(line(FORMAT, VERSION))) {
      throw new BadInput(
          name + " is not a saved game: its first line should be '" + line(FORMAT, VERSION) + "'");
    }
    Map<String, String> setup = new LinkedHashMap<>();
    List<Event> events = new ArrayList<>();
    for (String line : lines.subList(1, lines.size())) {
      int space = line.indexOf(' ');
      String word = space < 0 ? line : line.substring(0, space);
      String value = space < 0 ? "" : plain(line.substring(space + 1));
      if (WORDS.contains(word)) {
        events.add(new Event(word, value));
      } else if (events.isEmpty()) {
        setup.put(word, value);
      } else {
        int number = lines.indexOf(line) + 1;
        throw new BadInput(name + ", line " + number + ": '" + word + "' means nothing here");
      }
    }
    return new SavedGame(setup, events);
  }

  private static String plain(String value) {
    StringBuilder plain = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\\' && i + 1 < value.length()) {
        char next = value.charAt(++i);
        plain.append(next == 'n' ? '\n' : next == 'r' ? '\r' : next);
      } else {
        plain.append(c);
      }
    }
    return plain.toString();
  }
}

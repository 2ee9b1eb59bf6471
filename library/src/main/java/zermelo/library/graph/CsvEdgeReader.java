package zermelo.library.graph;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import zermelo.kernel.input.BadInput;

/**
 * Reads edges from CSV.
 *
 * <p>A line {@code a,b} is an edge from a to b. A line {@code a} is a node. A first line {@code
 * source,target} or {@code from,to} is a header. Blank lines do not count. A name may be in double
 * quotes. It must be if it has a comma, a quote (written twice) or outer blanks.
 */
final class CsvEdgeReader {
  private static final List<String> HEADERS = List.of("source,target", "from,to");

  private CsvEdgeReader() {}

  static void read(String text, Digraph.Builder graph) {
    int number = 0;
    for (String line : (Iterable<String>) text.lines()::iterator) {
      number++;
      boolean header =
          number == 1 && HEADERS.contains(line.toLowerCase(Locale.ROOT).replace(" ", ""));
      if (!line.isBlank() && !header) {
        add(line, number, graph);
      }
    }
  }

  private static void add(String line, int number, Digraph.Builder graph) {
    List<String> fields = fields(line, number);
    if (fields.size() > 2) {
      throw bad(number, "more than two names; write a,b");
    }
    if (fields.contains("")) {
      throw bad(number, "a node without a name: write a,b");
    }
    if (fields.size() == 1) {
      graph.node(fields.getFirst());
    } else {
      graph.edge(fields.getFirst(), fields.getLast());
    }
  }

  private static List<String> fields(String line, int number) {
    List<String> fields = new ArrayList<>(2);
    int at = 0;
    while (true) {
      int from = at;
      while (from < line.length() && line.charAt(from) == ' ') {
        from++;
      }
      boolean quoted = from < line.length() && line.charAt(from) == '"';
      int close = quoted ? closing(line, from, number) : from;
      int comma = line.indexOf(',', close);
      int end = comma < 0 ? line.length() : comma;
      if (quoted && !line.substring(close + 1, end).isBlank()) {
        throw bad(number, "there is text after the closing quote");
      }
      fields.add(
          quoted
              ? line.substring(from + 1, close).replace("\"\"", "\"")
              : line.substring(from, end).strip());
      if (comma < 0 || fields.size() > 2) {
        return fields;
      }
      at = comma + 1;
    }
  }

  /** Returns the end of the quote that opens at {@code from}. Two quotes inside stand for one. */
  private static int closing(String line, int from, int number) {
    for (int at = line.indexOf('"', from + 1); at >= 0; at = line.indexOf('"', at + 2)) {
      if (at + 1 == line.length() || line.charAt(at + 1) != '"') {
        return at;
      }
    }
    throw bad(number, "a quote is not closed");
  }

  private static BadInput bad(int number, String what) {
    return new BadInput("line %d: %s".formatted(number, what));
  }
}

package zermelo.library.definition;

import java.util.LinkedHashMap;
import java.util.Map;

/** Reads parameters, the size of the board, off the text of a position. */
@FunctionalInterface
public interface BoardSizeReader {
  /** Returns the parameters that the text seems to show. Parsing checks the rest. */
  Map<String, Integer> of(String text);

  /** Reads rows of characters with slashes between them. One parameter may stand for both sizes. */
  static BoardSizeReader board(String rows, String columns) {
    return text -> {
      String board = withoutTurn(text);
      String[] lines = board.split("/", -1);
      Map<String, Integer> shown = new LinkedHashMap<>();
      shown.put(rows, lines.length);
      shown.put(columns, lines[0].length());
      return shown;
    };
  }

  /** Reads a drawing of dots and edges, with the boxes between them. */
  static BoardSizeReader boxes(String rows, String columns) {
    BoardSizeReader board = board(rows, columns);
    return text -> {
      Map<String, Integer> shown = board.of(text);
      shown.replaceAll((name, size) -> Math.max(1, size / 2));
      return shown;
    };
  }

  /** Reads the length of the first list in brackets, and its first element if that has a name. */
  static BoardSizeReader list(String length, String first) {
    return text -> {
      Map<String, Integer> shown = new LinkedHashMap<>();
      int open = text.indexOf('[');
      int close = text.indexOf(']');
      if (open >= 0 && close > open + 1) {
        String[] items = text.substring(open + 1, close).split(",", -1);
        shown.put(length, items.length);
        if (!first.isEmpty() && items[0].strip().matches("\\d{1,9}")) {
          shown.put(first, Math.max(1, Integer.parseInt(items[0].strip())));
        }
      }
      return shown;
    };
  }

  private static String withoutTurn(String text) {
    int colon = text.indexOf(':');
    return (colon < 0 ? text : text.substring(0, colon)).strip();
  }
}

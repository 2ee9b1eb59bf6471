package zermelo.acceptance.boards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** A position as text: parts of a sum, and the player to move after a colon. */
final class PositionText {
  private static final String EMPTY = "0";

  private PositionText() {}

  /** Returns whether the text says that Right is to move. */
  static boolean right(String position) {
    return position.endsWith(":R");
  }

  /** Returns the text without the player to move. */
  static String bare(String position) {
    int colon = position.indexOf(':');
    return colon < 0 ? position : position.substring(0, colon);
  }

  /** Writes a position with the player to move; an empty text becomes {@code 0}. */
  static String write(String bare, boolean right) {
    return (bare.isEmpty() ? EMPTY : bare) + (right ? ":R" : "");
  }

  /** Returns the parts of a sum; {@code 0} has none. */
  static List<String> parts(String position) {
    String bare = bare(position);
    return bare.equals(EMPTY) ? List.of() : List.of(bare.split("\\+"));
  }

  /** Returns the text with other parts in the place of part {@code index}. */
  static String replaced(List<String> parts, int index, List<String> by) {
    List<String> all = new ArrayList<>(parts.subList(0, index));
    all.addAll(by);
    all.addAll(parts.subList(index + 1, parts.size()));
    return String.join("+", all);
  }

  /**
   * Returns the position with the parts of its sum in a fixed order. Empty heaps are left out: a
   * game may show them or not.
   */
  static String sorted(String position) {
    String bare = bare(position);
    String parts =
        Arrays.stream(bare.split("\\+"))
            .filter(part -> !part.equals(EMPTY))
            .sorted()
            .collect(Collectors.joining("+"));
    return (parts.isEmpty() ? EMPTY : parts) + position.substring(bare.length());
  }
}

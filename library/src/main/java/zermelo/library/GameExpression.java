package zermelo.library;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.Settings;
import zermelo.kernel.input.BadInput;

/**
 * One game with a position, or a sum of several, as one text.
 *
 * <p>Examples: {@code take-away(k=3) 15}, {@code nim 3+5 + kayles 7}. A plus sign with spaces
 * around it and a name after it starts the next game. Any other plus belongs to a position.
 *
 * @param terms the games in order, at least one
 */
public record GameExpression(List<Term> terms) {
  /** One game: its name, its settings, and a position. An empty position is the start. */
  public record Term(String game, Settings settings, String position) {}

  public GameExpression {
    terms = List.copyOf(terms);
  }

  public static GameExpression parse(String text) {
    if (text.isBlank()) {
      throw new BadInput("there is nothing to solve: write a game and a position, nim 3+5+7");
    }
    List<Term> terms = new ArrayList<>();
    int from = 0;
    for (int at = text.indexOf(" + "); at >= 0; at = text.indexOf(" + ", at + 1)) {
      if (beginsGame(text, at + 3)) {
        terms.add(term(text.substring(from, at), text));
        from = at + 3;
      }
    }
    terms.add(term(text.substring(from), text));
    return new GameExpression(terms);
  }

  private static boolean beginsGame(String text, int at) {
    int first = at;
    while (first < text.length() && text.charAt(first) == ' ') {
      first++;
    }
    if (first == text.length()) {
      return true; // nothing after the plus: reported as a missing game
    }
    char c = text.charAt(first);
    boolean name = Character.isLetter(c) || c == '/' || c == '~';
    boolean path =
        c == '.' && first + 1 < text.length() && "./".indexOf(text.charAt(first + 1)) >= 0;
    return name || path;
  }

  private static Term term(String part, String whole) {
    String text = part.strip();
    int end = 0;
    while (end < text.length() && text.charAt(end) != ' ' && text.charAt(end) != '(') {
      end++;
    }
    String game = text.substring(0, end);
    if (game.isEmpty()) {
      throw new BadInput("'" + whole + "' lacks a game: write for example nim 3+5 + kayles 7");
    }
    Settings settings = Settings.NONE;
    if (end < text.length() && text.charAt(end) == '(') {
      int close = text.indexOf(')', end);
      if (close < 0) {
        throw new BadInput(
            "'" + text + "' has no closing ')': write for example take-away(k=3) 15");
      }
      settings = Settings.parse(settings(text.substring(end + 1, close)));
      end = close + 1;
    }
    return new Term(game, settings, text.substring(end).strip());
  }

  /** Splits {@code k=3,set={1,4}} at the commas outside braces. */
  private static List<String> settings(String text) {
    List<String> found = new ArrayList<>();
    int depth = 0;
    int from = 0;
    for (int at = 0; at < text.length(); at++) {
      char c = text.charAt(at);
      depth += c == '{' ? 1 : c == '}' ? -1 : 0;
      if (c == ',' && depth == 0) {
        found.add(text.substring(from, at).strip());
        from = at + 1;
      }
    }
    if (!text.isBlank()) {
      found.add(text.substring(from).strip());
    }
    return found;
  }
}

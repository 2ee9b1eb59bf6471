package zermelo.library.boards.representation;

import java.util.ArrayList;
import java.util.List;
import zermelo.kernel.input.BadInput;

/** Parses numbers and lists of numbers, {@code [5,5,3]}, from left to right. */
public final class NumberListParser {
  private final String game;
  private final String text;
  private int at;

  public NumberListParser(String game, String text) {
    this.game = game;
    this.text = text;
  }

  /** Reads a list in brackets, which may be empty. */
  public int[] list() {
    expect('[');
    List<Integer> numbers = new ArrayList<>();
    if (!take(']')) {
      do {
        numbers.add(number());
      } while (take(','));
      expect(']');
    }
    return numbers.stream().mapToInt(Integer::intValue).toArray();
  }

  /** Reads a number from 0 to a billion. */
  public int number() {
    skipBlanks();
    int from = at;
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (from == at) {
      throw wanted("a number");
    }
    String digits = text.substring(from, at);
    if (digits.length() > 9) {
      throw bad("the number " + digits + " is too large");
    }
    return Integer.parseInt(digits);
  }

  /** Reads this character if it comes next. Returns whether it did. */
  public boolean take(char wanted) {
    skipBlanks();
    boolean here = at < text.length() && text.charAt(at) == wanted;
    at += here ? 1 : 0;
    return here;
  }

  public void expect(char wanted) {
    if (!take(wanted)) {
      throw wanted("'" + wanted + "'");
    }
  }

  /** Returns the unread rest. */
  String rest() {
    return text.substring(at);
  }

  public void end() {
    skipBlanks();
    if (at < text.length()) {
      throw wanted("the end");
    }
  }

  /** Returns the exception for numbers that make no sense. */
  public BadInput bad(String what) {
    return new BadInput("%s: '%s': %s".formatted(game, text, what));
  }

  private BadInput wanted(String what) {
    String found = at < text.length() ? "'" + text.charAt(at) + "'" : "the end";
    return bad("%s is wanted at character %d, not %s".formatted(what, at + 1, found));
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) == ' ') {
      at++;
    }
  }
}

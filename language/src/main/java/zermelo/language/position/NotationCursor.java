package zermelo.language.position;

import java.util.ArrayList;
import java.util.List;
import zermelo.language.parameter.InputExcerpt;

/** Reads the text of a position from left to right. */
final class NotationCursor {
  private final ComponentNotation notation;
  private final String text;
  private int at;

  NotationCursor(ComponentNotation notation, String text) {
    this.notation = notation;
    this.text = text;
  }

  long number(String name) {
    blanks();
    int from = at;
    if (at < text.length() && text.charAt(at) == '-') {
      at++;
    }
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    String digits = text.substring(from, at);
    if (digits.isEmpty() || digits.equals("-")) {
      throw notation.bad(
          text, "expected a number for " + name + " " + here(from) + "; " + notation.shape());
    }
    try {
      return Long.parseLong(digits);
    } catch (NumberFormatException past) {
      throw notation.bad(
          text, InputExcerpt.of(digits) + " is past 2^63-1, the largest number there is");
    }
  }

  List<Long> elements(char open, char close, String name) {
    blanks();
    if (at >= text.length() || text.charAt(at) != open) {
      throw notation.bad(
          text, "expected '" + open + "' for " + name + " " + here(at) + "; " + notation.shape());
    }
    at++;
    List<Long> elements = new ArrayList<>();
    blanks();
    if (at < text.length() && text.charAt(at) == close) {
      at++;
      return elements;
    }
    do {
      elements.add(number(name));
    } while (comma());
    if (at >= text.length() || text.charAt(at) != close) {
      throw notation.bad(text, "expected ',' or '" + close + "' " + here(at));
    }
    at++;
    return elements;
  }

  /** The text up to the next comma that is outside brackets. */
  String board() {
    int from = at;
    int open = 0;
    while (at < text.length() && (open > 0 || text.charAt(at) != ',')) {
      open += text.charAt(at) == '[' ? 1 : text.charAt(at) == ']' ? -1 : 0;
      at++;
    }
    return text.substring(from, at).strip();
  }

  boolean ended() {
    blanks();
    return at >= text.length();
  }

  boolean comma() {
    blanks();
    if (at < text.length() && text.charAt(at) == ',') {
      at++;
      return true;
    }
    return false;
  }

  void end(boolean more) {
    blanks();
    if (more || at < text.length()) {
      throw notation.bad(text, "there is too much " + here(at) + "; " + notation.shape());
    }
  }

  private void blanks() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
  }

  private String here(int index) {
    return index >= text.length()
        ? "at the end"
        : "at character " + (index + 1) + ", found '" + text.charAt(index) + "'";
  }
}

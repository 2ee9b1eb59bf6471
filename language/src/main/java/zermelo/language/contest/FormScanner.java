package zermelo.language.contest;

import zermelo.language.syntax.Diagnostic;
import zermelo.language.syntax.Span;

/** Reads the text of an {@code input} or {@code output} declaration from left to right. */
final class FormScanner {
  private final String text;
  private final int start;
  private int at;

  /**
   * Reads a text.
   *
   * @param start the offset of the text in its source, for messages
   */
  FormScanner(String text, int start) {
    this.text = text;
    this.start = start;
  }

  /** Thrown at the first problem. */
  static final class Problem extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final transient Diagnostic diagnostic;

    Problem(Diagnostic diagnostic) {
      super(diagnostic.message(), null, false, false);
      this.diagnostic = diagnostic;
    }

    Diagnostic diagnostic() {
      return diagnostic;
    }
  }

  /** Skips blanks. Returns the next character without taking it; 0 at the end. */
  char peek() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at < text.length() ? text.charAt(at) : 0;
  }

  boolean atEnd() {
    return peek() == 0;
  }

  int place() {
    peek();
    return at;
  }

  /** Takes these characters if they come next. */
  boolean accept(String symbol) {
    if (atEnd() || !text.startsWith(symbol, at)) {
      return false;
    }
    at += symbol.length();
    return true;
  }

  void expect(String symbol, String why) {
    if (!accept(symbol)) {
      throw unexpected("'" + symbol + "'" + why);
    }
  }

  boolean atName() {
    return Character.isLetter(peek()) || peek() == '_';
  }

  boolean atNumber() {
    return Character.isDigit(peek());
  }

  /** Takes a name: letters, digits, underscores, and hyphens between letters. */
  String name() {
    int from = place();
    while (at < text.length() && isNamePart(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
  }

  private boolean isNamePart(char next) {
    return Character.isLetterOrDigit(next)
        || next == '_'
        || (next == '-'
            && Character.isLetter(text.charAt(at - 1))
            && at + 1 < text.length()
            && Character.isLetter(text.charAt(at + 1)));
  }

  /** Takes a number; {@code 10^9} is one too. */
  long number() {
    int from = place();
    try {
      long value = Long.parseLong(digits());
      if (at < text.length() && text.charAt(at) == '^') {
        at++;
        long base = value;
        value = 1;
        for (long i = Long.parseLong(digits()); i > 0 && base > 1; i--) {
          value = Math.multiplyExact(value, base);
        }
      }
      return value;
    } catch (ArithmeticException | NumberFormatException e) {
      throw problem(from, "a number is at most 2^63-1: 9223372036854775807");
    }
  }

  private String digits() {
    int from = at;
    while (at < text.length() && Character.isDigit(text.charAt(at))) {
      at++;
    }
    return text.substring(from, at);
  }

  /** Takes a sum with a number, such as {@code + 1}; without one, 0. */
  long offset() {
    boolean minus = accept("-");
    if (!minus && !accept("+")) {
      return 0;
    }
    if (!atNumber()) {
      throw unexpected("a number");
    }
    return minus ? -number() : number();
  }

  /** Whether another piece of an output follows without a blank. */
  boolean goesOn() {
    return at < text.length() && !Character.isWhitespace(text.charAt(at)) && text.charAt(at) != '|';
  }

  /** Takes characters up to a blank or one of these. A text in quotes may have blanks. */
  String word(String stops) {
    int from = place();
    if (peek() == '"') {
      int end = text.indexOf('"', at + 1);
      if (end < 0) {
        throw problem(from, "the closing \" is missing");
      }
      at = end + 1;
      return text.substring(from + 1, end);
    }
    while (at < text.length()
        && !Character.isWhitespace(text.charAt(at))
        && stops.indexOf(text.charAt(at)) < 0) {
      at++;
    }
    return text.substring(from, at);
  }

  /** Goes back to a place. */
  void back(int place) {
    at = place;
  }

  Problem unexpected(String wanted) {
    int from = place();
    String found = atEnd() ? "the end" : "'" + word("") + "'";
    return problem(from, "expected " + wanted + "; found " + found);
  }

  /** Returns the problem with the text from a place to here. */
  Problem problem(int from, String message) {
    int to = Math.max(from + 1, at);
    return new Problem(new Diagnostic(new Span(start + from, start + to), message));
  }
}

package zermelo.application.words;

import zermelo.kernel.Outcome;

/** Adds colours to text, or none: green for a win, red for a loss, yellow for neither. */
public record AnsiColours(boolean colours) {
  public String outcome(Outcome outcome, String text) {
    return switch (outcome) {
      case WIN -> code("32", text);
      case LOSE -> code("31", text);
      case TIE, DRAW -> code("33", text);
    };
  }

  /** Adds an ANSI code to the text. Blank text stays as it is. */
  public String code(String code, String text) {
    return !colours || text.isBlank() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}

package zermelo.application.words;

import zermelo.kernel.Outcome;

/** Colours, or none; for what is good and bad: green wins, red loses, yellow does neither. */
public record AnsiColours(boolean colours) {
  public String outcome(Outcome outcome, String text) {
    return switch (outcome) {
      case WIN -> code("32", text);
      case LOSE -> code("31", text);
      case TIE, DRAW -> code("33", text);
    };
  }

  /** The text with an ANSI code of its own; blanks need none. */
  public String code(String code, String text) {
    return !colours || text.isBlank() ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
  }
}

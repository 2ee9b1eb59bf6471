package zermelo.language.syntax;

import java.util.Comparator;
import java.util.List;

/** Something wrong with a text: where, what was found, and what would be right. */
public record Diagnostic(Span span, String message) {
  /** No more problems than this are printed: the first ones are what a person can use. */
  private static final int MOST = 20;

  /** Of a longer line only a stretch around the place is shown. */
  private static final int WIDEST = 120;

  /** The problem as a person reads it: place, message, the line, and a caret under the place. */
  public String render(Source source) {
    String line = source.lineText(span.from());
    int column = Math.min(source.column(span.from()) - 1, line.length());
    int first = line.length() <= WIDEST ? 0 : Math.max(0, column - WIDEST / 2);
    String shown = line.substring(first, Math.min(line.length(), first + WIDEST));
    int place = column - first;
    int width = Math.clamp(span.to() - span.from(), 1, Math.max(1, shown.length() - place));
    String pad = shown.substring(0, place).replaceAll("[^\t]", " ");
    return source.place(span)
        + ": "
        + message
        + "\n    "
        + printable(shown)
        + "\n    "
        + pad
        + "^".repeat(width);
  }

  /**
   * Each problem once, in the order of the text: a name that stands for a wrong expression shows
   * the same problem wherever it is used.
   */
  public static List<Diagnostic> different(List<Diagnostic> problems) {
    return problems.stream()
        .distinct()
        .sorted(Comparator.comparingInt(problem -> problem.span().from()))
        .toList();
  }

  /** All problems, in the order of the text, with a line that counts them. */
  public static String render(Source source, List<Diagnostic> problems) {
    List<Diagnostic> different = different(problems);
    StringBuilder text = new StringBuilder();
    different.stream()
        .limit(MOST)
        .forEach(problem -> text.append(problem.render(source)).append('\n'));
    if (different.size() > MOST) {
      text.append("... and ").append(different.size() - MOST).append(" more\n");
    }
    return text.append(different.size() == 1 ? "1 error" : different.size() + " errors")
        .append(" in ")
        .append(source.name())
        .toString();
  }

  /** A text of a stranger may not steer the terminal on which it is shown. */
  static String printable(String text) {
    return text.replaceAll("[\\p{Cntrl}&&[^\t]]", "\uFFFD");
  }
}

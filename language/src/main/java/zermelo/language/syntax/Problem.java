package zermelo.language.syntax;

import java.util.List;

/** Something wrong with a text: where, what was found, and what would be right. */
public record Problem(Span span, String message) {
  /** The problem as a person reads it: place, message, the line, and a caret under the place. */
  public String render(Source source) {
    String line = source.lineText(span.from());
    int column = source.column(span.from());
    int width = Math.max(1, Math.min(span.to() - span.from(), line.length() - column + 1));
    String pad = line.substring(0, Math.min(column - 1, line.length())).replaceAll("[^\t]", " ");
    return source.place(span)
        + ": "
        + message
        + "\n    "
        + line
        + "\n    "
        + pad
        + "^".repeat(width);
  }

  /** All problems, in the order of the text, with a line that counts them. */
  public static String render(Source source, List<Problem> problems) {
    StringBuilder text = new StringBuilder();
    problems.stream()
        .sorted((a, b) -> Integer.compare(a.span().from(), b.span().from()))
        .forEach(problem -> text.append(problem.render(source)).append('\n'));
    int count = problems.size();
    return text.append(count == 1 ? "1 error" : count + " errors")
        .append(" in ")
        .append(source.name())
        .toString();
  }
}

package zermelo.language.syntax;

import java.util.Comparator;
import java.util.List;

/** A problem in a text: where it is, what was found, and what would be right. */
public record Diagnostic(Span span, String message) {
  /** The largest number of problems to print. The first ones are the useful ones. */
  private static final int MAX_PROBLEMS = 20;

  /** Of a longer line, only the part around the place is shown. */
  private static final int WIDEST = 120;

  /** Formats the problem for a person: place, message, line, and a caret under the place. */
  public String render(Source source) {
    String line = source.lineText(span.from());
    if (line.isBlank()) {
      return source.place(span) + ": " + message;
    }
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
   * Removes duplicates and sorts by place.
   *
   * <p>A name that stands for a wrong expression reports the same problem wherever it is used.
   */
  public static List<Diagnostic> different(List<Diagnostic> problems) {
    return problems.stream()
        .distinct()
        .sorted(Comparator.comparingInt(problem -> problem.span().from()))
        .toList();
  }

  /** Formats all problems, in the order of the text, followed by their number. */
  public static String render(Source source, List<Diagnostic> problems) {
    List<Diagnostic> different = different(problems);
    StringBuilder text = new StringBuilder();
    different.stream()
        .limit(MAX_PROBLEMS)
        .forEach(problem -> text.append(problem.render(source)).append('\n'));
    if (different.size() > MAX_PROBLEMS) {
      text.append("... and ").append(different.size() - MAX_PROBLEMS).append(" more\n");
    }
    return text.append(different.size() == 1 ? "1 error" : different.size() + " errors")
        .append(" in ")
        .append(source.name())
        .toString();
  }

  /** Replaces control characters, so that an untrusted text cannot steer the terminal. */
  static String printable(String text) {
    return text.replaceAll("[\\p{Cntrl}&&[^\t]]", "\uFFFD");
  }
}

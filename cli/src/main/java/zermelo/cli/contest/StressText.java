package zermelo.cli.contest;

import java.util.List;
import java.util.stream.Collectors;

/** Formats the report of {@code stress}. */
final class StressText {
  private static final int LINES = 20;
  private static final int WIDTH = 200;

  private StressText() {}

  static String noDifference(String format, FailureSearch hunt, FailureSearch.Request wanted) {
    int tried = hunt.small().cases() + hunt.random().cases();
    StringBuilder text = new StringBuilder(format + ": no difference in " + tried);
    text.append(hunt.isCutShort() ? " of " + wanted.cases() : "").append(" cases.\n");
    text.append("  ").append(line("small", hunt.small())).append('\n');
    text.append("  ").append(line("random", hunt.random()));
    text.append("; seed ").append(wanted.seed()).append('\n');
    hunt.stopsAt()
        .ifPresent(
            sizes ->
                text.append("An input with ")
                    .append(sizes)
                    .append(" took too long to solve, so the others are smaller.\n"));
    if (hunt.isCutShort()) {
      text.append("The time ended before the cases did; --budget 5m gives more.\n");
    }
    return text.toString();
  }

  private static String line(String kind, TrialStatistics tried) {
    return tried.cases() + " " + kind + (tried.cases() > 0 ? ": " + tried.sizes() : "");
  }

  /** Formats the smallest failure; {@code saved} names its files in the headings. */
  static String failure(String format, StressFailure failure, SavedFiles saved, long seed) {
    StringBuilder text = new StringBuilder(format + ": " + failure.kind().words());
    text.append(failure.detail().isEmpty() ? "" : " (" + failure.detail() + ")");
    text.append(". The smallest input found (seed ").append(seed).append("):\n");
    text.append(block("input" + saved.input(), failure.input()));
    text.append(block("right" + saved.right(), failure.right()));
    text.append(block("printed", failure.printed()));
    if (!failure.errors().isBlank()) {
      text.append(block("errors", failure.errors()));
    }
    return text.toString();
  }

  /**
   * The files of a failure.
   *
   * @param input the text after the heading of the input, or empty
   * @param right the text after the heading of the correct output, or empty
   */
  record SavedFiles(String input, String right) {}

  private static String block(String heading, String content) {
    List<String> lines = content.lines().limit(LINES + 1).toList();
    String shown = lines.stream().limit(LINES).map(StressText::line).collect(Collectors.joining());
    return "\n"
        + heading
        + (content.isBlank() ? ": nothing\n" : ":\n" + shown)
        + (lines.size() > LINES ? "  ...\n" : "");
  }

  /** Returns a line that is safe on a terminal, whatever the program printed. */
  private static String line(String line) {
    String cut = line.length() > WIDTH ? line.substring(0, WIDTH) + "..." : line;
    return ("  " + cut.replaceAll("\\p{Cntrl}", "?")).stripTrailing() + "\n";
  }
}

package zermelo.application.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Small things that sentences are made of. */
public final class TextFormatting {
  public static final int WIDTH = 100;
  private static final int SHORTEST_RUN = 3;

  private TextFormatting() {}

  /** Text in lines that fit a screen; what is longer than a line stays whole. */
  public static List<String> wrapped(String text) {
    return wrapped(text, WIDTH);
  }

  /** The same, set in from the left. */
  public static List<String> indented(String text) {
    return wrapped(text, WIDTH - 2).stream().map(line -> "  " + line).toList();
  }

  private static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }

  public static String capital(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  public static String plies(int plies) {
    return plies == 1 ? "1 ply" : plies + " plies";
  }

  /** A long text with its middle cut out. */
  public static String shortened(String text, int most) {
    int kept = (most - 3) / 2;
    return text.length() <= most
        ? text
        : text.substring(0, kept) + "..." + text.substring(text.length() - kept);
  }

  /** As many as fit, and how many there are besides. */
  public static String some(List<String> texts, String joint, int width) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < texts.size(); i++) {
      int rest = texts.size() - i;
      String next = (i == 0 ? "" : joint) + texts.get(i);
      boolean last = rest == 1;
      if (i > 0 && line.length() + next.length() + (last ? 0 : 14) > width) {
        return line + joint + "and " + rest + " more";
      }
      line.append(next);
    }
    return line.toString();
  }

  /** Ascending numbers with commas; three or more in a row as {@code 1..3}. */
  public static String runs(List<Long> numbers) {
    List<String> runs = new ArrayList<>();
    for (int from = 0; from < numbers.size(); ) {
      int to = from + 1;
      while (to < numbers.size() && numbers.get(to) == numbers.get(to - 1) + 1) {
        to++;
      }
      if (to - from > SHORTEST_RUN) {
        runs.add(numbers.get(from) + ".." + numbers.get(to - 1));
      } else {
        numbers.subList(from, to).forEach(number -> runs.add(number.toString()));
      }
      from = to;
    }
    return some(runs, ", ", WIDTH);
  }

  /** A text with blanks behind it, so wide at least. */
  public static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  public static int widest(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(0);
  }
}

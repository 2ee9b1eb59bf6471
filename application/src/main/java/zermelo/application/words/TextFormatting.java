package zermelo.application.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Formats text: wraps, shortens and joins. */
public final class TextFormatting {
  public static final int WIDTH = 100;

  private TextFormatting() {}

  /** Breaks text into lines that fit the screen. A word longer than a line stays whole. */
  public static List<String> wrapped(String text) {
    return wrapped(text, WIDTH);
  }

  /** Breaks text into indented lines. */
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

  /** Cuts out the middle of a long text. */
  public static String shortened(String text, int most) {
    int kept = (most - 3) / 2;
    return text.length() <= most
        ? text
        : text.substring(0, kept) + "..." + text.substring(text.length() - kept);
  }

  /** Joins as many texts as fit, and appends the number of the others. */
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

  /** Joins ascending numbers with commas. Four or more consecutive numbers become {@code 1..4}. */
  public static String runs(List<Long> numbers) {
    return some(runs(numbers, 4), ", ", WIDTH);
  }

  /** Returns numbers as texts; {@code shortest} or more consecutive numbers become one run. */
  public static List<String> runs(List<Long> numbers, int shortest) {
    List<String> runs = new ArrayList<>();
    for (int from = 0; from < numbers.size(); ) {
      int to = from + 1;
      while (to < numbers.size() && numbers.get(to) == numbers.get(to - 1) + 1) {
        to++;
      }
      if (to - from >= shortest) {
        runs.add(numbers.get(from) + ".." + numbers.get(to - 1));
      } else {
        numbers.subList(from, to).forEach(number -> runs.add(number.toString()));
      }
      from = to;
    }
    return runs;
  }

  /** Appends spaces up to this width. */
  public static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  /** Puts spaces in front up to this width. */
  public static String padLeft(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  /** Prints a number with commas between thousands. */
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  public static int widest(List<String> texts) {
    return texts.stream().mapToInt(String::length).max().orElse(0);
  }
}

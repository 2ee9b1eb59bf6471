package zermelo.insight.survey;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zermelo.kernel.input.BadInput;

/** The lengths of the lists in a survey. */
public record LengthRange(int least, int most) {
  /** The lengths unless the user gives others. */
  public static final LengthRange USUAL = new LengthRange(0, 3);

  private static final Pattern PATTERN = Pattern.compile("(\\d{1,4})(?:\\.\\.(\\d{1,4}))?");

  /**
   * Parses a length, {@code 4}, or a range, {@code 2..4}; "" stands for the usual lengths.
   *
   * @param longest the largest length that is allowed
   */
  public static LengthRange read(String text, int longest) {
    if (text.isEmpty()) {
      return USUAL;
    }
    Matcher lengths = PATTERN.matcher(text);
    if (lengths.matches()) {
      int least = Integer.parseInt(lengths.group(1));
      int most = lengths.group(2) == null ? least : Integer.parseInt(lengths.group(2));
      if (least <= most && most <= longest) {
        return new LengthRange(least, most);
      }
    }
    throw new BadInput(
        "'%s' is not a length of lists: it is a number from 0 to %d, or a range such as 2..4"
            .formatted(text, longest));
  }

  /** Returns the range as a user types it. */
  public String text() {
    return least == most ? Integer.toString(least) : least + ".." + most;
  }

  /** Describes the lists: {@code lists of at most 3 numbers}. */
  String words() {
    String numbers = most == 1 ? " number" : " numbers";
    if (least == most) {
      return "lists of " + most + numbers;
    }
    return least == 0
        ? "lists of at most " + most + numbers
        : "lists of %d to %d numbers".formatted(least, most);
  }
}

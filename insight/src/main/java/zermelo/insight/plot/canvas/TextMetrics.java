package zermelo.insight.plot.canvas;

/**
 * Estimates the widths of texts, rather too large than too small, because viewers have their own
 * fonts. Also shortens texts to a width and formats numbers.
 */
public final class TextMetrics {
  private static final String NARROW = " .,:;'|!()[]{}ijlftrI-*1";
  private static final String WIDE = "mwMW@%…";

  private TextMetrics() {}

  public static double width(String text, double size) {
    double ems = 0;
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      boolean digit = letter >= '0' && letter <= '9';
      ems +=
          digit
              ? 0.64
              : NARROW.indexOf(letter) >= 0
                  ? 0.4
                  : WIDE.indexOf(letter) >= 0 ? 1.0 : letter < 'a' ? 0.72 : 0.62;
    }
    return ems * size;
  }

  /** Shortens the text to the given width. */
  public static String fitting(String text, double size, double room) {
    if (width(text, size) <= room) {
      return text;
    }
    int end = text.length();
    while (end > 0 && width(text.substring(0, end) + "…", size) > room) {
      end--;
    }
    return text.substring(0, end).stripTrailing() + "…";
  }

  /** Formats a whole number with commas between thousands. */
  public static String number(long number) {
    String digits = Long.toString(number);
    StringBuilder text = new StringBuilder(digits);
    for (int at = digits.length() - 3; at > (number < 0 ? 1 : 0); at -= 3) {
      text.insert(at, ',');
    }
    return text.toString();
  }
}

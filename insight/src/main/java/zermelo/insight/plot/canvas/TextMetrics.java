package zermelo.insight.plot.canvas;

/** How much room texts need. Viewers have fonts of their own, so this is a cautious estimate. */
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

  /** The text, cut short where it would be wider than the room. */
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

  /** A whole number with commas between its thousands. */
  public static String number(long number) {
    String digits = Long.toString(number);
    StringBuilder text = new StringBuilder(digits);
    for (int at = digits.length() - 3; at > (number < 0 ? 1 : 0); at -= 3) {
      text.insert(at, ',');
    }
    return text.toString();
  }
}

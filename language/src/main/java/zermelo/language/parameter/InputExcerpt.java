package zermelo.language.parameter;

/** Quotes user input in messages: at most 80 characters, without control characters. */
public final class InputExcerpt {
  private static final int LONGEST = 80;

  private InputExcerpt() {}

  public static String of(String text) {
    String shown = text.replaceAll("\\p{Cntrl}", " ");
    return shown.length() <= LONGEST ? shown : shown.substring(0, LONGEST) + "...";
  }
}

package zermelo.language.interpret;

/** How messages quote what a person gave: not longer than a line, and nothing but characters. */
final class InputExcerpt {
  private static final int LONGEST = 80;

  private InputExcerpt() {}

  static String of(String text) {
    String shown = text.replaceAll("\\p{Cntrl}", " ");
    return shown.length() <= LONGEST ? shown : shown.substring(0, LONGEST) + "...";
  }
}

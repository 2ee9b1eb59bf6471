package zermelo.application.words;

/** Formats words of a command line for a shell. */
public final class ShellText {
  private ShellText() {}

  /** Quotes a word that a shell would split or expand. */
  public static String quoted(String word) {
    return word.matches("[A-Za-z0-9_./:=,+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}

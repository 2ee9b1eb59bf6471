package zermelo.heaps.code;

/** A code that nobody can read; the message says what is wrong with it and what would be right. */
public final class BadCode extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  BadCode(String code, String why) {
    super("'" + code + "' is no code of a game of heaps: " + why);
  }
}

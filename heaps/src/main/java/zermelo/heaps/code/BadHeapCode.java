package zermelo.heaps.code;

/** A code that nobody can read; the message says what is wrong with it and what would be right. */
public final class BadHeapCode extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  BadHeapCode(String code, String why) {
    super("'" + code + "' is no code of a game of heaps: " + why);
  }
}

package zermelo.heaps.code;

/** Thrown if a heap code cannot be parsed. Says what is wrong and what would be right. */
public final class BadHeapCode extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  BadHeapCode(String code, String why) {
    super("'" + code + "' is not the code of a heap game: " + why);
  }
}

package zermelo.web.json;

/** How many moves an answer lists: each names the whole position that it leads to. */
public final class Listed {
  private static final int MOST = 2_000;
  private static final int LEAST = 20;

  /** So many characters all those positions may have together. */
  private static final int ROOM = 1_000_000;

  private Listed() {}

  /** The number for a position that is written like this. */
  public static int most(String position) {
    return Math.clamp(ROOM / (position.length() + 1), LEAST, MOST);
  }
}

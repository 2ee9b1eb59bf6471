package zermelo.web.json;

import zermelo.kernel.input.BadInput;

/**
 * How much an answer tells. Moves name the whole position that they lead to, and so does what was
 * played, so that large positions leave room for few of them.
 */
public final class ListingLimit {
  private static final int MOST = 2_000;
  private static final int LEAST = 20;

  /** So many characters all positions of a list may have together. */
  private static final int ROOM = 1_000_000;

  /** Rules may make positions that are longer than what anybody can send. */
  private static final int LONGEST = 50_000;

  private int room = ROOM;

  /** How many moves are listed of a position that is written like this. */
  public static int most(String position) {
    return Math.clamp(ROOM / (shown(position).length() + 1), LEAST, MOST);
  }

  /** The same text; too long ones are refused. */
  public static String shown(String position) {
    if (position.length() > LONGEST) {
      throw new BadInput(
          "a position is shown only if it has at most "
              + LONGEST
              + " characters, this one has "
              + position.length());
    }
    return position;
  }

  /** Whether there is room for one more position of a list; where one was not, no later one is. */
  public boolean fits(String position) {
    room -= Math.min(room, position.length() + 1);
    return !full();
  }

  public boolean full() {
    return room == 0;
  }
}

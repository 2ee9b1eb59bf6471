package zermelo.web.json;

import zermelo.kernel.input.BadInput;

/**
 * Limits how many moves and positions an answer lists. Each move and each ply names a whole
 * position, so the limit is lower for large positions.
 */
public final class ListingLimit {
  private static final int MAX_MOVES = 2_000;
  private static final int LEAST = 20;

  /** Maximum number of characters of all positions in a list together. */
  private static final int MAX_CHARACTERS = 1_000_000;

  /** Maximum length of a position. Rules may generate positions longer than any client can send. */
  private static final int LONGEST = 50_000;

  private int room = MAX_CHARACTERS;

  /** Returns how many moves to list for a position with this notation. */
  public static int most(String position) {
    return Math.clamp(MAX_CHARACTERS / (shown(position).length() + 1), LEAST, MAX_MOVES);
  }

  /** Returns the text unchanged; refuses a text that is too long. */
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

  /**
   * Counts one more position of a list. Once this returns false, it returns false for all later
   * positions.
   */
  public boolean fits(String position) {
    room -= Math.min(room, position.length() + 1);
    return !full();
  }

  public boolean full() {
    return room == 0;
  }
}
